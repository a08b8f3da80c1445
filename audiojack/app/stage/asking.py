"""Has the chip store do something beside the loop, and tells what it could not do."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

from audiojack.app.stage.effects import Await, Effects, store_fault
from audiojack.store.errors import StoreError

Result = TypeVar("Result")


def told(error: StoreError) -> Effects:
    """Says what the store could not do."""
    return (store_fault(error),)


def asking(
    work: Callable[[], Result], then: Callable[[Result], Effects], failed: Callable[[StoreError], Effects] = told
) -> Effects:
    """Does `work` on the thread that may wait for the disk; `then` gives what follows, `failed` where it could not."""

    def done(future: Future[Result]) -> Effects:
        try:
            result = future.result()
        except StoreError as error:
            return failed(error)
        return then(result)

    return (Await(work, done),)
