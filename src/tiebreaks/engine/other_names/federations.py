"""Names of tie-breaks in national federations and languages."""

from __future__ import annotations

from tiebreaks.engine.other_names.readings import Source

_US_CHESS = Source(
    "US Chess",
    {
        "Modified Median": "USCF:MMED",
        "Mod Med": "USCF:MMED",
        "34E1": "USCF:MMED",
        "Solkoff": "USCF:SOLK",
        "34E2": "USCF:SOLK",
        "Cumulative": "USCF:CUM",
        "34E3": "USCF:CUM",
        "Median": "USCF:MED",
        "Harkness": "USCF:MED",
        "Harkness Median": "USCF:MED",
        "34E4": "USCF:MED",
        "Result between tied players": "USCF:RBT",
        "34E5": "USCF:RBT",
        "Most Blacks": "USCF:BLK",
        "34E6": "USCF:BLK",
        "Kashdan": "KASH",
        "34E7": "KASH",
        "US Sonneborn-Berger": "USCF:SB",
        "34E8": "USCF:SB",
        "Cumulative of opposition": "USCF:CUMO",
        "Cumulative opposition": "USCF:CUMO",
        "Opponents' cumulative": "USCF:CUMO",
        "Cum Opp": "USCF:CUMO",
        "34E9": "USCF:CUMO",
        "Opposition's performance": "USCF:OPPERF",
        "Opponents' performance": "USCF:OPPERF",
        "Opp Perf": "USCF:OPPERF",
        "34E10": "USCF:OPPERF",
        "Average opposition": "USCF:AVGOPP",
        "Avg Opp": "USCF:AVGOPP",
        "34E11": "USCF:AVGOPP",
        "Speed play-off": "EXT:MANUAL",
        "34E12": "EXT:MANUAL",
        "Coin flip": "EXT:MANUAL",
        "34E13": "EXT:MANUAL",
        "34G1": "PTS:GP",
        "US Amateur Team": "USCF:USAT",
        "USAT": "USCF:USAT",
        "34G2": "USCF:USAT",
    },
)

_WINTD = Source(
    "WinTD",
    {
        "Adjusted cumulative": "- only the name was found",
        "Percentage": "- only the name was found",
        "Competition average": "- only the name was found",
        "IHSA": "- only the name was found",
        "Performance index": "- only the name was found",
    },
)

_GERMANY = Source(
    "Germany",
    {
        "Buchholz": "BH",
        "Mittlere Buchholz": "BH/M1",
        "Mittlere Buchholzwertung": "BH/M1",
        "Verfeinerte Buchholz": "SOB",
        "Verfeinerte Buchholzwertung": "SOB",
        "Buchholzsumme": "SOB",
        "Feinbuchholz": "SOB",
        "Feinwertung": "SOB loosely; - the word for any tie-break",
        "Sonneborn": "SB",
        "Fortschritt": "PS",
        "Fortschrittswertung": "PS",
        "Summenwertung": "PS",
        "Berliner Wertung": "BERLIN",
        "Berlin": "BERLIN",
        "BSV-Brettwertung": "- no formula was found",
        "Mannschaftspunkte": "PTS:MP",
        "Brettpunkte": "PTS:GP",
        "Anzahl Siege": "WIN",
        "Siege": "WIN",
        "Siegwertung": "WIN",
        "Schwarzpartien": "BPG",
        "Schwarzsiege": "BWG",
        "Gegnerschnitt": "ARO",
        "Punktdifferenz": "SPREAD",
    },
)

_CUTS = "up to 7 rounds; {1} with 8 to 12 rounds; {2} with 13 rounds or more"
_LOW = f"BH/C1@PAPI {_CUTS}".format("", "BH/C2@PAPI", "BH/C3@PAPI")
_BOTH = f"BH/M1@PAPI {_CUTS}".format("", "BH/M2@PAPI", "BH/M3@PAPI")

_FRANCE = Source(
    "France",
    {
        "Solkoff": "BH; BH@PAPI as Papi computes it",
        "Buchholz": "BH",
        "Bu.": "BH@PAPI",
        "Brésilien": _LOW,
        "Harkness": _BOTH,
        "Médian": _BOTH,
        "Tronqué": f"{_LOW}; {_BOTH}",
        "Tr.": f"{_LOW}; {_BOTH}",
        "Cumulatif": "PS",
        "Kashdan": "KASH@PAPI",
        "Performance Papi": "- the ratings kept within 400 points, the table interpolated",
        "Différentiel": "- game points less those of the opponents, neither below 0",
    },
)

