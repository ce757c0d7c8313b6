import type { Dish } from '../recipes/dishes.ts'
import type { Template } from '../recipes/template.ts'
import type { CookWishes } from '../recipes/wishes.ts'
import { cuisines, type Cuisine } from '../lexicon/cuisines.ts'
import { hashOf } from './seed.ts'

/** The cuisine that was named, or the one an ingredient stands for: couscous is cooked as in Morocco. */
export function homeOf({ cuisine, wanted }: CookWishes): CookWishes['cuisine'] {
  return (
    cuisine ??
    (wanted.some(({ id }) => /^(couscous|ras-el-hanout|preserved-lemon)$/.test(id)) ? 'moroccan' : null)
  )
}

/** The cuisine a dish is cooked in for these wishes. */
export function cuisineFor(wishes: CookWishes, dish: Dish, template: Template): Cuisine {
  const own = homeOf(wishes) ?? dish.cuisine
  const id =
    own ?? template.cuisines[hashOf(wishes.seed + wishes.another) % template.cuisines.length] ?? 'italian'
  return cuisines[id]
}
