import { expect, test } from 'vitest'
import { dishOf } from './dish-of.ts'
import { library } from './index.ts'
import { masters } from './masters/index.ts'

test('every recipe has a kind among its tags, without which it can neither stand nor be drawn', () => {
  const without = [...library(), ...masters()].filter(({ id }) => dishOf(id) === null)
  expect(without.map(({ id }) => id)).toEqual([])
})
