import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { suitsGuests } from '../plan/suits-guests.ts'
import { readRecipe } from '../read/text/read.ts'
import { settle } from './settle.ts'
import type { Eaters } from './eaters.ts'

const heads: Record<Language, [list: string, steps: string]> = {
  en: ['Ingredients', 'Instructions'],
  fr: ['Ingrédients', 'Préparation'],
  es: ['Ingredientes', 'Preparación'],
  de: ['Zutaten', 'Zubereitung'],
}

function recipe(title: string, lines: string[], language: Language = 'en'): RecipeStructure {
  const [list, steps] = heads[language]
  const read = readRecipe(
    [title, '', list, ...lines.map((line) => `- ${line}`), '', steps, '1. …'].join('\n'),
  )
  if (!read) throw new Error('no recipe')
  return { ...read, title, language, servings: 4, steps: [] }
}

const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`
const withPart = (whole: RecipeStructure, part: number, servings = 4): RecipeStructure => ({
  ...whole,
  ingredients: whole.ingredients.map((line, place) =>
    place === 0 ? { ...line, recipe: { uuid: uuid(part), servings } } : line,
  ),
})
const part = (structure: RecipeStructure) => ({ structure, isRendered: false })
const labels = (given: Parameters<typeof settle>[0]) => {
  const { allergens, diets } = settle(given).recipe
  return { allergens, diets }
}

describe('a recipe within another', () => {
  test.each([
    ['fr', 'Pâte', ['500 g de farine de blé', '2 œufs']],
    ['es', 'Masa', ['500 g de harina de trigo', '2 huevos']],
    ['de', 'Teig', ['500 g Weizenmehl', '2 Eier']],
  ] as const)('is read in its own language: %s', (language, title, lines) => {
    const dough = recipe(title, [...lines], language)
    const pizza = withPart(recipe('Pizza', ['1 base', '3 tomatoes']), 1)
    const { allergens, diets } = labels({ recipe: pizza, parts: { [uuid(1)]: part(dough) } })
    expect(allergens).toEqual(['gluten', 'eggs'])
    expect(diets).toContain('vegetarian')
    expect(diets).not.toContain('vegan')
  })

  test('counts by what it holds and not by the name of the line', () => {
    const sauce = recipe('Sauce', ['3 tomatoes', '1 onion'])
    const dish = withPart(recipe('Bowl', ['1 chicken base', '200 g rice']), 1)
    expect(labels({ recipe: dish, parts: { [uuid(1)]: part(sauce) } }).diets).toContain('vegan')
    expect(labels({ recipe: dish }).diets).toEqual([])
  })

  test('is known at every level, and not below the last one', () => {
    const nuts = recipe('Nuts', ['100 g walnuts'])
    const levels = [1, 2, 3].map((below) => withPart(recipe(`Level ${below}`, ['1 base', '1 apple']), below))
    const parts = Object.fromEntries([nuts, ...levels].map((each, place) => [uuid(place + 1), part(each)]))
    const [one, two, three] = levels
    for (const each of [one, two, three] as RecipeStructure[])
      expect(labels({ recipe: each, parts }).allergens).toEqual(['nuts'])
    const deeper = withPart(recipe('Level 4', ['1 base']), 4)
    expect(labels({ recipe: deeper, parts })).toEqual({ allergens: [], diets: [] })
  })

  test('that contains itself ends, and is not known', () => {
    const one = withPart(recipe('One', ['1 base']), 2)
    const two = withPart(recipe('Two', ['1 base']), 1)
    const parts = { [uuid(1)]: part(one), [uuid(2)]: part(two) }
    expect(labels({ recipe: one, parts }).diets).toEqual([])
  })

  test('warns those who eat, at the line that it stands for', () => {
    const dressing = recipe('Dressing', ['2 tbsp honey', '50 ml peanut oil', '1 tbsp Zorblax'])
    const salad = withPart(recipe('Salad', ['1 dressing', '1 lettuce']), 1)
    const parts = { [uuid(1)]: part(dressing) }
    const found = (eaters: Eaters, known = parts) =>
      settle({ recipe: salad, parts: known, eaters }).verdict.findings.map(({ code, line }) => [code, line])
    expect(found({ infant: true })).toContainEqual(['infant-honey', undefined])
    expect(found({ allergens: ['peanuts'] })).toContainEqual(['forbidden-allergen', 0])
    expect(found({ allergens: ['fish'] })).toContainEqual(['not-checked', 0])
    expect(found({ diets: ['vegan'] })).toContainEqual(['forbidden-diet', undefined])
    expect(found({ allergens: ['fish'] }, {} as never)).toContainEqual(['not-checked', 0])
  })

  test('keeps what somebody named and forgets what it does not bring any more', () => {
    const before = recipe('Base', ['100 g walnuts'])
    const after = recipe('Base', ['100 g rice'])
    const dish = { ...withPart(recipe('Dish', ['1 base', '1 apple']), 1), allergens: ['sesame' as const] }
    const first = settle({ recipe: dish, parts: { [uuid(1)]: part(before) } }).recipe
    expect(first.allergens).toEqual(['nuts', 'sesame'])
    const again = (parts: Parameters<typeof settle>[0]['parts']) =>
      settle({ recipe: first, before: first, parts: parts ?? {} }).recipe
    expect(again({ [uuid(1)]: part(after) }).allergens).toEqual(['sesame'])
    expect(again({}).allergens).toEqual(['nuts', 'sesame'])
  })

  test('suits nobody with wishes while it cannot be read', () => {
    const stew = recipe('Stew', ['500 g beef'])
    const dish = withPart(recipe('Dish', ['1 base', '1 apple']), 1)
    const eater = { allergens: [], diets: ['vegan' as const], dislikes: [] } as never
    const suits = (parts: object, eaters: never[]) =>
      suitsGuests({ recipe: dish, findings: [], eaters, parts: parts as never, language: 'en' })
    expect(suits({}, [eater])).toBe(false)
    expect(suits({ [uuid(1)]: part(stew) }, [eater])).toBe(false)
    expect(suits({ [uuid(1)]: part(recipe('Pears', ['2 pears'])) }, [eater])).toBe(true)
    expect(suits({}, [])).toBe(true)
  })
})