_SPAIN = (
    Source(
        "Catalonia",
        {
            "Bucholz": "BH",
            "Bucholz total": "BH",
            "Buchholz total": "BH",
            "Brasiler": "BH/C1",
            "Bucholz brasiler": "BH/C1",
            "Mitjà": "BH/M1 up to nine rounds; BH/M2 from ten rounds on",
            "Bucholz mitjà": "BH/M1 up to nine rounds; BH/M2 from ten rounds on",
            "Acumulatiu": "PS",
            "Holandès": "BERLIN",
            "Kashdan": "KASH[2]",
        },
    ),
    Source(
        "Spain",
        {
            "Bucholz": "BH",
            "Buchholz total": "BH",
            "Progresivo": "PS",
            "Acumulativo": "PS",
            "Sistema Arranz": "ARZ",
            "Arranz": "ARZ",
            "Performance recursiva": "RPO",
            "Rendimiento recursivo": "RPO",
            "PyRP": "RPO",
            "Recursive performance": "RPO",
        },
    ),
)

_RUSSIA = Source(
    "Russia",
    {
        "Бухгольц": "BH",
        "Коэффициент Бухгольца": "BH",
        "Усечённый Бухгольц": "BH/C1",
        "Прогресс": "PS",
        "Коэффициент Прогресса": "PS",
        "Бергер": "SB",
        "Коэффициент Бергера": "SB",
        "Койя": "KS",
        "Упрощённый Бергер": "SIMPB",
        "Шмульян": "SIMPB",
        "Коэффициент Шмульяна": "SIMPB",
        "Shmulyan": "SIMPB",
        "Shmulyan-Dvorkovich": "SIMPB",
        "Рига": "- no formula was found",
        "Горин": "- no formula was found",
    },
)

_LOW_COUNTRIES = Source(
    "Netherlands",
    {
        "WP": "WP",
        "Weerstandspunten": "WP",
        "Baumbach": "BAUM",
        "Onderling resultaat": "DE/MET",
        "Keizer": "- a score that decides events, and no tie-break",
    },
)

_NORTH = Source(
    "Sweden",
    {
        "Inbördes möte": "DE/MET",
        "Antal vinster": "WIN",
        "Flest vinster": "WIN",
        "Svarta partier": "BPG",
        "Flest svarta partier": "BPG",
    },
)

_ISLES = (
    Source(
        "Ireland",
        {
            "HK": "USCF:MED",
            "MM": "USCF:MMED",
            "NB": "BPG",
            "NW": "WIN",
            "SP": "PS",
            "SR": "RSUM",
            "Harkness": "USCF:MED",
            "Modified median": "USCF:MMED",
            "ICU Buchholz": "BH@ICU",
            "ICU Sonneborn-Berger": "SB@ICU",
        },
    ),
    Source(
        "Scotland",
        {
            "Modified sum of opponents' grades": "- the opponents' grades without the lowest ones",
            "Wallace": "- the results against the lowest score groups deleted one by one",
            "Sum of progressive scores": "PS/LEX",
        },
    ),
)

_HISTORY = Source(
    "general use",
    {
        "Gelbfuhs": "HIST:GELB",
        "Gelbfuhs 1873": "HIST:GELB",
        "Neustadtl": "HIST:NEUST",
        "Neustadtl 1882": "HIST:NEUST",
        "Sonneborn 1886": "HIST:SONN86",
        "Berger 1887": "HIST:BERG87",
        "Sonneborn 1891": "- no formula was found",
        "Berger": "SB",
        "Simplified Berger": "SIMPB",
        "Dvoretsky": "SIMPB",
        "Baumbach": "BAUM",
        "Kashdan": "KASH",
        "Recursive Buchholz": "RBH",
        "Least squares": "- twice RBH",
        "LSM": "- twice RBH",
        "Colley": "- not among our tie-breaks",
        "Zermelo": "- not among our tie-breaks",
        "Progressive": "PS",
        "Progressive score": "PS",
        "Cumulative": "PS",
        "Sum of progress": "PS",
        "Sum of ratings": "RSUM",
        "Sum of opponents' ratings": "RSUM",
        "Sum of opponents' Buchholz": "SOB",
        "Sum of Buchholz": "SOB",
    },
)

FEDERATIONS = (
    _US_CHESS,
    _WINTD,
    _GERMANY,
    _FRANCE,
    *_SPAIN,
    _RUSSIA,
    _LOW_COUNTRIES,
    _NORTH,
    *_ISLES,
    _HISTORY,
)
