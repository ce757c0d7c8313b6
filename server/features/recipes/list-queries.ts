import { sql } from 'kysely'
import { fallbackLanguage, type Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import type { RecipeFilters } from '#shared/contract/discover.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Page } from '../../platform/http/paging.ts'
import { countWith, hasIngredients, selectIdsWith } from './search/ingredient-matches.ts'
import { conditionsOf, orderOf, type Condition } from './search/list-filters.ts'
import { isPublished, mayRead } from './policy.ts'
import { listedRecipes, recipesWithOwner, type ListedRecipe, type RecipeWithOwner } from './queries.ts'

/** A page of public recipes: first the ids from an index, then only their rows. */
export async function selectPublicRecipes(
  db: Db,
  filters: RecipeFilters,
  page: { limit: number; offset: number },
  reader: Language = fallbackLanguage,
): Promise<ListedRecipe[]> {
  const order = orderOf(filters.sort)
  const conditions = sql.join([isPublished, ...conditionsOf(filters, reader)], sql` and `)
  const ids = hasIngredients(filters, reader)
    ? sql`${await selectIdsWith(db, { filters, reader }, page)}::uuid[]`
    : sql`array(select recipes.id from recipes where ${conditions}
        order by ${order} limit ${page.limit} offset ${page.offset})`
  return listedRecipes(db)
    .where(sql<boolean>`recipes.id = any(${ids})`)
    .orderBy(order)
    .execute()
}

/** All of them, or with filters the number up to `limits.discover.counted`, and whether there are more. */
export async function countPublicRecipes(
  db: Db,
  filters: RecipeFilters,
  reader: Language = fallbackLanguage,
): Promise<{ total: number; more?: true }> {
  const conditions = conditionsOf(filters, reader)
  if (conditions.length === 0) {
    const row = await db.selectFrom('recipe_totals').select('public_count').executeTakeFirstOrThrow()
    return { total: row.public_count }
  }
  const most = limits.discover.counted
  const total = hasIngredients(filters, reader)
    ? await countWith(db, filters, most + 1, reader)
    : await countMatches(db, [isPublished, ...conditions], most + 1)
  return total > most ? { total: most, more: true } : { total }
}

async function countMatches(db: Db, conditions: Condition[], most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (
    select from recipes where ${sql.join(conditions, sql` and `)} limit ${sql.lit(most)}) found`.execute(db)
  return rows[0]?.total ?? 0
}

export async function selectShowcase(db: Db): Promise<ListedRecipe[]> {
  return listedRecipes(db)
    .where(mayRead(null))
    .orderBy('recipes.created_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .limit(limits.discover.showcase)
    .execute()
}

export async function selectRecipesOf(db: Db, ownerId: string, page: Page): Promise<ListedRecipe[]> {
  return listedRecipes(db)
    .where('recipes.owner_id', '=', ownerId)
    .where('recipes.deleted_at', 'is', null)
    .orderBy('recipes.created_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export async function selectDeletedRecipesOf(db: Db, ownerId: string, page: Page): Promise<ListedRecipe[]> {
  return listedRecipes(db)
    .where('recipes.owner_id', '=', ownerId)
    .where('recipes.deleted_at', 'is not', null)
    .orderBy('recipes.deleted_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** Every recipe of an owner for the export, with all columns and the deleted ones last. */
export async function selectWholeRecipesOf(db: Db, ownerId: string): Promise<RecipeWithOwner[]> {
  return recipesWithOwner(db)
    .where('recipes.owner_id', '=', ownerId)
    .orderBy('recipes.deleted_at', (order) => order.desc().nullsFirst())
    .orderBy('recipes.created_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .execute()
}
