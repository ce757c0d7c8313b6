const processorTime = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The least of three, because whatever else the machine does can only make it more. */
function timeOf(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const begun = processorTime()
    work()
    return processorTime() - begun
  })
  return Math.min(...times)
}

/** What is linear takes 4 times as long for 4 times as much, what is quadratic 16 times. */
export const linear = 8

/** How many times as long the work takes for 4 times as much. `much` should take some ten milliseconds at least. */
export function growth(work: (size: number) => unknown, much: number): number {
  work(much)
  const small = timeOf(() => work(much))
  return timeOf(() => work(4 * much)) / Math.max(small, 1)
}
