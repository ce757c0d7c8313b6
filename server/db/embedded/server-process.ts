import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Engine } from './engine.ts'
import { engineEnvironment } from './settings.ts'
import { type Runner, invocation } from './way.ts'

/** A server that this process started. */
export type ServerProcess = {
  pid: number | null
  /** Null while it runs, then its last words. */
  lastWords(): string | null
}

/** Starts the server on a database folder and does not wait for it; its lines go to `log`. */
export function launchServer(
  engine: Engine,
  runner: Runner,
  database: string,
  settings: Readonly<Record<string, string>>,
  log: (line: string) => void,
): ServerProcess {
  const args = [
    '-D',
    database,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const line = invocation(runner, join(engine.native, 'bin', 'postgres'), args, true)
  const child = spawn(line.file, line.args, {
    ...line.account,
    cwd: '/',
    env: { ...engineEnvironment },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A session of its own: Ctrl-C in a terminal is for the program, which then stops the server in its turn.
    detached: true,
  })
  const said: string[] = []
  let ended: string | null = null
  createInterface({ input: child.stderr }).on('line', (text) => {
    said.push(text)
    if (said.length > 20) said.shift()
    log(text)
  })
  child.on('error', (error) => (ended = error.message))
  child.on('close', (code, signal) => (ended = said.join('\n') || `ended with ${signal ?? code}`))
  return { pid: child.pid ?? null, lastWords: () => ended }
}
