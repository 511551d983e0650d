"""The little statistics that the lab needs, from counts alone."""

from dataclasses import dataclass
from math import sqrt
from typing import Final, TypeVar

Z95: Final = 1.959963984540054  # a normal variable lies within ± this with probability 95 %

Number = TypeVar("Number", int, float)


def wilson(count: float, total: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a share: reliable near 0 and 1, unlike the normal approximation."""
    if not total:
        return 0.0, 1.0
    share = count / total
    middle = share + z * z / (2 * total)
    spread = z * sqrt(share * (1 - share) / total + z * z / (4 * total * total))
    scale = 1 + z * z / total
    # Rounding must not push the ends past what a share can be.
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def percentile(histogram: dict[Number, int], percent: int) -> Number:
    """The smallest value that at least this percentage of the counted does not exceed (nearest rank)."""
    total = sum(histogram.values())
    seen = 0
    for value in sorted(histogram):
        seen += histogram[value]
        if seen * 100 >= total * percent:
            return value
    raise ValueError("nothing was counted")


def spread(histogram: dict[Number, int]) -> dict[str, Number | None]:
    """Median and the tenth and ninetieth percentile; None where nothing was counted."""
    named = {"median": 50, "p10": 10, "p90": 90}
    return {name: percentile(histogram, percent) if histogram else None for name, percent in named.items()}


def mean(histogram: dict[Number, int]) -> float:
    """The average of what was counted."""
    return sum(value * count for value, count in histogram.items()) / sum(histogram.values())


def bins(histogram: dict[int, int], most: int = 12) -> list[tuple[int, int, int]]:
    """(from, to, count), at most `most` of equal width; the last takes the long tail."""
    low, high = min(histogram), percentile(histogram, 98)
    width = -(-(high - low + 1) // most)
    found = []
    for start in range(low, high + 1, width):
        end = start + width - 1
        if end >= high:
            end = max(histogram)
        found.append((start, end, sum(count for value, count in histogram.items() if start <= value <= end)))
    return found


@dataclass
class Mean:
    """A mean and how sure it is, from sums alone."""

    number: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.number += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.number if self.number else 0.0

    @property
    def variance(self) -> float:
        return max(self.squares / self.number - self.mean**2, 0.0) if self.number else 0.0

    @property
    def reach(self) -> float:
        """The 95 % interval to each side."""
        return Z95 * sqrt(self.variance / (self.number - 1)) if self.number > 1 else 1.0
