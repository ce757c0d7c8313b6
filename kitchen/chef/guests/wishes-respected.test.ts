import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../../chef.ts'
import { expectGaps } from '../../test/gaps.ts'

expectGaps('chef/guests/wishes-respected')

const chef = kitchenChef()

async function cooked(language: Language, ...turns: string[]) {
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  let reply = ''
  for (const content of turns) {
    messages.push({ role: 'user', content })
    reply = await chef.reply({ messages, language })
    messages.push({ role: 'assistant', content: reply })
  }
  const { recipe } = await chef.recipe({ messages, language })
  if (!recipe) throw new Error('no recipe')
  const { title, dishType, prepMinutes, cookMinutes } = recipe
  const items = recipe.ingredients.map(({ item }) => item).join(', ')
  return { title, dishType, items, minutes: prepMinutes + cookMinutes, reply }
}

it.each([
  ['en', 'dinner in 10 minutes'],
  ['fr', 'un plat en 10 minutes pour deux'],
  ['es', 'algo con atún en 10 minutos para tres'],
  ['de', 'in 10 Minuten etwas mit Ei'],
  ['en', 'vegan dinner in 10 minutes'],
] as const)('ten minutes are ten minutes (%s, %s)', async (language, wish) => {
  const { dishType, minutes } = await cooked(language, wish)
  expect(dishType).toBe('Mains')
  expect(minutes).toBeLessThanOrEqual(10)
})

describe('a dish that takes too long', () => {
  it.each([
    ['es', 'estofado de ternera para 4', 'tiene que estar en 40 minutos', 40, /ternera/, /lleva más tiempo/],
    [
      'fr',
      'rôti de porc aux carottes pour 4',
      "c'est trop long, en 45 minutes maxi",
      45,
      /porc.*carotte/,
      /demande plus de temps/,
    ],
    [
      'de',
      'Schweinebraten für 6',
      'das dauert zu lang, geht das auch in 60 Minuten?',
      60,
      /Schwein/,
      /braucht länger/,
    ],
  ] as const)('hands its meat and vegetables to a quicker one and says so (%s)', async (...asked) => {
    const [language, dish, wish, most, held, why] = asked
    const { items, minutes, reply } = await cooked(language, dish, wish)
    expect(reply).toMatch(why)
    expect(minutes).toBeLessThanOrEqual(most)
    expect(items).toMatch(held)
  })
})

describe("what a guest names takes the place of the dish's own", () => {
  it.each([
    ['de', 'Strammer Max mit Putenschinken', /Putenschinken/, /Kochschinken|roher Schinken|Speck/],
    ['fr', 'un croque-monsieur au jambon de dinde', /jambon de dinde/, /jambon blanc|jambon cru/],
    ['en', 'a halal croque monsieur', /turkey ham/, /cooked ham|bacon/],
    ['en', 'kedgeree with salmon', /salmon/, /haddock|trout/],
  ] as const)('%s: %s', async (language, wish, held, replaced) => {
    const { items } = await cooked(language, wish)
    expect(items).toMatch(held)
    expect(items).not.toMatch(replaced)
  })
})

it.each([
  ['de', 'Gemüsecurry mit Kokosmilch für 4', /Hähnchen|Huhn|Rind|Garnele|Lachs/],
  ['es', 'arroz con verduras para 2', /pollo|ternera|gamba|chorizo/],
  ['en', 'vegetable stir-fry', /chicken|beef|prawn|pork/],
] as const)('a dish of vegetables has no meat that nobody named (%s: %s)', async (language, wish, meat) => {
  expect((await cooked(language, wish)).items).not.toMatch(meat)
})

it('beans that are poisonous raw go neither into a raw salad nor into a glass', async () => {
  const salad = await cooked('de', 'Salat mit rohen grünen Bohnen für 4, ich will sie nicht kochen')
  expect(salad.items).not.toContain('grüne Bohnen')
})

it.each([
  ['fr', 'un tiramisu', 'autre chose', 'Desserts'],
  ['en', 'tiramisu for 6', 'can you suggest something else?', 'Desserts'],
  ['de', 'Mojito', 'etwas anderes bitte', 'Cocktails'],
] as const)('%s: something else than "%s" is another of its kind', async (language, dish, wish, type) => {
  const other = await cooked(language, dish, wish)
  expect(other.dishType).toBe(type)
  expect(other.title).not.toBe((await cooked(language, dish)).title)
})

it.each([
  ['es', 'crema de verduras para dos, el apio no que me da sarpullido', /apio/],
  ['es', 'una sopa con lo que haya, apio no porque me sale un sarpullido', /apio/],
  ['de', 'eine Gemüsesuppe, Sellerie nicht weil ich davon Ausschlag bekomme', /Sellerie/],
  ['fr', 'une soupe de légumes, le céleri non parce que ça me gratte', /céleri/],
  ['en', 'a vegetable soup, celery no because it gives me a rash', /celer/],
] as const)(
  'a no behind the word, with its reason and without a comma, is a no (%s: %s)',
  async (...asked) => {
    const [language, wish, refused] = asked
    const { items, title } = await cooked(language, wish)
    expect(`${title} ${items}`).not.toMatch(refused)
  },
)
