import { describe, expect, test } from 'vitest'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { isUnwritten } from './named-recipes.ts'
import { heardOf } from './kitchen-chef.ts'
import { foodsOfDish } from '../library/dishes/dish.ts'
import { dishes } from '../library/dishes/dishes.ts'
import { entryById } from '../library/index.ts'
import { likeness, substanceOf } from '../library/find/likeness.ts'

const unwritten = dishes.filter(({ id }) => isUnwritten(id))

function answeredWith(content: string) {
  const { talk } = heardOf({ language: 'en', messages: [{ role: 'user', content }] })
  const base = talk.now?.edit.draft.base
  return { asked: talk.known.wishes.dish, entry: entryById(base ?? '') }
}

describe('a dish that nobody has written', () => {
  test.each([
    ['saag aloo', 'potato'],
    ['chicken adobo', 'chicken-thigh'],
    ['sukuma wiki', 'kale'],
    ['seco de carne', 'stewing-beef'],
  ])('%s is answered with something of %s', (words, food) => {
    const { entry } = answeredWith(words)
    // One food alone is worth 14; what else is in the recipe is no matter here.
    const own = entry?.foods.map((each) => ({ ...each, role: 'base' as const })) ?? []
    expect(likeness({ foods: own }, [food])).toBe(14)
  })

  test.each(['Roy Rogers', 'Cinderella', 'Cola Float', 'Coconut Kiss', 'Revani'])(
    'is answered without alcohol where it has none: %s',
    (words) => {
      const { entry } = answeredWith(words)
      const strong = entry?.foods.filter(({ food }) => findIngredientById(food)?.alcohol === true)
      expect(strong).toEqual([])
    },
  )

  test('is answered with one of the same substance, of nine in ten', () => {
    const asked = unwritten.filter((_, at) => at % 16 === 3)
    expect(asked.length).toBeGreaterThan(30)
    const strange = asked.filter((dish) => {
      const { asked: heard, entry } = answeredWith(dish.label.en)
      return heard === dish.id && entry !== null && likeness(entry, foodsOfDish(dish)) < 5
    })
    expect(strange.map(({ label }) => label.en).slice(asked.length / 10)).toEqual([])
  })
})

test('what a dish is a dish of is no onion and no spice', () => {
  expect(substanceOf(['onion', 'cumin', 'spinach', 'olive-oil', 'potato', 'rice'])).toEqual([
    'spinach',
    'potato',
  ])
})
