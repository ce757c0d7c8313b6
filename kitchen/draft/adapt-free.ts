import type { DraftOperation } from '#shared/contract/draft.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { isStopped, talkOf } from '../chef/talk.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { generalSwapsFor } from '../library/edit/index.ts'
import { isMeant, mayEatOf, type Conditions } from '../library/find/conditions.ts'
import type { Course } from '../library/vocabulary.ts'
import type { AtTable } from './eating.ts'
import { editedFreeDraft } from './edit-free.ts'
import { foodOfItem } from './free-mentions.ts'

const courseOf: Record<RecipeStructure['dishType'], Course> = {
  Starters: 'starter',
  Mains: 'main',
  Desserts: 'dessert',
  Cocktails: 'drink',
}

/** The lines that must not be in it, each with what may stand in for it, nearest first. */
function unwantedIn(recipe: RecipeStructure, conditions: Conditions) {
  const { ingredients, language, steps, dishType } = recipe
  const mayEat = mayEatOf(conditions)
  const foods = ingredients.map(({ item }) => foodOfItem(item, language)?.id ?? '')
  const told = steps.map(({ text }) => text).join(' ')
  return foods.flatMap((food, line) => {
    if (food === '' || mayEat(food)) return []
    const swaps = generalSwapsFor(food, { course: courseOf[dishType], told, foods }).filter(mayEat)
    return [{ line, swaps }]
  })
}

/** What of the wanted foods is in no line, as it is called. */
function missingIn(
  { ingredients, language }: RecipeStructure,
  { with: wanted }: Conditions,
): DraftOperation[] {
  const foods = ingredients.flatMap(({ item }) => foodOfItem(item, language)?.id ?? [])
  return wanted.flatMap((filling) => {
    const food = findIngredientById(filling.food)
    if (!food || foods.some((id) => isMeant(id, filling))) return []
    const { amount, unit } = filling
    return [{ op: 'add' as const, item: food.names[language].one, amount, unit }]
  })
}

/**
 * A recipe that no library knows, changed by somebody's wish: foods that must not be in it make room or go, others come in,
 * and it is made for as many as they say. Null where the wish is refused, cannot be kept, or changes nothing.
 */
export function adaptedFree(recipe: RecipeStructure, wish: string): RecipeStructure | null {
  const { language } = recipe
  const { heard, known } = talkOf({ messages: [{ role: 'user', content: wish }], language })
  if (!heard || isStopped(known)) return null
  const { conditions, guests, wishes } = heard
  const atTable: AtTable = { guests, wishes, language, spoken: language, conditions, doubtful: [] }
  const unwanted = unwantedIn(recipe, conditions)
  const { servings } = conditions
  const others: DraftOperation[] = [
    ...missingIn(recipe, conditions),
    ...(servings === null ? [] : [{ op: 'serve' as const, servings }]),
  ]
  const tries = Math.max(1, ...unwanted.map(({ swaps }) => swaps.length + 1))
  // By the nearest food that the texts bear, else without it.
  const chosen = unwanted.map(({ line, swaps }): DraftOperation[] => [
    ...swaps.map((food) => ({ op: 'swap' as const, line, food })),
    { op: 'remove', line },
  ])
  const at = chosen.map(() => 0)
  for (let round = 0; round < tries; round += 1) {
    const operations = chosen.flatMap((each, place) => each[at[place] ?? 0] ?? [])
    const edit = editedFreeDraft(recipe, [...operations, ...others], atTable)
    const isRefused = (operation: DraftOperation) => edit.refused.some((each) => each.operation === operation)
    if (others.some(isRefused)) return null
    const refused = operations.map(isRefused)
    if (edit.draft && !refused.includes(true)) {
      const {
        verdict: _verdict,
        byHand: _byHand,
        base: _base,
        ways: _ways,
        way: _way,
        ...adapted
      } = edit.draft
      return edit.changes.length > 0 ? adapted : null
    }
    if (edit.draft === null) break
    for (const [place, isOut] of refused.entries()) if (isOut) at[place] = (at[place] ?? 0) + 1
    if (chosen.some((each, place) => (at[place] ?? 0) >= each.length)) return null
  }
  return null
}
