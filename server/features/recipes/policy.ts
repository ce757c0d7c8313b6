import { sql, type RawBuilder } from 'kysely'
import { apiError, type ErrorCode } from '#shared/contract/errors.ts'

/** Read a recipe; respond to it (like, comment, add a photo); rate it; edit, publish or delete it as its owner. */
export type RecipeAction = 'read' | 'respond' | 'rate' | 'own'

interface RecipeState {
  owner_id: string
  deleted_at: Date | null
  hidden_at: Date | null
}

export function ownsRecipe(row: Pick<RecipeState, 'owner_id'>, userId: string | null): boolean {
  return row.owner_id === userId
}

/** A deleted or hidden recipe takes no responses, not even its owner's. */
function acceptsResponses(row: Pick<RecipeState, 'deleted_at' | 'hidden_at'>): boolean {
  return row.deleted_at === null && row.hidden_at === null
}

/**
 * Why the action is refused, or null. `row` is undefined for a recipe that does not exist or that the user may not
 * read.
 */
export function recipeDenialReason(
  row: RecipeState | undefined,
  userId: string,
  action: RecipeAction,
): ErrorCode | null {
  if (!row) return 'not found'
  switch (action) {
    case 'read':
      return null
    case 'own':
      return ownsRecipe(row, userId) ? null : 'not allowed'
    case 'respond':
      return acceptsResponses(row) ? null : 'not found'
    case 'rate':
      if (!acceptsResponses(row)) return 'not found'
      return ownsRecipe(row, userId) ? 'own recipe' : null
  }
}

/** Returns the row, or throws the reason for the refusal. */
export function authorizeRecipe<Row extends RecipeState>(
  row: Row | undefined,
  userId: string,
  action: RecipeAction,
): Row {
  const denial = recipeDenialReason(row, userId, action)
  if (!row || denial) throw apiError(denial ?? 'not found')
  return row
}

/**
 * Why a user may not delete a comment or photo, or null. Authors may always delete their own, even below a recipe that
 * they cannot read any more; for other users without access to the recipe it does not exist.
 */
export function deletionDenialReason(
  row: { author_id: string; readable: boolean } | undefined,
  userId: string,
): ErrorCode | null {
  if (row?.author_id === userId) return null
  return row?.readable ? 'not allowed' : 'not found'
}

/** Returns the comment or photo if the user is its author, or throws the reason for the refusal. */
export function authorizeAuthor<Row extends { author_id: string; readable: boolean }>(
  row: Row | undefined,
  userId: string,
): Row {
  const denial = deletionDenialReason(row, userId)
  if (!row || denial) throw apiError(denial ?? 'not found')
  return row
}

/** Public, neither deleted nor hidden. */
export const isPublished: RawBuilder<boolean> = sql<boolean>`(recipes.is_public and recipes.deleted_at is null
  and recipes.hidden_at is null)`

/** Hidden, or with an open report. */
const isUnderReview = sql<boolean>`(recipes.deleted_at is null and (recipes.hidden_at is not null or exists (
  select from reports where reports.kind = 'recipe' and reports.content_id = recipes.id and reports.closed_at is null)))`

/**
 * Who reads: a visitor, a user by id, or the user of a request, who may read as an admin. Somebody known by an id only reads
 * like everybody else, and so does the program that an admin gave an access token.
 */
export type Viewer = string | { id: string; isAdmin: boolean } | null

export const idOf = (viewer: Exclude<Viewer, null>): string =>
  typeof viewer === 'string' ? viewer : viewer.id

/**
 * The condition on `recipes` that decides read access everywhere. Readable are: one's own recipes; published ones;
 * recipes shared by their owner into a group that the viewer belongs to, unless deleted or hidden; for admins who read as
 * such, recipes under review.
 */
export function mayRead(viewer: Viewer | RawBuilder<string>): RawBuilder<boolean> {
  if (viewer === null) return isPublished
  const isUser = typeof viewer === 'object' && 'isAdmin' in viewer
  const viewerId = isUser ? viewer.id : viewer
  return sql<boolean>`(recipes.owner_id = ${viewerId} or ${isPublished}
    or (recipes.deleted_at is null and recipes.hidden_at is null and ${sharedByOwner(
      sql`recipe_shares.group_id in (select group_id from group_members where user_id = ${viewerId})`,
    )})
    or ${isUser && viewer.isAdmin ? isUnderReview : sql`false`})`
}

/** The same for all members of a group: what each of them may read. */
export function groupMayRead(groupId: string): RawBuilder<boolean> {
  return sql<boolean>`(${isPublished} or (recipes.deleted_at is null and recipes.hidden_at is null and ${sharedByOwner(
    sql`recipe_shares.group_id = ${groupId}`,
  )}))`
}

function sharedByOwner(condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from recipe_shares
    where recipe_shares.recipe_id = recipes.id and recipe_shares.sharer_id = recipes.owner_id and ${condition})`
}
