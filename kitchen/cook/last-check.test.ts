import { describe, expect, it } from 'vitest'
import type { Allergen } from '#shared/words/allergens.ts'
import type { Diet } from '#shared/words/diets.ts'
import { dishes } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import { groupMembers, type FoodGroup } from '../lexicon/food-groups.ts'
import { isSuitable } from '../lexicon/facts.ts'
import { ingredients } from '../lexicon/ingredients/index.ts'
import { noWishes, type Wishes } from '../recipes/wishes.ts'
import { cook } from './cook.ts'
import { hashOf } from './seed.ts'

const allergens: readonly Allergen[] = ['gluten', 'eggs', 'milk', 'nuts', 'peanuts', 'fish', 'celery', 'soy']
const diets: readonly Diet[] = ['vegan', 'vegetarian', 'halal', 'glutenFree', 'lactoseFree']
const groups: readonly FoodGroup[] = ['meat', 'fish', 'dairy', 'onions', 'mushrooms', 'alcohol']

const pick = <T>(list: readonly T[], key: string): T => list[hashOf(key) % list.length] as T

/** Wishes in which the very things that are refused are wanted as well: the refusal must win. */
function tangled(key: string): Wishes {
  const unwanted = [1, 2, 3].map((each) => pick(ingredients, `${key}/${each}`).id)
  return {
    ...noWishes('en'),
    seed: key,
    excludedIds: unwanted,
    excludedGroups: [pick(groups, key)],
    allergens: [pick(allergens, key)],
    diets: [pick(diets, key)],
    alcoholFree: hashOf(key) % 2 === 0,
    minutes: hashOf(key) % 3 === 0 ? 25 : null,
    wanted: [...unwanted, 'mixed-nut', 'chicken-breast', 'cheddar', 'red-wine'].map((id) => ({
      id,
      amount: null,
      unit: null,
      loosely: false,
    })),
  }
}

describe('the last check', () => {
  it('lets no part through that is excluded, an allergen, against a diet or alcohol for who drinks none', () => {
    const wrong = dishes.flatMap((dish) => {
      const template = templateOf(dish.template)
      if (!template || hashOf(`check ${dish.id}`) % 6 !== 0) return []
      const wishes = tangled(dish.id)
      return cook(wishes, dish, template)
        .parts.filter(
          ({ ingredient }) =>
            wishes.excludedIds.includes(ingredient.id) ||
            wishes.excludedGroups.some((group) => groupMembers[group](ingredient)) ||
            wishes.allergens.some((allergen) => ingredient.allergens.includes(allergen)) ||
            wishes.diets.some((diet) => !isSuitable(ingredient, diet)) ||
            (wishes.alcoholFree && ingredient.alcohol),
        )
        .map(({ ingredient }) => `${dish.id}: ${ingredient.id}`)
    })
    expect(wrong).toEqual([])
  })
})
