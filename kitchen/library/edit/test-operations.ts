import { hashOf } from '../../lexicon/hash.ts'
import { ingredients } from '../../lexicon/ingredients/index.ts'
import type { Recipe } from '../recipe.ts'
import type { Operation } from './operation.ts'
import { swapsFor } from './swap.ts'

/** Numbers that look like chance and are the same in every run. */
export function chanceOf(seed: string): (below: number) => number {
  let count = 0
  return (below) => {
    count += 1
    return hashOf(`${seed} ${count}`) % below
  }
}

const servings = [1, 2, 3, 5, 8, 12, 0, 500]

/** What somebody could ask of a recipe, sense or nonsense. */
export function randomOperation(recipe: Recipe, chance: (below: number) => number): Operation {
  const pick = <T>(list: readonly T[]): T => {
    const found = list[chance(list.length)]
    if (found === undefined) throw new Error('nothing to choose from')
    return found
  }
  const line = pick(recipe.lines)
  const any = pick(ingredients).id
  const swaps = swapsFor(recipe, line)
  switch (chance(9)) {
    case 0:
      return { op: 'serve', servings: pick(servings) }
    case 1:
    case 2:
    case 3:
      return { op: 'swap', food: line.food, by: swaps.length > 0 ? pick(swaps).food : any }
    case 4:
      return { op: 'swap', food: line.food, by: any }
    case 5:
      return { op: 'leaveOut', food: line.food }
    case 6:
      return { op: 'add', food: any, amount: null, unit: null }
    case 7:
      return chance(2) === 0
        ? { op: 'amount', food: line.food, factor: pick([0.5, 0.7, 1.5, 2, 9]) }
        : { op: 'heat', by: pick(['milder', 'hotter'] as const) }
    default:
      return { op: 'way', way: pick([null, 'slowCooker', ...recipe.ways.map(({ name }) => name)] as const) }
  }
}
