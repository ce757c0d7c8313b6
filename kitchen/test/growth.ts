import { processorTime } from '#shared/test/processor-time.ts'

/** The least of three, because whatever else the machine does can only make it more. */
function timeOf(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const begun = processorTime()
    work()
    return processorTime() - begun
  })
  return Math.min(...times)
}

const factor = 8
/** What is linear takes as long either way (up to four times beside other work), what is quadratic eight times. */
export const linearLimit = 5

/** How many times as long the work takes in one piece as in eight pieces, which are of this size. */
export function growth(work: (size: number) => unknown, size: number): number {
  const inPieces = () => {
    for (let piece = 0; piece < factor; piece += 1) work(size)
  }
  inPieces()
  const small = timeOf(inPieces)
  // A few milliseconds say nothing.
  return timeOf(() => work(factor * size)) / Math.max(small, 5)
}
