import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { PostgresBinaries } from './binaries.ts'
import { postgresEnvironment } from './postgres-settings.ts'
import { type Runner, invocation } from './privileges.ts'

/** A server that this process started. */
export type ServerProcess = {
  pid: number | null
  /** Null while it runs, then its last words. */
  exitMessage(): string | null
}

/** Starts the server on a database folder and does not wait for it; its lines go to `log`. */
export function launchServer(
  binaries: PostgresBinaries,
  runner: Runner,
  database: string,
  settings: Readonly<Record<string, string>>,
  log: (command: string) => void,
): ServerProcess {
  const args = [
    '-D',
    database,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const command = invocation(runner, join(binaries.native, 'bin', 'postgres'), args, true)
  const child = spawn(command.file, command.args, {
    ...command.account,
    cwd: '/',
    env: { ...postgresEnvironment },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A session of its own: Ctrl-C in a terminal is for the program, which then stops the server in its turn.
    detached: true,
  })
  const output: string[] = []
  let exitMessage: string | null = null
  createInterface({ input: child.stderr }).on('line', (text) => {
    output.push(text)
    if (output.length > 20) output.shift()
    log(text)
  })
  child.on('error', (error) => (exitMessage = error.message))
  child.on('close', (code, signal) => (exitMessage = output.join('\n') || `ended with ${signal ?? code}`))
  return { pid: child.pid ?? null, exitMessage: () => exitMessage }
}
