import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { isUuid } from '../../../platform/db/uuid.ts'
import { recipesWithOwner, type RecipeWithOwner } from '../queries.ts'
import { mayRead } from '../policy.ts'
import { isShownTo } from '../saved/policy.ts'

export interface BinderStamp {
  id: string
  stamp: string
}

/** A subquery for the ids of recipes that concern a user, such as those in their week plan. */
export type SelectsIds = (userId: string, now: number) => RawBuilder<unknown>

/** The newest own and the newest saved recipes that the binder shows to the user, and others that concern them. */
const isCopied = (alsoCopied: RawBuilder<unknown>, userId: string) => sql<boolean>`(recipes.id in (
    select own.id from recipes own where own.owner_id = ${userId} and own.deleted_at is null
    order by own.created_at desc, own.id desc limit ${limits.copies.own})
  or ((recipes.id in (select saved_recipes.recipe_id from saved_recipes where saved_recipes.user_id = ${userId}
      order by saved_recipes.saved_at desc, saved_recipes.recipe_id limit ${limits.copies.saved})
      or recipes.id in (${alsoCopied}))
    and ${isShownTo(userId)}))`

/** The recipes within one that the user may read, as its copy names them. */
const shownParts = (userId: string) => sql`(select part.names from (select recipes.part_uuids as uuids) own
  cross join lateral (
    select md5(string_agg(concat_ws('|', recipes.uuid, recipes.title, recipes.is_public), '|' order by recipes.uuid)) as names
    from recipes where recipes.uuid = any(own.uuids) and recipes.deleted_at is null and ${mayRead(userId)}) part)`

/**
 * The recipes of a binder, each with a hash of everything that its copy is made from. There is no counter to forget in a
 * write: reading decides what has changed and what may be read.
 */
export async function selectBinderStamps(
  db: Db,
  userId: string,
  alsoCopied: RawBuilder<unknown>,
): Promise<BinderStamp[]> {
  const { rows } = await sql<BinderStamp>`
    select recipes.id, md5(concat_ws('|', recipes.version_id, recipes.revision, recipes.parts_examined, recipes.is_public,
        recipes.hidden_at, recipes.translatable, recipes.image_key, recipes.rating_count, recipes.rating_sum,
        recipes.like_count, recipes.comments_count, recipes.photos_count, recipes.cooked_count, recipes.cooks_count,
        recipes.remix_count, users.name, saved.saved_at, note.updated_at, md5(note.text),
        case when recipes.part_uuids <> '{}' then ${shownParts(userId)} end,
        (select string_agg(tag, '|' order by folded) from recipe_tags
          where recipe_tags.user_id = ${userId} and recipe_tags.recipe_id = recipes.id),
        (select md5(string_agg(concat_ws('|', id, cooked_on, next_time), '|' order by id)) from cooking_log
          where cooking_log.user_id = ${userId} and cooking_log.recipe_id = recipes.id),
        (select string_agg(concat_ws('|', language, state), '|' order by language) from recipe_translations
          where recipe_translations.version_id = recipes.version_id),
        (select md5(string_agg(concat_ws('|', id, text, accepted_at, hidden_at), '|' order by id))
          from translation_corrections where translation_corrections.recipe_id = recipes.id)
      )) as stamp
    from recipes join users on users.id = recipes.owner_id
    left join saved_recipes saved on saved.user_id = ${userId} and saved.recipe_id = recipes.id
    left join recipe_notes note on note.user_id = ${userId} and note.recipe_id = recipes.id
    where ${isCopied(alsoCopied, userId)} order by recipes.id`.execute(db)
  return rows
}

/** Stands for a whole list: equal where every stamp is. */
export function revisionOf(stamps: readonly BinderStamp[]): string {
  const hash = createHash('sha256')
  for (const { id, stamp } of stamps) hash.update(`${id} ${stamp}\n`)
  return hash.digest('base64url').slice(0, 22)
}

/** Of these recipes the ones in the user's binder. */
export async function selectBinderRecipes(
  db: Db,
  userId: string,
  ids: readonly string[],
  alsoCopied: RawBuilder<unknown>,
): Promise<RecipeWithOwner[]> {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  return recipesWithOwner(db)
    .where('recipes.id', '=', sql<string>`any(${known}::uuid[])`)
    .where(isCopied(alsoCopied, userId))
    .orderBy('recipes.id')
    .execute()
}
