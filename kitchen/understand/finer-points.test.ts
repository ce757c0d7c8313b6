import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { understand } from '../test/understood.ts'

const hear = (language: Language, ...turns: string[]) =>
  understand({ language, messages: turns.map((content) => ({ role: 'user' as const, content })) })

it.each([
  ['en', 'leftover roast turkey', true],
  ['en', 'use up my ripe pears', false],
  ['fr', 'il me reste du riz cuit', true],
  ['fr', 'il me reste une demi-courge', false],
  ['es', 'me sobró pollo asado', true],
  ['es', 'aprovechar unos plátanos maduros', false],
  ['de', 'übrig sind gekochte Kartoffeln', true],
  ['de', 'reife Birnen aufbrauchen', false],
] as const)('in %s "%s" is about cooked food: %s', (language, text, leftovers) => {
  expect(hear(language, text).wishes.leftovers).toBe(leftovers)
})

it.each([
  ['en', 'a crème brûlée please'],
  ['en', 'crème brûlée for five'],
  ['de', 'Crème brûlée'],
  ['es', 'una crème brûlée para cinco'],
  ['fr', 'un cottage pie'],
] as const)('in %s a foreign name keeps the language: "%s"', (language, text) => {
  expect(hear(language, text).wishes.language).toBe(language)
})

it.each([
  ['en', 'chicken curry || can one make that without cream?', 'cream'],
  ['fr', 'un gratin || on peut le faire sans crème ?', 'cream'],
  ['es', 'un gratinado || ¿se puede hacer sin nata?', 'cream'],
  ['de', 'ein Gratin || kann man das ohne Sahne machen?', 'cream'],
] as const)('in %s a question after leaving out is a wish: "%s"', (language, text, id) => {
  const { wishes, mood } = hear(language, ...text.split(' || '))
  expect(mood).toBe('wish')
  expect([...wishes.excludedIds, ...wishes.excludedGroups]).toContain(id)
})

it.each([
  ['en', 'vegetable lasagne'],
  ['fr', 'des lasagnes aux légumes'],
  ['es', 'lasaña de verduras'],
  ['de', 'Gemüselasagne'],
] as const)('in %s "%s" has no meat', (language, text) => {
  const meat = hear(language, text).dish.plan.parts.filter(({ ingredient }) =>
    ['beef', 'pork', 'lamb', 'poultry'].includes(ingredient.animal),
  )
  expect(meat).toEqual([])
})

it('takes nobody who is coming for a quince', () => {
  expect(hear('en', 'my friends are coming, a curry').wishes.wanted).toEqual([])
})

it.each(['Lauchkuchen', 'Zwiebelkuchen', 'Spinatkuchen'])('%s is savoury', (text) => {
  expect(hear('de', text).dish.recipe.dishType).not.toBe('Desserts')
})

it.each(['en', 'fr', 'es', 'de'] as const)('in %s a dish is not in the manner of itself', (language) => {
  const { title } = hear(language, 'whisky sour').dish.recipe
  expect(title.match(/sour/gi)).toHaveLength(1)
})
