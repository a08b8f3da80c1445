"""The command of make_sounds.py: writes every sound, or compares, or measures what is there."""

import argparse
from pathlib import Path

import numpy as np

from tools.sounds import ogg
from tools.sounds.catalogue import CATALOGUE, Recipe, render
from tools.sounds.measure import distance, integrated, loudness, onset, peak_db
from tools.sounds.physics import RATE

SOUNDS = Path(__file__).resolve().parents[2] / "sounds"
TOLERANCE_DB = -30.0  # a stored sound may differ by so much of its own level: encoders differ, recipes do more


def difference_db(recipe: Recipe, directory: Path) -> float:
    """How far the stored sound is from what the recipe makes now, in decibels of the sound's own level.

    Infinite if the lengths differ. Raises OSError or ValueError if it cannot be read.
    """
    stored, fresh = ogg.read(directory / f"{recipe.name}.ogg"), ogg.decode(ogg.encode(render(recipe)))
    if stored.size != fresh.size:
        return float("inf")
    return float(10 * np.log10(np.sum((stored - fresh) ** 2) / np.sum(fresh**2) + 1e-12))


def write(directory: Path) -> None:
    """Makes every sound anew."""
    directory.mkdir(parents=True, exist_ok=True)
    for recipe in CATALOGUE:
        (directory / f"{recipe.name}.ogg").write_bytes(ogg.encode(render(recipe)))


def faults(directory: Path) -> list[str]:
    """One sentence for each sound that is missing, unreadable, unknown or not as its recipe makes it."""
    found = []
    for recipe in CATALOGUE:
        try:
            apart = difference_db(recipe, directory)
        except (OSError, ValueError) as error:
            found.append(f"{recipe.name}: {error}")
            continue
        if apart > TOLERANCE_DB:
            found.append(f"{recipe.name}: differs from its recipe by {apart:.1f} dB.")
    known = {recipe.name for recipe in CATALOGUE}
    found += [f"{path.name}: no recipe makes it." for path in sorted(directory.glob("*.ogg")) if path.stem not in known]
    return found


def report(directory: Path) -> None:
    """Prints what is measured of each stored sound, and which other sound is nearest to it."""
    heard = {recipe.name: ogg.read(directory / f"{recipe.name}.ogg") for recipe in CATALOGUE}
    for recipe in CATALOGUE:
        sound = heard[recipe.name]
        near = min((distance(sound, other), name) for name, other in heard.items() if name != recipe.name)
        print(
            f"{recipe.name:14}{recipe.group.name:10}{sound.size / RATE * 1000:6.0f} ms {peak_db(sound):6.1f} dBFS "
            f"{loudness(sound):6.1f} LUFS at the loudest, {integrated(sound):6.1f} in all, "
            f"onset {onset(sound) * 1000:5.2f} ms, nearest {near[0]:4.1f} {near[1]}"
        )


def main(arguments: list[str]) -> int:
    """Runs the tool; answers the exit code, 1 if a check found a fault."""
    parser = argparse.ArgumentParser(description="Makes the sounds of the game.")
    parser.add_argument("directory", nargs="?", type=Path, default=SOUNDS)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="compare the stored sounds, change nothing")
    what.add_argument("--report", action="store_true", help="measure the stored sounds")
    options = parser.parse_args(arguments)
    if options.report:
        report(options.directory)
        return 0
    if not options.check:
        write(options.directory)
        return 0
    found = faults(options.directory)
    for sentence in found:
        print(sentence)
    return 1 if found else 0
