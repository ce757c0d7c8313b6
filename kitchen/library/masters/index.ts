import { readdirSync, readFileSync } from 'node:fs'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { lazily } from '../../lexicon/lazily.ts'
import type { Filling } from '../edit/operation.ts'
import type { Recipe } from '../recipe.ts'
import { filled } from './fill.ts'
import type { Master } from './master.ts'
import { readMaster } from './read-master.ts'

export { filled } from './fill.ts'
export type { Master } from './master.ts'

const folder = new URL('recipes/', import.meta.url)

export const masters = lazily((): readonly Master[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.recipe'))
    .toSorted()
    .map((file) => readMaster(file, readFileSync(new URL(file, folder), 'utf8'))),
)

export const masterById = (id: string): Master | null => masters().find((master) => master.id === id) ?? null

/** What would have to be bought beside what there is; oil, salt and what may stay away are in every kitchen or not missed. */
const boughtIn = ({ lines }: Recipe, fillings: readonly Filling[]): number =>
  lines.filter(({ food, role, amount, mayGo }) => {
    const isPantry = mayGo || role === 'seasoning' || role === 'finish' || amount === null
    return (
      !isPantry &&
      findIngredientById(food)?.category !== 'fat' &&
      fillings.every((each) => each.food !== food)
    )
  }).length

interface FromWhatThereIs {
  master: Master
  recipe: Recipe
  bought: number
}

/** The master recipes that take all of these foods, those first that need the least beside them. */
export function mastersFor(
  fillings: readonly Filling[],
  mayEat: (food: string) => boolean,
): FromWhatThereIs[] {
  const able = masters().flatMap((master) => {
    const recipe = filled(master, fillings, mayEat)
    return recipe ? [{ master, recipe, bought: boughtIn(recipe, fillings) }] : []
  })
  return able.toSorted((a, b) => a.bought - b.bought)
}
