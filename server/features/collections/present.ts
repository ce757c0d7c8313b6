import type { Collection, CollectionEntry } from '#shared/contract/collections.ts'
import type { ContainedByRecipe } from '../recipes/card-allergens.ts'
import type { CardRow } from '../recipes/card-queries.ts'
import { presentCard, type LinkOf } from '../recipes/present.ts'
import type { EntryRow } from './entries.ts'
import { canChangeEntry, canEditCollection, type CollectionAccess } from './policy.ts'
import type { CollectionWithAccess } from './queries.ts'

export function presentCollection(
  { row, access }: CollectionWithAccess,
  cover: CardRow | undefined,
  linkOf: LinkOf,
): Collection {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    group: row.group_id === null ? null : { id: row.group_id, name: row.group_name ?? '' },
    owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name },
    count: row.count,
    cover: cover ? presentCard(cover, linkOf).picture : null,
    mayEdit: canEditCollection(access),
    hidden: row.hidden_at !== null,
  }
}

export function presentEntry(
  row: EntryRow,
  recipe: { card: CardRow | undefined; savedTitle: string | null | undefined },
  viewer: { id: string; access: CollectionAccess },
  linkOf: LinkOf,
  contained: ContainedByRecipe,
): CollectionEntry {
  const card = recipe.card ? presentCard(recipe.card, linkOf, contained) : null
  return {
    recipeId: row.recipe_id,
    title: card?.title ?? recipe.savedTitle ?? null,
    recipe: card,
    note: row.note,
    addedBy: row.added_by === null ? null : { id: row.added_by, name: row.adder_name },
    addedAt: row.added_at.toISOString(),
    mayChange: canChangeEntry(viewer.access, row.added_by === viewer.id),
  }
}
