import { expect, it } from 'vitest'
import { entryById } from '../../library/index.ts'
import { masterById } from '../../library/masters/index.ts'
import { talkOf } from '../talk.ts'

it.each([
  ['en', 'quick breakfast for two', 'breakfast'],
  ['fr', 'un petit déj salé, 10 minutes', 'breakfast'],
  ['es', 'algo para desayunar', 'breakfast'],
  ['de', 'was zum Frühstück ohne Milch', 'breakfast'],
  ['en', 'finger food for ten', 'party'],
  ['fr', 'apéro dînatoire pour six', 'party'],
  ['es', 'algo de picar para ocho', 'party'],
  ['en', 'packed lunch with chickpeas', 'lunchbox'],
  ['es', 'algo de merendar', 'snack'],
  ['fr', 'un goûter', 'snack'],
] as const)('in %s "%s" is for that occasion', (language, content, occasion) => {
  const { state } = talkOf({ messages: [{ role: 'user', content }], language })
  const base = state.draft?.base ?? ''
  const tags = entryById(base)?.tags ?? masterById(base)?.tags ?? []
  expect([base, tags.includes(occasion)]).toEqual([base, true])
})

it.each([
  ['en', 'a starter for four'],
  ['fr', 'une entrée pour quatre'],
  ['de', 'eine Vorspeise für vier'],
] as const)('in %s "%s" is no sauce and no loaf', (language, content) => {
  const { state } = talkOf({ messages: [{ role: 'user', content }], language })
  expect(entryById(state.draft?.base ?? '')?.tags).not.toContain('component')
})
