import { expect, test } from 'vitest'
import { failuresOf, journeysToRepeat, type Failure } from './test-report.ts'

const failure = (file: string, name: string | null = 'a test'): Failure => ({ file, test: name, why: 'late' })

test('the failures of a report are named with their first line, files that did not load among them', () => {
  const passed = { status: 'passed', fullName: 'one', failureMessages: [] }
  const failed = { status: 'failed', fullName: 'two', failureMessages: ['Error: late\n  at line 3'] }
  const report = {
    testResults: [
      { status: 'failed', name: '/p/e2e/a.test.ts', message: '', assertionResults: [passed, failed] },
      { status: 'failed', name: '/p/web/b.test.ts', message: 'no such file\nmore', assertionResults: [] },
      { status: 'passed', name: '/p/web/empty.test.ts', message: '', assertionResults: [] },
    ],
  }
  expect(failuresOf(report, '/p')).toEqual([
    { file: 'e2e/a.test.ts', test: 'two', why: 'Error: late' },
    { file: 'web/b.test.ts', test: null, why: 'no such file' },
  ])
  expect(failuresOf({}, '/p')).toEqual([])
})

test('journeys of at most two files are repeated, and nothing else is', () => {
  expect(journeysToRepeat([failure('e2e/a.test.ts'), failure('e2e/a.test.ts', 'another')])).toEqual([
    'e2e/a.test.ts',
  ])
  expect(journeysToRepeat([])).toEqual([])
  expect(journeysToRepeat([failure('e2e/a.test.ts'), failure('server/b.test.ts')])).toEqual([])
  expect(journeysToRepeat([failure('e2e/a.test.ts', null)])).toEqual([])
  expect(journeysToRepeat(['e2e/a', 'e2e/b', 'e2e/c'].map((file) => failure(file)))).toEqual([])
})
