import { limits } from '#shared/constants/limits.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Page } from '../../platform/http/paging.ts'
import { mayRead } from './policy.ts'
import { listedRecipes, recipesWithOwner, type ListedRecipe, type RecipeWithOwner } from './queries.ts'

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
