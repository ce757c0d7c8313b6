import { expect, it } from 'vitest'
import { readDrawings } from './read-drawings.ts'

it.each([
  ['line base 1 = 0 0, 1 1', 'a line before the first form'],
  ['bean: A bean.\nbody o 1\nbean: A bean.', '"bean" is there twice'],
  ['bean: A bean.\nstar o 1', '"star o 1" is no line of a drawing'],
  ['bean: A bean.\nalso pea', 'nothing is called "pea"'],
  ['bean: A bean.\nfill o colour', '"colour" is no colour'],
  ['bean: A bean.\nline base wide = 0 0, 1 1', '"wide" is no number'],
  ['bean: A bean.\nshape o = 0 0, 1', '"1" is no point'],
])('refuses "%s" with file and line', (text, reason) => {
  expect(() => readDrawings('a.txt', text)).toThrow(
    new RegExp(`^a\\.txt:\\d+: ${reason.replace(/[()]/g, '\\$&')}`),
  )
})
