/** Only tests run in Node here; what the browser runs knows no such thing. */
declare const process: { threadCpuUsage: () => { user: number; system: number } }

/** What this thread has worked so far, in milliseconds: however busy the machine is with other things. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
