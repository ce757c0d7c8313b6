import { describe, expect, it } from 'vitest'
import { emptyTable, type ChatTable } from '#shared/contract/chat-table.ts'
import type { Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../chef.ts'
import { understood } from '../draft.ts'
import { fold } from '../lexicon/text/fold.ts'
import { carriersSaid } from './carriers-said.ts'
import { expectGaps } from '../test/gaps.ts'

expectGaps('understand/doubtful-allergies')

const chef = kitchenChef()

async function after(language: Language, turns: readonly string[], allergens: ChatTable['allergens'] = []) {
  const conversation = {
    language,
    messages: turns.map((content) => ({ role: 'user' as const, content })),
    table: { ...emptyTable, allergens },
  }
  const reply = await chef.reply(conversation)
  const { table } = await understood(conversation)
  const { recipe } = await chef.recipe(conversation)
  return { reply, table, recipe, items: recipe?.ingredients.map(({ item }) => item).join('; ') ?? '' }
}

const eggs = /(?:^|; )(?:eggs?|œufs?|huevos?|Eier|Ei)(?:;|$)/
const doubt = [{ value: 'eggs', by: 'read', doubtful: true }]

const pancakes: Record<Language, string> = {
  en: 'pancakes',
  fr: 'des crêpes',
  es: 'tortitas',
  de: 'Pfannkuchen',
}

describe('what somebody is not allergic to', () => {
  it.each([
    ['en', 'Allergic to milk but not to eggs'],
    ['fr', 'Allergique au lait mais pas aux œufs'],
    ['es', 'Alérgico a la leche pero no al huevo'],
    ['de', 'Allergisch gegen Milch, aber nicht gegen Eier'],
  ] as const)('stays in, in %s: "%s"', async (language, said) => {
    const { table, items } = await after(language, [pancakes[language], said])
    expect(table.allergens.map(({ value }) => value)).toEqual(['milk'])
    expect(table.without).toEqual([])
    expect(items).toMatch(eggs)
  })

  it('keeps out what is refused beside it', async () => {
    const { table } = await after('en', ['pancakes', 'allergic to milk, but not to eggs, and no cinnamon'])
    expect(table.allergens.map(({ value }) => value)).toEqual(['milk'])
    expect(table.without.map(({ value }) => value)).toContain('cinnamon')
  })
})

it.each([
  ['en', 'Tom is not coming, and I am allergic to eggs'],
  ['en', "Tom can't come and my daughter is allergic to eggs"],
  ['en', 'I am allergic to eggs, and Tom is not coming'],
  ['fr', 'Je ne mange pas de porc et je suis allergique aux œufs'],
  ['fr', 'J’ai une allergie aux œufs, un adulte ne mange pas de porc, une adulte est végétarienne'],
  ['fr', 'Tom ne vient pas et je suis allergique aux œufs'],
  ['fr', 'Je suis allergique aux œufs et Tom ne vient pas'],
  ['es', 'Tom no viene y soy alérgica a los huevos'],
  ['es', 'Mi marido no comerá cerdo, y el pequeño es alérgico a los huevos'],
  ['es', 'Soy alérgico a los huevos y Tom no viene'],
  ['de', 'Tom kommt nicht und ich bin allergisch gegen Eier'],
  ['de', 'Ich bin allergisch gegen Eier, und Tom kommt nicht'],
] as const)('an allergy beside somebody else who stays away is one, in %s: "%s"', async (language, said) => {
  const { table, items } = await after(language, [said, pancakes[language]])
  expect(table.allergens).toMatchObject([{ value: 'eggs' }])
  expect(table.allergens[0]).not.toHaveProperty('doubtful', true)
  expect(items).not.toMatch(eggs)
})

it.each([
  ['en', 'brother sister son daughter wife husband friend uncle cousin muslim boss neighbour toddler'],
  ['fr', 'frère sœur fils fille femme mari ami oncle cousin neveu voisin collègue bébé'],
  ['es', 'hermano hermana hijo hija mujer marido amigo tío primo sobrino vecino jefe bebé'],
  ['de', 'Bruder Schwester Sohn Tochter Frau Mann Freund Onkel Neffe Nachbar Kollege Schwager Baby'],
] as const)('a word for a person names no food of another language, in %s', (language, people) => {
  const told = people.split(' ').filter((person) => carriersSaid(fold(person), language, []).length > 0)
  expect(told).toEqual([])
})

describe('an allergy of others or of the past', () => {
  const told = [
    ['en', 'my neighbour is allergic to eggs'],
    ['en', 'my son used to be allergic to eggs but has outgrown it'],
    ['fr', 'ma voisine est allergique aux œufs'],
    ['fr', 'mon fils était allergique aux œufs'],
    ['es', 'mi vecina es alérgica al huevo'],
    ['es', 'mi hijo era alérgico al huevo'],
    ['de', 'meine Nachbarin ist gegen Eier allergisch'],
    ['de', 'mein Sohn war früher gegen Eier allergisch'],
  ] as const

  it.each(told)('edits no standing dish and is asked about, in %s: "%s"', async (language, said) => {
    const before = await after(language, [pancakes[language]])
    const { table, items, reply } = await after(language, [pancakes[language], said])
    expect(table.allergens).toEqual(doubt)
    expect(items).toBe(before.items)
    expect(reply).toMatch(/\?/)
  })

  it.each(told)('keeps the food out of a new dish, in %s: "%s"', async (language, said) => {
    const { table, items } = await after(language, [`${pancakes[language]}. ${said}.`])
    expect(table.allergens).toEqual(doubt)
    expect(items).not.toMatch(eggs)
    const other = await after(language, [pancakes[language], said, 'something else please'])
    expect(other.recipe?.allergens).not.toContain('eggs')
  })

  it.each([
    ['en', 'Pancakes, my son had an egg allergy but outgrew it', ['eggs']],
    ['en', 'Tiramisu please, my neighbour is allergic to fish', ['fish']],
    ['en', 'Apple pie, my brother used to be allergic to celery', ['celery']],
    ['fr', 'Des crêpes, mon voisin est allergique au poisson', ['fish']],
    ['es', 'Tiramisú, mi vecina es alérgica al pescado', ['fish']],
    ['de', 'Pfannkuchen, mein Sohn hatte als Baby eine Eierallergie', ['eggs']],
    ['de', 'Lasagne, meine Nachbarin ist gegen Fisch allergisch', ['fish']],
  ] as const)(
    'is not one to the dish that is asked for beside it, in %s: "%s"',
    async (language, said, own) => {
      const { table } = await after(language, [said])
      expect(table.allergens).toEqual(own.map((value) => ({ value, by: 'read', doubtful: true })))
      expect(table.eaters).toEqual([])
    },
  )

  it('counts once it is confirmed by hand, and is gone once it is taken out', async () => {
    const turns = ['pancakes', 'my neighbour is allergic to eggs']
    const confirmed = await after('en', turns, [{ value: 'eggs', by: 'hand', at: 2 }])
    expect(confirmed.table.allergens).toEqual([{ value: 'eggs', by: 'hand', at: 2 }])
    expect(confirmed.items).not.toMatch(eggs)
    const removed = { value: 'eggs' as const, by: 'hand' as const, at: 2, removed: true }
    const without = await after('en', turns, [removed])
    expect(without.table.allergens).toEqual([removed])
    expect(without.items).toMatch(eggs)
  })
})

it.each([
  ['en', 'my neighbour is allergic to eggs and is coming for dinner'],
  ['en', 'my colleague, who eats with us, is allergic to eggs'],
  ['en', 'cooking for my boss, he is allergic to eggs'],
  ['en', 'my brother is allergic to eggs, he is not coming until eight'],
  ['fr', 'ma voisine vient dîner, elle est allergique aux œufs'],
  ['es', 'mi vecina viene a cenar y es alérgica al huevo'],
  ['de', 'meine Nachbarin kommt zum Essen und ist gegen Eier allergisch'],
  ['de', 'mein Sohn ist gegen Eier allergisch'],
] as const)('who eats is in no doubt, in %s: "%s"', async (language, said) => {
  const { table, items } = await after(language, [pancakes[language], said])
  expect(table.allergens.map(({ value, ...rest }) => ('doubtful' in rest ? `${value}?` : value))).toContain(
    'eggs',
  )
  expect(items).not.toMatch(eggs)
})

it.each([
  ['en', 'potato gratin', 'My brother is allergic to peanuts, but he is not coming. Is there mustard in it?'],
  [
    'fr',
    'gratin de pommes de terre',
    'Mon frère est allergique aux arachides, mais il ne vient pas. Il y a de la moutarde dedans ?',
  ],
  ['es', 'gratinado de patatas', 'Mi hermano es alérgico a los cacahuetes, pero no viene. ¿Lleva mostaza?'],
  [
    'de',
    'Kartoffelgratin',
    'Mein Bruder ist allergisch gegen Erdnüsse, aber er kommt nicht. Ist da Senf drin?',
  ],
] as const)('somebody who is not coming changes nothing, in %s', async (language, dish, said) => {
  const before = await after(language, [dish])
  const { table, recipe, reply } = await after(language, [dish, said])
  expect(table.allergens).toEqual([])
  expect(recipe).toEqual(before.recipe)
  expect(reply).toMatch(/mustard|moutarde|mostaza|Senf/)
})
