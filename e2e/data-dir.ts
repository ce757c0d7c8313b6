import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** With owners and modes: the database may belong to somebody else, and takes no folder that others can read. */
export async function copyDataDir(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-aT', from, to])
}
