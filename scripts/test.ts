import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { missingOutcomes, undeclaredOutcomes } from '../server/test/missing-outcomes.ts'
import { buildIfStale } from './build.ts'
import { failuresOf, journeysToRepeat, type Report } from './test-report.ts'

/**
 * Runs gears of tests (`node scripts/test.ts fast e2e`), each test once, and ends with one line of counts. With the
 * fast gear it also compares the outcomes that calls had with those that the contract declares.
 */
const gears = {
  fast: ['unit', 'server', 'components', 'components-isolated', 'journeys'],
  e2e: ['processes', 'migrations', 'e2e', 'measured'],
  slow: ['slow-unit', 'slow-server', 'slow-journeys', 'slow'],
}

const isGear = (name: string): name is keyof typeof gears => name in gears
const wanted = process.argv.slice(2).filter(isGear)
if (wanted.length === 0 || wanted.length < process.argv.length - 2) {
  console.error(`Usage: node scripts/test.ts ${Object.keys(gears).join('|')} …`)
  process.exit(2)
}

const root = join(import.meta.dirname, '..')
const folder = await mkdtemp(join(tmpdir(), 'convive-run-'))
const outcomesFile = join(folder, 'outcomes.tsv')

await buildIfStale()
const names = new Set(wanted.flatMap((gear) => gears[gear]))
// `e2e` contains them, and starts the product for its own.
if (names.has('e2e')) names.delete('journeys')
const first = await runTests([...names].map((name) => `--project=${name}`))
const failures = failuresOf(first.report, root)
const again = journeysToRepeat(failures)
const isUnstable = again.length > 0 && (await pass(again))

const outcomes = await readFile(outcomesFile, 'utf8').catch(() => '')
await rm(folder, { recursive: true, force: true })

// Once more, briefly: of a long log often only the end is kept.
for (const { file, test, why } of failures)
  console.error(
    `${isUnstable ? 'Unstable' : test ? 'Failed' : 'Not loaded'}: ${file} > ${test ?? ''}: ${why}`,
  )

const checksContract = wanted.includes('fast')
const missing = checksContract ? missingOutcomes(outcomes) : []
for (const line of missing) console.error(`Declared in the contract but never seen in a test: ${line}`)
const undeclared = undeclaredOutcomes(outcomes)
for (const line of undeclared) console.error(`Answered in a test but not declared in the contract: ${line}`)

// The comparison with the contract counts as one more test, and so does each file that did not load.
const isCovered = missing.length === 0 && undeclared.length === 0
const passedAgain = isUnstable ? failures.length : 0
const passed = (first.report.numPassedTests ?? 0) + passedAgain + (checksContract && isCovered ? 1 : 0)
let failed = failures.length - passedAgain + (isCovered ? 0 : 1)
if (first.code !== 0 && failures.length === 0 && failed === 0) failed = 1
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1

async function pass(files: string[]): Promise<boolean> {
  console.error(`Once more, alone: ${files.join(', ')}`)
  const { code, report } = await runTests(['--project=e2e', ...files])
  return code === 0 && (report.numPassedTests ?? 0) > 0
}

/** The report is empty where vitest wrote none. */
async function runTests(options: string[]): Promise<{ code: number | null; report: Partial<Report> }> {
  const reportFile = join(folder, 'report.json')
  await rm(reportFile, { force: true })
  const code = await new Promise<number | null>((resolve, reject) => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
    const child = spawn(process.execPath, [vitest, 'run', ...options, ...reporters], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CONVIVE_OUTCOMES: outcomesFile },
    })
    child.once('error', reject)
    child.once('exit', resolve)
  })
  const report = JSON.parse(await readFile(reportFile, 'utf8').catch(() => '{}')) as Partial<Report>
  return { code, report }
}
