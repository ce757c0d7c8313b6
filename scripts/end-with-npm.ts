import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

const pollInterval = 500

/**
 * Ends this process as SIGTERM does when the npm that started it has ended. npm runs a script in a shell and passes
 * signals on to that shell alone, so a supervisor that knows npm's process only would leave the server behind. A process
 * that is ending already is left to it: the signal may have gone to the whole group, npm included.
 */
export function endWithNpm(isEnding: () => boolean = () => false): void {
  if (!isScriptOfOurs()) return
  const started = startedBy()
  const timer = setInterval(() => {
    if (startedBy() === started) return
    clearInterval(timer)
    if (!isEnding()) process.kill(process.pid, 'SIGTERM')
  }, pollInterval)
  timer.unref()
}

/** Started in any other way, a process may well outlive the one that started it. */
function isScriptOfOurs(): boolean {
  try {
    const manifest = realpathSync(process.env.npm_package_json ?? '')
    return manifest === realpathSync(join(import.meta.dirname, '..', 'package.json'))
  } catch {
    return false
  }
}

/** npm if it is the parent; else its shell, and npm itself where the system reveals it. A lost parent is replaced. */
function startedBy(): string {
  const parent = process.ppid
  try {
    const [, option] = readFileSync(`/proc/${parent}/cmdline`, 'utf8').split('\0')
    if (option !== '-c') return String(parent)
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8')
    return `${parent} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`
  } catch {
    return String(parent)
  }
}
