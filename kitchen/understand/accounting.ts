import type { Plan, TableDish } from '../library/table-dish.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { fold } from '../lexicon/text/fold.ts'
import { asWritten } from './gaps.ts'
import { readMeanings, refusing } from './marks/read-mentions.ts'
import { changed } from './mood.ts'
import type { NamedThing } from './named-things.ts'
import { rootOf } from '../lexicon/ordinary/roots.ts'
import type { OnTable } from './on-table.ts'
import { readTurn } from './read-turn.ts'
import { noWishes, type Wishes } from '../safety/wishes/wishes.ts'

/** A thing that was named and that nothing has accounted for, and whether the last turn named it first. */
export type Missed = NamedThing & { isNew: boolean }

const most = 3

/** What is only cooked from the tin here, since dried it would need a night and a long boil. */
const tinned: Readonly<Record<string, string>> = {
  'dried-kidney-bean': 'kidney-bean',
  'dried-chickpea': 'chickpea',
}

/** What comes of these is each a food of its own: a fish is no cut of another, and a cheese no kind of butter. */
const apart: ReadonlySet<Ingredient['animal']> = new Set(['none', 'fish', 'shellfish', 'milk'])

/** The part that a named food has become: itself, another cut of the animal, another of its kind. */
function partOf({ parts }: Pick<Plan, 'parts'>, food: Ingredient) {
  const isKin = ({ ingredient }: (typeof parts)[number]): boolean => {
    if (ingredient.id === tinned[food.id]) return true
    if (!apart.has(food.animal)) return ingredient.animal === food.animal
    return ingredient.id.endsWith(`-${food.id}`) || food.id.endsWith(`-${ingredient.id}`)
  }
  return parts.find(({ ingredient }) => ingredient.id === food.id) ?? parts.find(isKin)
}

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

/** Whether a dish has what a clause asks for by itself; `wishes` are those that it was chosen for. */
function isMet(alone: Wishes, wishes: Wishes, { plan }: TableDish): boolean {
  const isIn = (id: string) => plan.parts.some(({ ingredient }) => ingredient.id === id)
  const isKnown = (id: string) =>
    wishes.wanted.some((each) => each.id === id) || wishes.excludedIds.includes(id)
  return (
    alone.wanted.every(({ id }) => {
      const food = findIngredientById(id)
      return food === null || isKnown(id) || partOf(plan, food) !== undefined
    }) &&
    alone.excludedIds.every(
      (id) =>
        !isIn(id) ||
        [...wishes.excludedIds, ...(wishes.few?.excludedIds ?? [])].includes(id) ||
        wishes.wanted.some((each) => each.id === id),
    ) &&
    alone.diets.every((diet) => wishes.diets.includes(diet) || wishes.few?.diets.includes(diet)) &&
    (alone.servings === null || alone.servings === wishes.servings) &&
    (alone.dish === null || alone.dish === wishes.dish || alone.dish === plan.dish.id)
  )
}

const onTableOf = ({ plan, recipe }: TableDish): OnTable => ({
  foods: plan.parts.map(({ ingredient: { id }, amount, unit }) => ({ id, amount, unit })),
  minutes: recipe.prepMinutes + recipe.cookMinutes,
})

/**
 * The clauses of a later turn that ask for something of which nothing has become, in the user's words: each is read by
 * itself, and what it asks for has to be in the wishes or in the dish.
 */
export function unmetClauses(
  text: string,
  said: string,
  before: Wishes,
  wishes: Wishes,
  dish: TableDish,
): Missed[] {
  if (text === '' || before.settled === null || wishes.settled === null) return []
  const { clauses, mentions } = readMeanings(said, wishes.language)
  if (clauses.length < 2) return []
  const blank: Wishes = { ...noWishes(wishes.language), settled: before.settled, dish: before.dish }
  return clauses
    .filter(({ act, reported, start, end }) => {
      const isAsking = act === 'request' || act === 'refusal' || act === 'correction'
      if (!isAsking || reported) return false
      // What is only doubted is asked about elsewhere.
      const here = mentions.filter((each) => each.start >= start && each.end <= end)
      if (here.some(({ meaning }) => meaning === 'unsure')) return false
      const clause = said.slice(start, end)
      const alone = readTurn(clause, wishes.language, blank, clause, onTableOf(dish))
      // What gives way to what is wanted is settled by the whole turn.
      const excludedIds = here.some(({ meaning }) => refusing.has(meaning)) ? alone.excludedIds : []
      return (
        changed(blank, alone) &&
        !isMet({ ...alone, excludedIds, dish: alone.dish === blank.dish ? null : alone.dish }, wishes, dish)
      )
    })
    .map(({ start, end }) => {
      const folded = said.slice(start, end)
      return { kind: 'clause' as const, name: asWritten(text, folded), folded, isNew: true }
    })
    .slice(0, most)
}
