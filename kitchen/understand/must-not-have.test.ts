import { expect, it } from 'vitest'
import { kitchenChef } from '../chef.ts'
import { understand } from '../test/understood.ts'

it.each([
  ['de', 'Rahmgeschnetzeltes für 4, aber meine Tochter darf keine Milch essen', 'milk'],
  ['de', 'Gratin für vier, Milch darf mein Sohn nicht', 'milk'],
  ['en', 'Beef stroganoff for 4, but my daughter is not allowed dairy', 'milk'],
  ['fr', 'Un gratin dauphinois pour 4, mais ma fille ne doit pas manger de lait', 'milk'],
  ['fr', 'Un gratin pour 4, le lait est interdit à mon fils', 'milk'],
  ['es', 'Tortilla para cuatro, mi hijo tiene prohibido el huevo', 'eggs'],
] as const)('in %s "%s" leaves out for all what one must not have', (language, content, allergen) => {
  const { dish, wishes } = understand({ messages: [{ role: 'user', content }], language })
  expect(wishes.allergens).toContain(allergen)
  expect(dish.recipe.allergens).not.toContain(allergen)
})

it.each([
  ['de', 'Gratin für vier, da darf keine Sahne rein'],
  ['en', "Lasagne for 4, my daughter doesn't like milk"],
  ['es', 'Curry para 4, mi amigo no puede comer cerdo'],
] as const)('in %s "%s" tells of no allergy', (language, content) => {
  const { wishes } = understand({ messages: [{ role: 'user', content }], language })
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
  },
)
