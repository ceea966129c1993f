/** What two lists in the same order hold under one key; null where a list does not have it. */
export interface Pair<Left, Right> {
  left: Left | null
  right: Right | null
}

/** Walks two lists side by side, each sorted by a key without repetition, holding one element of each. */
export async function* mergeSorted<Left, Right>(
  left: AsyncIterable<Left>,
  right: AsyncIterable<Right>,
  keyOfLeft: (one: Left) => string,
  keyOfRight: (one: Right) => string,
): AsyncGenerator<Pair<Left, Right>> {
  const [lefts, rights] = [left[Symbol.asyncIterator](), right[Symbol.asyncIterator]()]
  let [one, other] = [await lefts.next(), await rights.next()]
  while (!one.done || !other.done) {
    const [here, there] = [
      one.done ? null : keyOfLeft(one.value),
      other.done ? null : keyOfRight(other.value),
    ]
    const takesLeft = there === null || (here !== null && here <= there)
    const takesRight = here === null || (there !== null && there <= here)
    yield {
      left: takesLeft && !one.done ? one.value : null,
      right: takesRight && !other.done ? other.value : null,
    }
    if (takesLeft) one = await lefts.next()
    if (takesRight) other = await rights.next()
  }
}
