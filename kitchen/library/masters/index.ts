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
  /** What of the foods it has a place for. */
  taken: readonly Filling[]
  bought: number
}

/** The master recipes that take all of these foods, those first that need the least beside them. */
export function mastersFor(
  fillings: readonly Filling[],
  mayEat: (food: string) => boolean,
): FromWhatThereIs[] {
  const able = masters().flatMap((master) => {
    const taken = takenBy(master, fillings, mayEat)
    const recipe = taken.length > 0 ? filled(master, taken, mayEat) : null
    return recipe ? [{ master, recipe, taken, bought: boughtIn(recipe, taken) }] : []
  })
  return able.toSorted((a, b) => b.taken.length - a.taken.length || a.bought - b.bought)
}

/** As many of the foods as it has a place for, the first before the others. */
function takenBy(
  master: Master,
  fillings: readonly Filling[],
  mayEat: (food: string) => boolean,
): readonly Filling[] {
  if (filled(master, fillings, mayEat)) return fillings
  const taken: Filling[] = []
  for (const each of fillings) if (filled(master, [...taken, each], mayEat)) taken.push(each)
  return taken
}
