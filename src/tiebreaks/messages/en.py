"""English."""

MESSAGES = {
    # What happened in a round.
    "win": "beat {opponent}",
    "draw": "drew {opponent}",
    "loss": "lost to {opponent}",
    "short_win": "beat {opponent} before a move",
    "short_draw": "drew {opponent} before a move",
    "short_loss": "lost to {opponent} before a move",
    "adjourned": "adjourned against {opponent}",
    "forfeit_win": "won by forfeit against {opponent}",
    "forfeit_loss": "lost by forfeit to {opponent}",
    "pairing_bye": "pairing-allocated bye",
    "full_bye": "full-point bye",
    "half_bye": "half-point bye",
    "zero_bye": "zero-point bye",
    "open": "no result yet against {opponent}",
    "unpaired": "not paired",
    "own": "own value",
    # Why a value is not the plain one.
    "reason_adjusted": "adjusted from {before} for unplayed rounds",
    "reason_fore": "instead of {before}: the last round drawn",
    "reason_dummy": "dummy opponent: the own score",
    "reason_dummy_capped_by_opponent": (
        "dummy opponent: the own score {before}, but at most the opponent's {limit}"
    ),
    "reason_dummy_capped_by_draws": (
        "dummy opponent: the own score {before}, but at most {limit}, a draw in every round"
    ),
    "reason_virtual_opponent": "virtual opponent",
    "reason_forfeit_as_played": "the forfeit counts as a game",
    "reason_provisional": "provisional",
    "reason_penalty": "penalty or bonus",
    "reason_assigned_rating": "assigned rating",
    # Why a term is left out, or why there is no value.
    "reason_cut_low": "cut: the least significant",
    "reason_cut_voluntary": "cut: a voluntary unplayed round goes first",
    "reason_cut_high": "cut: the most significant",
    "reason_below_limit": "not counted: below the limit",
    "reason_not_played": "not counted: no game was played",
    "reason_no_opponent": "not counted: no opponent",
    "reason_open": "not counted: no result yet",
    "reason_unrated": "not counted: unrated",
    "reason_not_given": "none is given",
    "reason_color_unknown": "the colour of a game is not known",
    # A working.
    "heading": "{number} {name}: {title} ({code}) {total}",
    "rule": "{edition}, {article}",
    "step": "  round {round}: {what}: {value}",
    "step_against": "  round {round}: {what}, who has {score}: {value}",
    "step_without_round": "  {what}: {value}",
    "step_without_value": "  round {round}: {what}",
    "term": "{value} ({what})",
    "term_against": "{value} ({what}, {score})",
    "remark": "{step} ({remark})",
    "total": "{name}: {terms} = {total}",
    "factor_total": "{name}: {terms} = {total}; counted are opponents with at least {limit}",
    "mean": "{name}: ({terms}) / {count} = {total}",
    "rounded_mean": "{name}: ({terms}) / {count} = {mean}, rounded {total}",
    "performance": (
        "{name}: average {average} + {dp} for {score} points in {count} games, {percent} %"
        " = {total}"
    ),
    "perfect_performance": (
        "{name}: {total} is the lowest rating that expects {score} points in {count} games:"
        " {expected}, a rating lower {expected_below}"
    ),
    "perfect_performance_zero": (
        "{name}: no point in {count} games: the lowest opponent's {lowest} - 800 = {total}"
    ),
    "nothing": "nothing counts",
    "no_value": "{name}: no value, {why}",
    "no_games": "no game counts",
    "none": "no value",
    # A group.
    "group": "  tied: {members}",
    "group_alone": "  tied with nobody: nothing to order",
    "group_step": "  among {members}, by {article}:",
    "group_row": "    {number} {name}: {score}",
    "group_row_missing": ("    {number} {name}: {score}, {missing} not met: from {low} to {high}"),
    "group_result": "    order: {order}",
    "group_undivided": "    nobody is separated",
    # A comparison.
    "above": "{first} stands above {second}: {place} against {other_place}",
    "shared": "{first} and {second} share place {place}",
    "equal": "  {code}: both {value}",
    "decides": "  {code} decides: {value} against {other_value}",
    "lots": "  lots decide",
    # Two rankings.
    "versus": "{first} against {second}: {count} differences",
    "versus_none": "{first} against {second}: no difference",
    "change_place": "{number} {name}: place {first} against {second}",
    "change": "{number} {name}: {code} {first} against {second}",
    "change_step": "  round {round}: {what}: {first} against {second}",
    "not_counted": "not counted",
    # Standings.
    "place": "Place",
    "number": "No.",
    "name": "Name",
    "decided_by": "Decided by",
    "by_lots": "lots",
    "state": "{edition}, {pairing}, after round {round} of {rounds}",
    "swiss": "Swiss",
    "predetermined": "predetermined pairings",
    "provisional": "provisional: {open} game(s) without a result",
    "dropped": "{code} is dropped: {reason}",
}
