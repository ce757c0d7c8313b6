import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../chef.ts'
import { readConversation } from '../dialogue/read-conversation.ts'

type Table = readonly [Language, readonly string[], number, number]

/** What was said, how many sit at the table, and how many of them get a portion apart; 0 where all eat alike. */
const tables: readonly Table[] = [
  ['en', ['Spaghetti bolognese for ten of us, two vegetarians among the ten'], 10, 2],
  ['en', ['Chili con carne for six', 'one of us is vegetarian'], 6, 1],
  ['en', ['Lasagne for five, my daughter eats no meat, the others do'], 5, 1],
  ['en', ['Beef stew for 4', 'how do I do that with a vegetarian?'], 4, 1],
  ['en', ['Beef bourguignon for 5, no wine for the two children, with wine for us'], 5, 2],
  ['en', ['Chicken curry for four. My brother is vegan.'], 4, 1],
  ['en', ['Beef chilli for two vegetarians'], 2, 0],
  ['en', ['dinner for six, one of us is vegetarian'], 6, 0],
  ['en', ['Lasagne for six people, no pork'], 6, 0],
  ['en', ['My wife and I are vegetarian, a stew'], 2, 0],
  ['en', ['Beef stew for four, my son is coeliac'], 4, 0],
  ['en', ['Chicken curry for four, my daughter has a nut allergy, the others love nuts'], 4, 0],
  ['fr', ['Un bœuf bourguignon pour 6, ma belle-mère ne mange pas de viande'], 6, 1],
  ['fr', ['Spaghetti bolognaise pour huit, dont deux végétariens'], 8, 2],
  ['fr', ['Chili con carne pour 4', "l'un de nous est végétarien, les autres mangent de la viande"], 4, 1],
  ['fr', ['Un poulet basquaise pour 5, mon fils déteste le poivron et les autres en veulent'], 5, 1],
  ['es', ['Lasaña de carne para seis, dos son vegetarianos'], 6, 2],
  ['es', ['Chili con carne para 4', 'mi hija no come carne, los demás sí'], 4, 1],
  ['es', ['Lentejas con chorizo para seis', 'mi suegra no come cerdo, una ración aparte para ella'], 6, 1],
  ['es', ['Lentejas con chorizo para cinco, la carne aparte'], 5, 1],
  ['es', ['Espaguetis a la boloñesa para cuatro', '¿y cómo lo hago con un vegetariano?'], 4, 1],
  ['de', ['Gulasch für sechs, eine davon ist Vegetarierin'], 6, 1],
  ['de', ['Chili con Carne für 8, zwei Vegetarier sind dabei'], 8, 2],
  ['de', ['Linseneintopf mit Speck für vier, meine Frau isst kein Fleisch, wir anderen schon'], 4, 1],
  ['de', ['Spaghetti Bolognese für fünf', 'wie mache ich das mit den zwei Vegetariern?'], 5, 2],
]

it.each(tables)('in %s "%s" are %i, and %i of them have a portion apart', (language, turns, all, some) => {
  const { dish } = readConversation({
    messages: turns.map((content) => ({ role: 'user', content })),
    language,
  })
  expect({ all: dish.recipe.servings, some: dish.plan.few?.servings ?? 0 }).toEqual({ all, some })
})

it.each([
  ['en', 'Chicken soup for the whole family', 4],
  ['fr', 'Un gratin dauphinois pour toute la famille', 4],
  ['es', 'Lentejas para tres, y que sobre para comer mañana', 6],
  ['de', 'Linsensuppe für zwei, und es soll noch für das Mittagessen morgen reichen', 4],
  ['en', 'Beef stew for two, with enough over for my lunch tomorrow', 3],
  ['de', 'Chili für eine Party', 10],
] as const)('in %s "%s" is cooked for %i', (language, content, servings) => {
  const { dish } = readConversation({ messages: [{ role: 'user', content }], language })
  expect(dish.recipe.servings).toBe(servings)
})

it('answers how it is done with some of them', async () => {
  const messages = [
    { role: 'user', content: 'Gulasch für sechs, eine davon ist Vegetarierin' },
    { role: 'user', content: 'und wie mache ich das mit der Vegetarierin?' },
  ] as const
  expect(await kitchenChef().reply({ messages, language: 'de' })).toContain(
    'Vegetarische Portion, für 1 von 6',
  )
})

it.each([
  ['de', 'Rahmgeschnetzeltes für 4, aber meine Tochter darf keine Milch essen', 'milk'],
  ['de', 'Gratin für vier, Milch darf mein Sohn nicht', 'milk'],
  ['en', 'Beef stroganoff for 4, but my daughter is not allowed dairy', 'milk'],
  ['fr', 'Un gratin dauphinois pour 4, mais ma fille ne doit pas manger de lait', 'milk'],
  ['fr', 'Un gratin pour 4, le lait est interdit à mon fils', 'milk'],
  ['es', 'Tortilla para cuatro, mi hijo tiene prohibido el huevo', 'eggs'],
] as const)('in %s "%s" leaves out for all what one must not have', (language, content, allergen) => {
  const { dish, wishes } = readConversation({ messages: [{ role: 'user', content }], language })
  expect(wishes.allergens).toContain(allergen)
  expect(dish.plan.few ?? null).toBeNull()
  expect(dish.recipe.allergens).not.toContain(allergen)
})

it.each([
  ['de', 'Gratin für vier, da darf keine Sahne rein'],
  ['en', "Lasagne for 4, my daughter doesn't like milk"],
  ['es', 'Curry para 4, mi amigo no puede comer cerdo'],
] as const)('in %s "%s" tells of no allergy', (language, content) => {
  const { wishes } = readConversation({ messages: [{ role: 'user', content }], language })
  expect(wishes.allergens).toEqual([])
})

it.each([
  ['en', 'Chickpea curry with coconut milk for 4', 'no salt for our toddler', 'rice', /salted/],
  ['es', 'Curry de garbanzos para 4', 'sin sal para la niña de 18 meses', 'arroz', /agua con .*sal/],
  ['de', 'Spaghetti Bolognese für 4', 'ohne Salz für unser Kleinkind', 'Spaghetti', /Salzwasser/],
] as const)(
  'in %s the water that all share is not salted: %s, %s',
  async (language, dish, words, food, salted) => {
    const messages = [dish, words].map((content) => ({ role: 'user' as const, content }))
    const { recipe } = await kitchenChef().recipe({ messages, language })
    const steps = recipe?.steps.map(({ text }) => text) ?? []
    expect(steps.some((text) => text.includes(food))).toBe(true)
    expect(steps.filter((text) => salted.test(text))).toEqual([])
    // The others have theirs.
    expect(recipe?.ingredients.map(({ item }) => item)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(salt|sal|Salz)$/)]),
    )
  },
)
