import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithNpm } from './end-with-npm.ts'
import { admin, members } from './seed/people.ts'

/** `npm run demo`: a seeded community in a folder that goes when the demo ends; nothing of one's own is touched. */
const folder = await mkdtemp(join(tmpdir(), 'convive-demo-'))
const password = randomBytes(6).toString('base64url')
let running: ChildProcess | null = null
let stopping = false

/** Runs one of the scripts beside this one on the folder; answers its exit code. */
async function run(script: string, ...args: string[]): Promise<number> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' },
  })
  running = child
  child.stdout.on('data', (text: Buffer) => {
    process.stdout.write(text)
    if (script === 'start.mjs' && /^Ready\.$/m.test(text.toString())) printLogins()
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

function printLogins() {
  process.stdout.write(`\nSign in with the password ${password}\n`)
  process.stdout.write(`  as a member: ${members[0].email}\n  as an admin: ${admin.email}\n`)
  process.stdout.write('Ctrl+C ends the demo and removes everything in it.\n')
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopping = true
    running?.kill('SIGTERM')
  })
}

endWithNpm()
try {
  let code = await run('seed.ts', `--password=${password}`)
  if (code === 0 && !stopping) code = await run('start.mjs')
  process.exitCode = stopping ? 0 : code
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
