import { relative } from 'node:path'

/** What vitest's JSON reporter writes, as far as it is read here. */
export interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; name: string; message: string; assertionResults: Assertion[] }[]
}

interface Assertion {
  status: string
  fullName: string
  failureMessages: string[]
}

/** A test that failed, or a file that could not be loaded (`test` is null). */
export interface Failure {
  /** Relative to the root of the project. */
  file: string
  test: string | null
  why: string
}

/** Journeys of more files than these are not repeated: then something is broken. */
const mostRepeated = 2

const firstLine = (text = '') => text.split('\n', 1)[0] ?? ''

/** All failures of a report, `[]` for an empty one; `root` is the folder of the project. */
export function failuresOf(report: Partial<Report>, root: string): Failure[] {
  return (report.testResults ?? []).flatMap<Failure>(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    if (assertionResults.length === 0)
      return status === 'failed' ? [{ file, test: null, why: firstLine(message) }] : []
    return assertionResults
      .filter((each) => each.status === 'failed')
      .map(({ fullName, failureMessages }) => ({ file, test: fullName, why: firstLine(failureMessages[0]) }))
  })
}

/**
 * The journey files to run once more, alone; none where anything else failed too, or more than two files. What then passes
 * is unstable: named at the end, and no reason to keep other work back.
 */
export function journeysToRepeat(failures: Failure[]): string[] {
  const files = [...new Set(failures.map(({ file }) => file))]
  const areJourneys = failures.every(({ file, test }) => file.startsWith('e2e/') && test !== null)
  return areJourneys && files.length <= mostRepeated ? files : []
}
