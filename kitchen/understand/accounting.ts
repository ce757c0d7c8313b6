import type { Composed } from '../decide/compose.ts'
import { fold } from './fold.ts'
import type { NamedThing } from './named-things.ts'
import { rootOf } from './ordinary/roots.ts'
import type { Wishes } from './wishes.ts'

/** A thing that was named and that nothing has accounted for, and whether the last turn named it first. */
export type Missed = NamedThing & { isNew: boolean }

const most = 3

/**
 * The things named since the dish was chosen that are neither in its recipe nor known to the reading, which tells of them
 * itself. Before there is a dish all of them are missed.
 */
export function missedOf(
  named: readonly Missed[],
  wishes: Wishes,
  dish: Composed | null,
): readonly Missed[] {
  if (named.length === 0) return []
  const { language } = wishes
  const told = [wishes.unknown ?? '', ...wishes.unknownHealth].map(fold).join(' ')
  const text = dish ? fold(textOf(dish)) : ''
  const holds = (word: string) => {
    const root = rootOf(word, language)
    return root.length > 3 ? text.includes(root) : new RegExp(`(?<![a-z])${word}(?![a-z])`).test(text)
  }
  const holdsAll = (words: string) => (words.match(/[a-z]{3,}/g) ?? []).every(holds)
  const isThere = (thing: NamedThing): boolean => {
    if (told.includes(thing.folded)) return true
    if (!dish) return thing.kind !== 'word'
    const { template, parts } = dish.plan
    switch (thing.kind) {
      case 'condition':
        return thing.condition.metBy.includes(template.id) || text.search(thing.condition.names[language]) >= 0
      case 'dish':
        return (
          thing.dish.template === template.id ||
          [wishes.dish, ...wishes.refusedDishes].includes(thing.dish.id) ||
          holds(thing.folded.split(' ').at(-1) ?? '')
        )
      default:
        return (
          holdsAll(thing.folded) &&
          (thing.foods ?? []).every((id) => parts.some(({ ingredient }) => ingredient.id.endsWith(id)))
        )
    }
  }
  return named.filter((thing) => !isThere(thing)).slice(0, most)
}

const textOf = ({ title, recipe, plan }: Composed) =>
  [
    title,
    ...Object.values(plan.dish.label),
    ...recipe.ingredients.map(({ item, note }) => `${item} ${note ?? ''}`),
    ...recipe.steps.map(({ text }) => text),
  ].join('\n')
