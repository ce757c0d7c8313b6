import { describe, expect, it } from 'vitest'
import { categories, type AnimalSource, type Ingredient } from '../ingredient.ts'
import { ingredientById, ingredients } from './index.ts'

const ids = (list: readonly Ingredient[]) => list.map(({ id }) => id)

describe('the knowledge of food', () => {
  it('knows at least 220 ingredients and every category', () => {
    expect(ingredients.length).toBeGreaterThanOrEqual(220)
    expect(new Set(ingredients.map(({ category }) => category))).toEqual(new Set(categories))
  })

  it('throws for an id it does not know', () => {
    expect(() => ingredientById('unobtainium')).toThrow('unobtainium')
  })
})

describe('what an ingredient is made of', () => {
  const holding = (allergen: string) =>
    ingredients.filter(({ allergens: held }) => held.some((each) => each === allergen))
  const from = (...sources: AnimalSource[]) => ingredients.filter(({ animal }) => sources.includes(animal))
  const inCategory = (...list: string[]) => ingredients.filter(({ category }) => list.includes(category))

  it('is never a plant where it holds milk, eggs, fish or shellfish', () => {
    for (const allergen of ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']) {
      const plants = holding(allergen).filter(
        ({ animal, id }) => animal === 'none' && id !== 'oyster-mushroom',
      )
      expect(ids(plants), allergen).toEqual([])
    }
  })

  it('holds milk, eggs or fish where it comes from them', () => {
    expect(ids(from('milk').filter(({ allergens: held }) => !held.includes('milk')))).toEqual([])
    expect(ids(from('egg').filter(({ allergens: held }) => !held.includes('eggs')))).toEqual([])
    expect(ids(from('fish').filter(({ allergens: held }) => !held.includes('fish')))).toEqual([])
    const shellfish = from('shellfish').filter(
      ({ allergens: held }) => !held.includes('crustaceans') && !held.includes('molluscs'),
    )
    expect(ids(shellfish)).toEqual([])
  })

  it('has lactose only with milk, and aged hard cheese has none', () => {
    expect(ids(ingredients.filter((each) => each.lactose && !each.allergens.includes('milk')))).toEqual([])
    for (const id of ['parmesan', 'gruyere', 'manchego', 'pecorino', 'cheddar'])
      expect(ingredientById(id).lactose).toBeUndefined()
    for (const id of ['butter', 'ghee', 'milk', 'cream', 'mozzarella'])
      expect(ingredientById(id).lactose).toBe(true)
  })

  it('warns of nuts in everything called a nut, save the chestnut and the peanut', () => {
    const without = inCategory('nut').filter(({ allergens: held }) => !held.includes('nuts'))
    expect(ids(without).toSorted()).toEqual(['chestnut', 'peanut'])
  })

  it('has gluten in bread and wheat pasta unless the name says otherwise', () => {
    const without = inCategory('bread', 'pasta').filter(({ allergens: held }) => !held.includes('gluten'))
    expect(ids(without).toSorted()).toEqual(
      [
        'corn-tortilla',
        'gluten-free-bread',
        'gluten-free-pasta',
        'glass-noodle',
        'lentil-pasta',
        'rice-noodle',
        'tortilla-chip',
      ].toSorted(),
    )
  })

  it('has alcohol in every spirit and wine, and sulphites in wine', () => {
    expect(ids(inCategory('spirit', 'wine').filter(({ alcohol }) => !alcohol))).toEqual([])
    for (const id of ['white-wine', 'red-wine', 'prosecco', 'port', 'sherry'])
      expect(ingredientById(id).allergens).toContain('sulphites')
  })

  it('must reach 74 °C as poultry, 70 as pork, 71 minced or as sausage, 63 as fish', () => {
    // Turkey ham is sold cooked, and what is left of a roast is only heated.
    const isRaw = ({ id }: Ingredient) => id !== 'turkey-ham' && !id.startsWith('cooked-')
    for (const { id, core } of inCategory('poultry').filter(isRaw)) expect([id, core]).toEqual([id, 74])
    for (const each of ingredients.filter(({ id }) => id.startsWith('minced-') && !/chicken|turkey/.test(id)))
      expect([each.id, each.core]).toEqual([each.id, 71])
    for (const id of ['pork-fillet', 'pork-chop', 'pork-shoulder']) expect(ingredientById(id).core).toBe(70)
    for (const id of ['pork-sausage', 'merguez', 'mixed-mince']) expect(ingredientById(id).core).toBe(71)
    for (const id of ['salmon', 'cod', 'white-fish', 'prawn']) expect(ingredientById(id).core).toBe(63)
  })
})
