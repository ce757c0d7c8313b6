import type { Progress } from '#server/platform/backup/backup.ts'

export const print = (line: string) => process.stdout.write(`${line}\n`)

/** Runs a command for an operator: a failure is one sentence on stderr and the exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

const width = 30

/** A bar that is drawn again in place; into a file only each finished step is written, once. */
export function progressBar(): Progress & { end: () => void } {
  const { stdout } = process
  let current = ''
  let last = ''
  const finish = () => {
    if (current !== '') stdout.write(stdout.isTTY ? '\n' : `${last}\n`)
    current = ''
  }
  const bar = (step: string, done: number, total: number | null) => {
    if (step !== current) finish()
    current = step
    const filled = total === null ? 0 : Math.round((done / Math.max(total, 1)) * width)
    last =
      total === null
        ? `${step} ${done}`
        : `${step} [${'#'.repeat(filled)}${' '.repeat(width - filled)}] ${done} of ${total}`
    if (stdout.isTTY) stdout.write(`\r${last}`)
  }
  return Object.assign(bar, { end: finish })
}
