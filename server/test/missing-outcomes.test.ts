import { expect, test } from 'vitest'
import { endpoint } from '#shared/contract/endpoint.ts'
import { nothing } from '#shared/contract/wire.ts'
import { missingOutcomes, undeclaredOutcomes } from './missing-outcomes.ts'

const calls = {
  openJar: endpoint({
    method: 'GET',
    path: '/api/jars/{id}',
    who: 'member',
    summary: 'One jar.',
    answer: nothing,
    errors: ['not found'],
  }),
}

const recordOf = (...outcomes: string[]) =>
  outcomes.map((outcome) => `GET /api/jars/{id}\t${outcome}\n`).join('')

test('a run that has seen what is declared, and common failures, misses nothing', () => {
  const record = recordOf(
    'ok',
    'not signed in',
    'token not allowed',
    'not found',
    'server error',
    'unavailable',
    'network',
  )
  expect(missingOutcomes(record, calls)).toEqual([])
  expect(undeclaredOutcomes(record, calls)).toEqual([])
})

test('a declared outcome that no test has seen is missing, also one that follows from the declaration', () => {
  expect(missingOutcomes(recordOf('ok'), calls)).toEqual([
    'openJar not signed in',
    'openJar token not allowed',
    'openJar not found',
  ])
})

test('an error that is answered but not declared is named once', () => {
  const record = recordOf('ok', 'used', 'used') + 'GET /api/jars\tused\n'
  expect(undeclaredOutcomes(record, calls)).toEqual(['openJar used'])
})
