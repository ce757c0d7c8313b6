import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../chef.ts'
import { choose, isWhole } from '../decide/choose.ts'
import { compose } from '../decide/compose.ts'
import { dishes } from './dishes.ts'
import { patternOf, patterns } from './index.ts'
import { noWishes } from '../understand/wishes.ts'

const chef = kitchenChef()

async function cook(language: Language, content: string) {
  const { recipe } = await chef.recipe({ messages: [{ role: 'user', content }], language })
  if (!recipe) throw new Error(`no recipe for ${content}`)
  return recipe
}

describe('a dish that is named is the dish that comes', () => {
  it.each([
    ['fr', 'panna cotta aux framboises', /^Panna cotta.*framboises/],
    ['fr', 'tarte aux abricots', /^Tarte aux abricots/],
    ['de', 'Nudelauflauf', /^Nudelauflauf/],
    ['en', 'beef chilli', /^Beef Chilli/],
    ['en', 'pork fillet in a mustard sauce', /^Pork Fillet in Mustard Sauce/],
    ['de', 'Schweineschnitzel', /^Schweineschnitzel/],
    ['es', 'ceviche de corvina', /^Ceviche de corvina/],
    ['es', 'arroz con pollo', /^Arroz con pollo/],
    ['es', 'una limonada', /^Limonada/],
    ['es', 'mojito sin alcohol', /^Mojito.*sin alcohol/],
    ['de', 'Apfelstreusel mit Zimt', /^Apfelstreusel mit Zimt/],
    ['de', 'Zwetschgenstreuselkuchen', /^Zwetschgen-Streuselkuchen/],
    ['de', 'Rindereintopf mit Möhren', /^Rinder.*eintopf/i],
    ['de', 'Tarte mit Tomaten als Vorspeise', /^Tomatentarte/],
    ['fr', 'des crêpes pour quatre', /^Crêpes/],
    ['fr', 'soupe de carottes au gingembre', /^Soupe de carottes au gingembre/],
    ['en', 'cheesecake', /^Cheesecake/],
    ['de', 'Himbeer-Käsekuchen', /^Käsekuchen mit Himbeeren/],
    ['de', 'Milchreis', /^Milchreis/],
    ['es', 'albóndigas', /^Albóndigas/],
    ['de', 'Frikadellen', /^Frikadellen/],
    ['fr', 'brochettes de poulet', /^Brochettes de poulet/],
    ['fr', 'pizza margherita', /^Pizza margherita/],
    ['en', 'fried rice', /^Fried Rice/],
    ['es', 'tortilla de patatas', /^Tortilla de patatas/],
    ['de', 'Kartoffelpuffer', /^Kartoffelpuffer/],
    ['de', 'Hähnchengeschnetzeltes', /^Geschnetzeltes mit Hähnchen/],
    ['de', 'Flammkuchen', /^Flammkuchen/],
    ['fr', 'coq au vin', /^Coq au vin/],
    ['en', 'moussaka', /^Moussaka/],
    ['en', 'pad thai', /^Pad Thai/],
    ['en', 'Caesar salad', /^Caesar Salad/],
    ['fr', 'île flottante', /^Île flottante/],
    ['es', 'churros', /^Churros/],
    ['de', 'Kaiserschmarrn', /^Kaiserschmarrn/],
    ['de', 'Apfelstrudel', /^Apfelstrudel/],
    ['en', 'chocolate chip cookies', /^Chocolate Chip Cookies/],
    ['es', 'sangría', /^Sangría/],
  ] as const)('in %s "%s"', async (language, request, title) => {
    expect((await cook(language, request)).title).toMatch(title)
  })

  it('under its own name in all four languages', () => {
    for (const dish of dishes) {
      const pattern = patternOf(dish.pattern)
      if (!pattern) throw new Error(`${dish.id} has no pattern`)
      for (const language of ['en', 'fr', 'es', 'de'] as const) {
        const { recipe } = compose({ ...noWishes(language), seed: 'a' }, dish, pattern)
        expect(recipe.title).not.toMatch(/ {2}|^\s|\s$|\b(with|mit|con|de|aux?)$/)
        expect(recipe.title.length).toBeGreaterThanOrEqual(3)
      }
    }
  })
})

it('takes a tart with tomatoes for no dessert, and one with pears for no main course', async () => {
  expect((await cook('fr', 'une tarte aux tomates')).dishType).toBe('Mains')
  expect((await cook('de', 'eine Tarte mit Birnen')).dishType).toBe('Desserts')
  expect((await cook('fr', 'des crêpes au jambon')).dishType).toBe('Mains')
})

it.each([
  ['en', 'cheesecake, I am allergic to nuts', 'nuts'],
  ['fr', 'filet de porc à la crème, je suis allergique à la moutarde', 'mustard'],
  ['de', 'Käsespätzle, ich vertrage keinen Sellerie', 'celery'],
] as const)('hears an allergy beside the name of a dish: %s "%s"', async (language, request, allergen) => {
  expect((await cook(language, request)).allergens).not.toContain(allergen)
})

it('proposes something else where the dish would not be the dish any more', () => {
  const wishes = { ...noWishes('en'), dish: 'floatingIsland', diets: ['vegan' as const], seed: 'a' }
  const { plan, recipe } = choose(wishes)
  expect(plan.pattern.id).not.toBe('floatingIsland')
  expect(plan.pattern.dishType).toBe('Desserts')
  expect(recipe.diets).toContain('vegan')
})

it('never serves a dish that lacks what it cannot do without', () => {
  for (const pattern of patterns.filter(({ cannotDoWithout }) => cannotDoWithout)) {
    const dish = dishes.find((each) => each.pattern === pattern.id)
    if (!dish) throw new Error(`nothing is called ${pattern.id}`)
    expect(isWhole(compose({ ...noWishes('en'), seed: 'a' }, dish, pattern))).toBe(true)
    expect(isWhole(compose({ ...noWishes('en'), seed: 'a', diets: ['vegan'] }, dish, pattern))).toBe(false)
  }
})
