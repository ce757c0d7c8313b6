import { expect, test } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { understand } from '../test/understood.ts'

const said = (language: Language, ...turns: string[]) =>
  understand({ language, messages: turns.map((content) => ({ role: 'user' as const, content })) }).wishes

test.each<[Language, string]>([
  ['en', 'Actually the salmon one'],
  ['en', "Something with salmon for my sister, she's having one"],
  ['en', 'Scones please, I need 40 of them'],
])('%s: "%s" counts no people', (language, turn) => {
  expect(said(language, turn).servings).toBeNull()
})

test.each<[Language, string, number]>([
  ['en', 'Chilli, there are four of them', 4],
  ['en', 'Chilli for three of us', 3],
  ['en', 'Chilli for six of them', 6],
  ['en', 'Dinner for one', 1],
])('%s: "%s" counts %d', (language, turn, count) => {
  expect(said(language, turn).servings).toBe(count)
})

test.each<[Language, string]>([
  ['en', 'Pie for 6, my cousin used to be vegan but eats everything now'],
  ['fr', 'Une tourte pour 6, ma cousine était végane mais elle mange de tout'],
  ['es', 'Bacalao para 4, mi prima era vegana pero ya come de todo'],
  ['de', 'Gulasch für 4, meine Cousine war mal Vegetarierin und isst jetzt alles'],
])('%s: a diet of the past holds no more: "%s"', (language, turn) => {
  expect(said(language, turn).diets).toEqual([])
})

test.each<[Language, string]>([
  ['en', 'I was told that she is vegan'],
  ['de', 'Bin vegi, was mit Nudeln'],
  ['es', 'Mi prima es vegana'],
  ['fr', 'Elle est devenue végétarienne'],
])('%s: a diet of today holds: "%s"', (language, turn) => {
  expect(said(language, turn).diets).toHaveLength(1)
})

test('"picosas" is hot, and no cherries', () => {
  const { wanted, heat } = said('es', 'Enchiladas picosas para 6')
  expect(wanted.map(({ id }) => id)).not.toContain('cherry')
  expect(heat).toBe(2)
})
