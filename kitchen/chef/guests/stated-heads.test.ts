import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../../chef.ts'
import { understood } from '../../draft.ts'
import { expectGaps } from '../../test/gaps.ts'

expectGaps('chef/guests/stated-heads')

const chef = kitchenChef()
const eggs = /^(?:eggs?|œufs?|huevos?|Ei(?:er)?)$/

async function after(language: Language, ...turns: string[]) {
  const conversation = { language, messages: turns.map((content) => ({ role: 'user' as const, content })) }
  const reply = await chef.reply(conversation)
  const { table } = await understood(conversation)
  const { recipe } = await chef.recipe(conversation)
  return {
    reply,
    table,
    recipe,
    items: recipe?.ingredients.map(({ item }) => (eggs.test(item) ? 'egg' : item.slice(0, 4))) ?? [],
  }
}

describe('how many eat is said, and two eggs do not count the table', () => {
  it.each([
    ['en', 'I have leeks, two eggs and half an hour. Something warm for two.'],
    ['fr', "J'ai des poireaux, deux œufs et une demi-heure. Un plat chaud pour deux."],
    ['es', 'Tengo puerros, dos huevos y media hora. Algo caliente para dos.'],
    ['de', 'Ich habe Lauch, zwei Eier und eine halbe Stunde. Etwas Warmes für zwei.'],
  ] as const)('in %s no more eggs are used than there are', async (language, said) => {
    const { table, recipe } = await after(language, said)
    expect(table.servings?.value).toBe(2)
    expect(recipe?.servings).toBe(2)
    const used = recipe?.ingredients.find(({ item }) => eggs.test(item))?.amount
    expect(used).toBeGreaterThan(0)
    expect(used).toBeLessThanOrEqual(2)
  })

  const first: Record<Language, string> = {
    en: 'leeks and two eggs, something warm',
    fr: 'des poireaux et deux œufs, un plat chaud',
    es: 'puerros y dos huevos, algo caliente',
    de: 'Lauch und zwei Eier, etwas Warmes',
  }
  it.each([
    ['en', 'It should be for two people please'],
    ['en', 'for two'],
    ['en', "there's two of us"],
    ['en', 'we are two'],
    ['fr', 'on est deux'],
    ['fr', 'non, pour deux personnes'],
    ['es', 'somos dos'],
    ['es', 'que sea para dos personas, por favor'],
    ['de', 'wir sind zu zweit'],
    ['de', 'bitte für zwei Personen'],
  ] as const)('as a correction in %s: "%s"', async (language, said) => {
    const before = await after(language, first[language])
    const { recipe, table, items } = await after(language, first[language], said)
    expect(table.servings?.value).toBe(2)
    expect(recipe?.servings).toBe(2)
    expect(items).toEqual(before.items)
  })
})

it.each([
  ['en', 'salmon and rice, quick', '3 of us'],
  ['en', 'salmon and rice, quick', '5 of us'],
  ['en', 'salmon and rice, quick', 'there are 6 of us'],
  ['en', 'salmon and rice, quick', 'we are 3'],
  ['en', 'salmon and rice, quick', "we're six"],
  ['fr', 'saumon et riz, vite fait', 'on est trois'],
  ['es', 'salmón y arroz, rápido', 'somos 3'],
  ['de', 'Lachs mit Reis, schnell', 'wir sind zu dritt'],
] as const)(
  'a number of people in %s changes the amounts and nothing else: %s, "%s"',
  async (language, dish, said) => {
    const before = await after(language, dish)
    const { table, items, recipe } = await after(language, dish, said)
    expect(table.servings?.value).toBe(recipe?.servings)
    expect(recipe?.servings).toBeGreaterThan(2)
    expect(table.eaters).toEqual([])
    expect(items).toEqual(before.items)
  },
)

it('an age is still an age', async () => {
  const { table } = await after('en', 'salmon and rice', 'my daughter is 6')
  expect(table.eaters.map(({ value }) => value)).toEqual(['child'])
})
