import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { missingOutcomes, undeclaredOutcomes } from '../server/test/missing-outcomes.ts'
import { buildWebIfStale } from './build-web.ts'

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; name: string; assertionResults: unknown[] }[]
}

/** Runs the whole suite, holds the contract against what its calls answered, and ends with one line of counts. */
const root = join(import.meta.dirname, '..')
const folder = await mkdtemp(join(tmpdir(), 'convive-run-'))
const reportFile = join(folder, 'report.json')
const outcomesFile = join(folder, 'outcomes.tsv')

await buildWebIfStale()
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const projects = ['unit', 'server', 'components', 'e2e'].map((name) => `--project=${name}`)
const code = await new Promise<number | null>((resolve, reject) => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const child = spawn(process.execPath, [vitest, 'run', ...projects, ...reporters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CONVIVE_OUTCOMES: outcomesFile },
  })
  child.once('error', reject)
  child.once('exit', resolve)
})

const report = JSON.parse(await readFile(reportFile, 'utf8').catch(() => '{}')) as Partial<Report>
const outcomes = await readFile(outcomesFile, 'utf8').catch(() => '')
await rm(folder, { recursive: true, force: true })

const brokenFiles = (report.testResults ?? []).filter(
  (file) => file.status === 'failed' && file.assertionResults.length === 0,
)
const missing = missingOutcomes(outcomes)
for (const line of missing) console.error(`Declared in the contract but never seen in a test: ${line}`)
const undeclared = undeclaredOutcomes(outcomes)
for (const line of undeclared) console.error(`Answered in a test but not declared in the contract: ${line}`)

// The contract's coverage counts as one more test, and so does each file that did not even load.
const isCovered = missing.length === 0 && undeclared.length === 0
const passed = (report.numPassedTests ?? 0) + (isCovered ? 1 : 0)
let failed = (report.numFailedTests ?? 0) + brokenFiles.length + (isCovered ? 0 : 1)
if (code !== 0 && failed === 0) failed = 1
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
