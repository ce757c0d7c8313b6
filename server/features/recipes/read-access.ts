import { sql, type RawBuilder } from 'kysely'

/** Public, neither deleted nor hidden. */
export const isPublished: RawBuilder<boolean> = sql<boolean>`(recipes.is_public and recipes.deleted_at is null
  and recipes.hidden_at is null)`

/** Hidden, or reported and not decided yet: what an admin may look at although it is not theirs. */
const isUnderReview = sql<boolean>`(recipes.deleted_at is null and (recipes.hidden_at is not null or exists (
  select from reports where reports.kind = 'recipe' and reports.content_id = recipes.id and reports.closed_at is null)))`

/**
 * The one condition of who may read a row of `recipes`: its owner; everybody while it is public, neither deleted nor
 * hidden; the members of a group into which its owner shared or attached it, until that is withdrawn or it is hidden;
 * an admin what has been reported.
 */
export function mayRead(viewerId: string | null): RawBuilder<boolean> {
  if (viewerId === null) return isPublished
  return sql<boolean>`(recipes.owner_id = ${viewerId} or ${isPublished}
    or (recipes.deleted_at is null and recipes.hidden_at is null and ${sharedByOwner(
      sql`recipe_shares.group_id in (select group_id from group_members where user_id = ${viewerId})`,
    )})
    or ((select is_admin from users where users.id = ${viewerId}) and ${isUnderReview}))`
}

/** The same for a group as a whole: what all of its members may read. */
export function groupMayRead(groupId: string): RawBuilder<boolean> {
  return sql<boolean>`(${isPublished} or (recipes.deleted_at is null and recipes.hidden_at is null and ${sharedByOwner(
    sql`recipe_shares.group_id = ${groupId}`,
  )}))`
}

function sharedByOwner(where: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from recipe_shares
    where recipe_shares.recipe_id = recipes.id and recipe_shares.sharer_id = recipes.owner_id and ${where})`
}
