import { expect, test } from 'vitest'
import { clockSkewMessage } from './clock-skew.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test.each([
  [1.2 * minute, '1 minute ahead of'],
  [-90 * minute, '90 minutes behind'],
  [119 * minute, '119 minutes ahead of'],
  [2 * hour, '2 hours ahead of'],
  [-26 * hour, '26 hours behind'],
  [40 * day, '40 days ahead of'],
  [-365 * day, '365 days behind'],
])('a clock that is wrong by %i milliseconds is %s that of the database', (skew, words) => {
  expect(clockSkewMessage(skew)).toContain(`The clock of this system is ${words} the clock of the database.`)
})
