"""Prizes: a fund or the prizes of the places, divided exactly to the smallest coin."""

from tiebreaks.prizes.amounts import Amount
from tiebreaks.prizes.division import Division, Rule, Share
from tiebreaks.prizes.sharing import share

__all__ = ["Amount", "Division", "Rule", "Share", "share"]
