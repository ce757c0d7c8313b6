import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../chef.ts'
import { understood } from '../draft.ts'
import { tellsLacking } from './lacking.ts'
import { expectGaps } from '../test/gaps.ts'

expectGaps('understand/lacking')

const chef = kitchenChef()

async function after(language: Language, ...turns: string[]) {
  const conversation = { language, messages: turns.map((content) => ({ role: 'user' as const, content })) }
  const [reply, { table }, { recipe }] = await Promise.all([
    chef.reply(conversation),
    understood(conversation),
    chef.recipe(conversation),
  ])
  const names = (list: typeof table.with) => list.map(({ name, value }) => (name ?? value).toLowerCase())
  return {
    reply,
    with: names(table.with),
    without: names(table.without),
    allergens: table.allergens,
    items: recipe?.ingredients.map(({ item }) => item.toLowerCase()).join('; ') ?? '',
  }
}

const ways: Record<Language, readonly (readonly [dish: string, food: RegExp, said: readonly string[]])[]> = {
  en: [
    [
      'carbonara',
      /bacon/,
      [
        'i havent got bacon',
        "I haven't got any bacon",
        'aint got bacon',
        "I ain't got no bacon",
        'couldnt find bacon',
        "couldn't find any bacon",
        'havent any bacon',
        'we havnt got bacon in',
        "i've not got bacon",
        'have no bacon',
        "there's no bacon left",
        'theres no bacon left',
        'out of bacon',
        'forgot to buy bacon',
        'there isnt any bacon',
        'i dont seem to have bacon',
      ],
    ],
    ['chicken satay', /peanut/, ['we havent got peanuts', 'havent any peanuts']],
    ['burgers for 4 tonight', /bun/, ['i havent got buns', "we're out of buns"]],
    ['veggie chilli with kidney beans', /kidney/, ['i havent got kidney beans']],
    ['carbonara', /egg/, ['couldnt find eggs']],
  ],
  fr: [
    [
      'carbonara',
      /lardon/,
      [
        "j'ai pas de lardons",
        'jai plus de lardons',
        'il nous reste plus de lardons',
        "j'ai pas trouvé les lardons",
        'il me manque les lardons',
        'je suis à court de lardons',
        "j'ai oublié d'acheter des lardons",
        "les lardons, il n'y en avait plus",
      ],
    ],
  ],
  es: [
    [
      'carbonara',
      /panceta|beicon/,
      [
        'no tengo panceta',
        'no encontré panceta',
        'me he quedado sin panceta',
        'se me ha acabado la panceta',
        'se acabó la panceta',
        'se me olvidó comprar panceta',
      ],
    ],
    ['hamburguesas caseras', /\bpan(?!ceta)/, ['sin pan', 'no tengo pan']],
  ],
  de: [
    [
      'carbonara',
      /speck/,
      [
        'hab keinen Speck',
        'hab keinen Speck gefunden',
        'mir fehlt der Speck',
        'mir ist der Speck ausgegangen',
        'hab den Speck vergessen',
        'ist kein Speck mehr da',
        'Speck haben wir nicht mehr',
      ],
    ],
  ],
}

describe.each(Object.entries(ways))('what is not there, in %s', (language, groups) => {
  const all = groups.flatMap(([dish, food, said]) => said.map((words) => [dish, words, food] as const))
  it.each(all)('%s, then "%s"', async (dish, words, food) => {
    const told = await after(language as Language, dish, words)
    expect(told.with.filter((name) => food.test(name))).toEqual([])
    expect(told.without.some((name) => food.test(name))).toBe(true)
    // What is only missing is no allergy.
    expect(told.allergens).toEqual([])
    expect(told.items).not.toMatch(food)
  })
})

it('is heard in the first sentence as well', async () => {
  const { items, without } = await after('en', 'we havent got peanuts. chicken satay please')
  expect(without).toContain('peanuts')
  expect(items).not.toMatch(/peanut/)
})

it('is heard of what no dish can do without, and is no allergy', async () => {
  const { without, allergens } = await after('de', 'Carbonara', 'keine Eier mehr im Haus')
  expect(without).toEqual(['eier'])
  expect(allergens).toEqual([])
})

it('leaves an allergy told in the same breath an allergy', async () => {
  const { allergens } = await after('en', 'chicken satay', 'we havent got peanuts, my son is allergic')
  expect(allergens.map(({ value }) => value)).toEqual(['peanuts'])
})

it.each([
  ['en', "don't forget the bacon"],
  ['en', 'no shortage of bacon here'],
  ['en', "we're out of ideas for bacon"],
  ['es', 'no olvides la panceta'],
  ['de', 'Speck nicht vergessen'],
  ['de', 'mir fehlt da etwas Speck'],
  ['fr', "n'oublie pas les lardons"],
] as const)('is not said in %s by "%s"', async (language, words) => {
  const told = await after(language, 'carbonara', words)
  expect(told.without).toEqual([])
  expect(told.items).toMatch(/bacon|lardon|beicon|panceta|speck/)
})

it('is no question, and a question is none of it', () => {
  expect(tellsLacking('hab keinen Speck gefunden', 'de')).toBe(true)
  expect(tellsLacking("I haven't got bacon, what can I use instead?", 'en')).toBe(false)
  expect(tellsLacking('what if I have no bacon', 'en')).toBe(false)
})

it.each([
  ['en', 'quiche lorraine for 4', "I've got no cream, what do I put instead?", /cream/, /milk/],
  ['fr', 'quiche lorraine pour 4', 'jai pas de crème, je mets quoi?', /crème/, /lait/],
  ['es', 'quiche lorraine para 4', 'no tengo nata, ¿qué pongo?', /nata/, /leche/],
  ['de', 'Quiche Lorraine für 4', 'hab keine Sahne, was nehm ich stattdessen?', /sahne/, /Milch/],
] as const)(
  'leaves the recipe in %s, and the question beside it is answered: %s, %s',
  async (language, dish, words, food, answer) => {
    const { items, reply } = await after(language, dish, words)
    expect(items).not.toMatch(food)
    expect(reply).toMatch(/(?:200 ml|ricotta)/i)
    expect(reply).toMatch(answer)
  },
)
