import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { missingOutcomes, undeclaredOutcomes } from '../server/test/missing-outcomes.ts'
import { buildIfStale } from './build.ts'

/**
 * Runs gears of tests (`node scripts/test.ts fast e2e`), each test once, and ends with one line of counts. With the
 * fast gear it also compares the outcomes that calls had with those that the contract declares.
 */
const gears = {
  fast: ['unit', 'server', 'components', 'components-isolated', 'journeys'],
  e2e: ['processes', 'migrations', 'e2e', 'measured'],
  slow: ['slow-unit', 'slow'],
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; name: string; message: string; assertionResults: Assertion[] }[]
}

interface Assertion {
  status: string
  fullName: string
  failureMessages: string[]
}

const isGear = (name: string): name is keyof typeof gears => name in gears
const wanted = process.argv.slice(2).filter(isGear)
if (wanted.length === 0 || wanted.length < process.argv.length - 2) {
  console.error(`Usage: node scripts/test.ts ${Object.keys(gears).join('|')} …`)
  process.exit(2)
}

const root = join(import.meta.dirname, '..')
const folder = await mkdtemp(join(tmpdir(), 'convive-run-'))
const reportFile = join(folder, 'report.json')
const outcomesFile = join(folder, 'outcomes.tsv')

await buildIfStale()
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const names = new Set(wanted.flatMap((gear) => gears[gear]))
// `e2e` contains them, and starts the product for its own.
if (names.has('e2e')) names.delete('journeys')
const projects = [...names].map((name) => `--project=${name}`)
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
// Once more, briefly: of a long log often only the end is kept.
const firstLine = (text = '') => text.split('\n', 1)[0]
for (const { name, assertionResults } of report.testResults ?? []) {
  for (const { fullName, failureMessages } of assertionResults.filter(({ status }) => status === 'failed')) {
    console.error(`Failed: ${relative(root, name)} > ${fullName}: ${firstLine(failureMessages[0])}`)
  }
}
for (const { name, message } of brokenFiles)
  console.error(`Not loaded: ${relative(root, name)}: ${firstLine(message)}`)

const checksContract = wanted.includes('fast')
const missing = checksContract ? missingOutcomes(outcomes) : []
for (const line of missing) console.error(`Declared in the contract but never seen in a test: ${line}`)
const undeclared = undeclaredOutcomes(outcomes)
for (const line of undeclared) console.error(`Answered in a test but not declared in the contract: ${line}`)

// The comparison with the contract counts as one more test, and so does each file that did not load.
const isCovered = missing.length === 0 && undeclared.length === 0
const passed = (report.numPassedTests ?? 0) + (checksContract && isCovered ? 1 : 0)
let failed = (report.numFailedTests ?? 0) + brokenFiles.length + (isCovered ? 0 : 1)
if (code !== 0 && failed === 0) failed = 1
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
