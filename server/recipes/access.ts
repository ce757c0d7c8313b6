import { sql, type RawBuilder } from 'kysely'

/** The one condition of who may read a row of `recipes`: its owner; everybody once it is public and not deleted. */
export function mayRead(viewerId: string | null): RawBuilder<boolean> {
  return viewerId === null
    ? sql<boolean>`(recipes.is_public and recipes.deleted_at is null)`
    : sql<boolean>`(recipes.owner_id = ${viewerId} or (recipes.is_public and recipes.deleted_at is null))`
}
