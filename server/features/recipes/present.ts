import type { WireRecipe } from '#shared/contract/recipes.ts'
import type { ImageMaker } from '#shared/contract/recipe-structure.ts'
import { jsonList } from '../../platform/http/json-text.ts'
import type { ListedRecipe, RecipeWithOwner } from './queries.ts'

/** Who made the picture: the house painter, a model, or a person with a camera; null when there is none. */
export function pictureMaker(row: Pick<ListedRecipe, 'image_key' | 'image_provenance'>): ImageMaker | null {
  if (row.image_key === null) return null
  if (row.image_provenance === null) return 'person'
  return row.image_provenance === 'algorithmicMedia' ? 'builtin' : 'model'
}

/** A row as it travels to this viewer. */
export function presentRecipe(row: RecipeWithOwner, viewerId: string | null): WireRecipe {
  return { ...presentRest(row, viewerId), recipe: row.structure }
}

export function presentRecipes(rows: readonly ListedRecipe[], viewerId: string | null) {
  return jsonList<WireRecipe, 'recipe'>(
    'recipe',
    rows.map((row) => ({ fields: presentRest(row, viewerId), text: row.structure_text })),
  )
}

function presentRest(
  row: Omit<ListedRecipe, 'structure_text'>,
  viewerId: string | null,
): Omit<WireRecipe, 'recipe'> {
  return {
    ID: row.id,
    UUID: row.uuid,
    Title: row.title,
    Content: row.content,
    ImageUrl: row.image_key,
    image_made_by: pictureMaker(row),
    Plating: row.plating,
    Taste: row.taste,
    Rating: row.rating_count === 0 ? 0 : row.rating_sum / row.rating_count,
    LikeCount: row.like_count,
    CommentsCount: row.comments_count,
    PhotosCount: row.photos_count,
    DishType: row.dish_type,
    PrepTime: row.prep_minutes,
    CookTime: row.cook_minutes,
    TotalTime: row.total_minutes,
    OwnerName: row.owner_name,
    IsPublic: row.is_public,
    CreatedAt: row.created_at.toISOString(),
    language: row.language,
    findings: row.findings,
    mine: row.owner_id === viewerId,
    hidden: row.hidden_at !== null,
  }
}
