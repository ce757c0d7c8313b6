import type { TableDish } from '../library/table-dish.ts'
import { fold } from '../lexicon/text/fold.ts'
import type { NamedThing } from './named-things.ts'
import { rootOf } from '../lexicon/ordinary/roots.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'

/** A thing that was named and that nothing has accounted for, and whether the last turn named it first. */
export type Missed = NamedThing & { isNew: boolean }

const most = 3

/**
 * The things named since the dish was chosen that are neither in its recipe nor known to the reading, which tells of them
 * itself. Before a dish is on the table, no word that nobody knows is in it.
 */
export function missedOf(named: readonly Missed[], wishes: Wishes, dish: TableDish): readonly Missed[] {
  if (named.length === 0) return []
  const { language } = wishes
  const told = [wishes.unknown ?? '', ...wishes.unknownHealth].map(fold).join(' ')
  const text = fold(textOf(dish))
  const list = fold(textOf(dish, false))
  const holds = (word: string, where = text) => {
    const root = rootOf(word, language)
    return root.length > 3 ? where.includes(root) : new RegExp(`(?<![a-z])${word}(?![a-z])`).test(where)
  }
  const isThere = (thing: NamedThing): boolean => {
    if (told.includes(thing.folded)) return true
    if (thing.kind === 'word' && wishes.settled === null) return false
    const { parts } = dish.plan
    switch (thing.kind) {
      // The recipe names the food without its colour, so that whoever shops has to be told.
      case 'variety':
        return !parts.some(({ ingredient }) => thing.foods?.includes(ingredient.id))
      case 'dish':
        return (
          thing.dish.kind === dish.plan.dish.kind ||
          [wishes.dish, ...wishes.refusedDishes].includes(thing.dish.id) ||
          holds(thing.folded.split(' ').at(-1) ?? '') ||
          text.includes(fold(thing.dish.label[language]))
        )
      default:
        return (
          (thing.folded.match(/[a-z]{3,}/g) ?? []).every((word) =>
            holds(word, thing.kind === 'form' ? list : text),
          ) && (thing.foods ?? []).every((id) => parts.some(({ ingredient }) => ingredient.id.endsWith(id)))
        )
    }
  }
  return named.filter((thing) => !isThere(thing)).slice(0, most)
}

/** What the recipe says, or its title and list alone: who slices a courgette has made no slice of it. */
const textOf = ({ recipe, plan }: TableDish, isWhole = true) =>
  [
    recipe.title,
    ...Object.values(plan.dish.label),
    ...recipe.ingredients.map(({ item, note }) => `${item} ${note ?? ''}`),
    ...(isWhole ? recipe.steps.map(({ text }) => text) : []),
  ].join('\n')
