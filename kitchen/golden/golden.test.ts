import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { goldenFile, goldenLines } from './golden.ts'

it('cooks every dish as the golden file says', () => {
  const golden = readFileSync(goldenFile, 'utf8').split(/(?<=\n)/)
  const lines = goldenLines()
  // A list of what differs is readable; a comparison of two files of 1,400 lines is not.
  expect(lines.filter((line, place) => line !== golden[place]).slice(0, 20)).toEqual([])
  expect(lines).toHaveLength(golden.length)
}, 120_000)
