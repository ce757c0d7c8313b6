/**
 * Runs pieces of work that each hold the event loop for milliseconds, one in each of its turns, in their order. Without
 * it the pieces of many requests whose rows came together are done in a row, and everything else waits for all of them.
 */
export function onePerTurn(): <Result>(work: () => Result) => Promise<Result> {
  let last: Promise<void> = Promise.resolve()
  return async (work) => {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    try {
      return work()
    } finally {
      setImmediate(resolve)
    }
  }
}
