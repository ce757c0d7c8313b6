import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { print } from './command.ts'

/**
 * Everything that must hold before a change lands: types, build, unused code, rules and format side by side, as many at
 * once as there are cores and the longest first; then the tests, if all of these held.
 */
const steps = [
  ['tsc', '-p', 'server', '--checkers', '1'],
  ['tsc', '-p', 'web', '--checkers', '1'],
  ['node', 'scripts/build.ts'],
  ['knip'],
  ['oxlint', '--deny-warnings'],
  ['oxfmt', '--check', '.'],
]

const root = join(import.meta.dirname, '..')
const waiting = [...steps]
const failed: string[] = []
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { code, printed } = await run(step)
      const name = step.join(' ')
      if (code === 0) print(`✓ ${name}`)
      else failed.push(name)
      if (code !== 0) console.error(`✗ ${name}\n${printed}`)
    }
  }),
)
if (failed.length > 0) {
  console.error(`Failed: ${failed.join('; ')}. No test was run.`)
  print(`0 passed, ${failed.length} failed`)
  process.exitCode = 1
} else {
  const { code } = await run(['node', 'scripts/test.ts', 'fast', 'e2e'], 'inherit')
  process.exitCode = code ?? 1
}

/** Runs a program of the project and answers what it printed, errors too, and its exit code; null of one that was killed. */
function run([program = '', ...rest]: string[], stdio: 'pipe' | 'inherit' = 'pipe') {
  const command = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program)
  return new Promise<{ code: number | null; printed: string }>((resolve, reject) => {
    const child = spawn(command, rest, { cwd: root, stdio: ['ignore', stdio, stdio] })
    const printed: Buffer[] = []
    child.stdout?.on('data', (bytes: Buffer) => void printed.push(bytes))
    child.stderr?.on('data', (bytes: Buffer) => void printed.push(bytes))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, printed: Buffer.concat(printed).toString() }))
  })
}
