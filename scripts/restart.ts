/** More restarts within this time, in milliseconds, would only repeat what ended the process. */
const period = 60_000
const mostInPeriod = 5

/** The times of the restarts so far, in milliseconds since 1970; the next image of the process reads them. */
const timesName = 'CONVIVE_RESTARTS'

/**
 * Starts the program again in the place of this process, with the same arguments, when it exits and `isWanted` says so.
 * The process is replaced rather than watched by another one: that costs no memory, and whoever knows its number, such
 * as npm, systemd or a container, goes on knowing it.
 */
export function restartAtExit(isWanted: () => boolean): void {
  process.on('exit', () => {
    if (!isWanted()) return
    const now = Date.now()
    const times = (process.env[timesName] ?? '').split(' ').filter((time) => now - Number(time) < period)
    if (times.length >= mostInPeriod) {
      print(
        `The server was restarted ${mostInPeriod} times within a minute and stays down. The log says why.`,
      )
    } else if (!process.execve) {
      print('The server ended by an exception and cannot be restarted on this system. The log says why.')
    } else {
      print('The server ended by an exception, which is in the log, and is started again.')
      const { execPath, execArgv, argv, env } = process
      const restarts = { ...env, [timesName]: [...times, now].join(' ') }
      process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], restarts)
    }
  })
}

const print = (line: string) => process.stderr.write(`${line}\n`)
