import type { OwnRecipeCard, RecipeCard } from '#shared/contract/recipe-cards.ts'
import type { RecipeTag, SavedRecipe } from '#shared/contract/saved-recipes.ts'
import { fold } from '#shared/words/fold.ts'

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

/** What of an own or saved recipe its place in the list depends on. */
interface Sortable {
  id: string
  title: string | null
  rating: RecipeCard['rating'] | null
}

interface Order {
  sort: BinderSort
  language: string
  /** The last day on which the user cooked a recipe, by its id, as ISO 8601. */
  cookedOn: ReadonlyMap<string, string>
}

/** Sorted copies; the lists come from the server newest first. Recipes that were never cooked come last. */
export function sorted<Item>(
  items: readonly Item[],
  by: (item: Item) => Sortable,
  { sort, language, cookedOn }: Order,
): Item[] {
  const collator = new Intl.Collator(language, { numeric: true })
  const compare: Record<BinderSort, (one: Sortable, other: Sortable) => number> = {
    newest: () => 0,
    name: (one, other) => collator.compare(one.title ?? '', other.title ?? ''),
    rating: (one, other) =>
      (other.rating?.mean ?? 0) - (one.rating?.mean ?? 0) ||
      (other.rating?.count ?? 0) - (one.rating?.count ?? 0),
    cooked: (one, other) => (cookedOn.get(other.id) ?? '').localeCompare(cookedOn.get(one.id) ?? ''),
  }
  return items.toSorted((one, other) => compare[sort](by(one), by(other)))
}

export const ownSortable = ({ id, title, rating }: OwnRecipeCard): Sortable => ({ id, title, rating })

export const savedSortable = ({ recipeId, title, recipe }: SavedRecipe): Sortable => ({
  id: recipeId,
  title: recipe?.title ?? title,
  rating: recipe?.rating ?? null,
})

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
