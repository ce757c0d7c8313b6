import type { OwnRecipeCard, RecipeCard } from '#shared/contract/recipe-cards.ts'
import type { RecipeTag, SavedRecipe } from '#shared/contract/saved-recipes.ts'
import type { DishType } from '#shared/words/dish-types.ts'
import { fold } from '#shared/words/fold.ts'

/** A recipe in the binder: an own one, or a saved one of somebody else. */
export interface BinderEntry {
  id: string
  title: string | null
  dishType: DishType
  /** When it was written, or saved, as ISO 8601. */
  date: string
  /** Null for a saved recipe that is no longer shared. */
  card: RecipeCard | null
  /** Null for a saved one. */
  own: OwnRecipeCard | null
  /** Null for an own one. */
  saved: SavedRecipe | null
}

export const ownEntry = (own: OwnRecipeCard): BinderEntry => {
  const { id, title, dishType, createdAt } = own
  return { id, title, dishType, date: createdAt, card: own, own, saved: null }
}

export const savedEntry = (saved: SavedRecipe): BinderEntry => {
  const { recipeId, title, dishType, savedAt, recipe } = saved
  return {
    id: recipeId,
    title: recipe?.title ?? title,
    dishType: recipe?.dishType ?? dishType,
    date: savedAt,
    card: recipe,
    own: null,
    saved,
  }
}

export const binderSorts = ['newest', 'name', 'rating', 'cooked'] as const

export type BinderSort = (typeof binderSorts)[number]

const sortKey = 'collection_sort'

/** The order that was last chosen in this browser; at first the newest. */
export function rememberedSort(): BinderSort {
  const stored = localStorage.getItem(sortKey)
  return binderSorts.find((sort) => sort === stored) ?? 'newest'
}

export function rememberSort(sort: BinderSort) {
  localStorage.setItem(sortKey, sort)
}

interface Order {
  sort: BinderSort
  language: string
  /** The last day on which the user cooked a recipe, by its id, as ISO 8601. */
  cookedOn: ReadonlyMap<string, string>
}

/** Sorted copies. Recipes that were never cooked come last. */
export function sorted(entries: readonly BinderEntry[], { sort, language, cookedOn }: Order): BinderEntry[] {
  const collator = new Intl.Collator(language, { numeric: true })
  const compare: Record<BinderSort, (one: BinderEntry, other: BinderEntry) => number> = {
    newest: (one, other) => other.date.localeCompare(one.date),
    name: (one, other) => collator.compare(one.title ?? '', other.title ?? ''),
    rating: (one, other) =>
      (other.card?.rating.mean ?? 0) - (one.card?.rating.mean ?? 0) ||
      (other.card?.rating.count ?? 0) - (one.card?.rating.count ?? 0),
    cooked: (one, other) => (cookedOn.get(other.id) ?? '').localeCompare(cookedOn.get(one.id) ?? ''),
  }
  return entries.toSorted(compare[sort])
}

/** The saved recipes whose title or author contains every word of the text, without case and accents. */
export function savedMatching(saved: readonly SavedRecipe[], text: string): SavedRecipe[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return saved.filter(({ title, recipe }) => {
    const known = fold(`${recipe?.title ?? title ?? ''} ${recipe?.owner.name ?? ''}`)
    return words.every((word) => known.includes(word))
  })
}

/** The tags of each recipe. */
export function tagsByRecipe(tags: readonly RecipeTag[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { tag, recipes } of tags)
    for (const id of recipes) found.set(id, [...(found.get(id) ?? []), tag])
  return found
}
