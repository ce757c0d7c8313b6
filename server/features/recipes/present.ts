import { renamed } from '#shared/contract/recipe-fields.ts'
import type { WireRecipe } from '#shared/contract/recipes.ts'
import type { OwnRecipeCard, RecipeCard } from '#shared/contract/recipe-cards.ts'
import type { ImageMaker } from '#shared/contract/recipe-structure.ts'
import { jsonList } from '../../platform/http/json-text.ts'
import type { ContainedByRecipe } from './card-allergens.ts'
import type { CardRow, FoundCardRow } from './card-queries.ts'
import type { CommentWithAuthor } from './comments.ts'
import { withoutParts, withoutPartsInText } from './parts/present.ts'
import type { PhotoWithAuthor } from './photos.ts'
import { ownsRecipe } from './policy.ts'
import type { ListedRecipe, RecipeWithOwner } from './queries.ts'
import { meanOf } from './ratings.ts'

/** Who made the image: the built-in painter, a model or a person; null without an image. */
export function pictureMaker(row: Pick<ListedRecipe, 'image_key' | 'image_provenance'>): ImageMaker | null {
  if (row.image_key === null) return null
  if (row.image_provenance === null) return 'person'
  return row.image_provenance === 'algorithmicMedia' ? 'builtin' : 'model'
}

export function presentRecipe(
  row: RecipeWithOwner,
  viewerId: string | null,
  { eatsWithOwner = false }: { eatsWithOwner?: boolean } = {},
): WireRecipe {
  const fields = presentFields(row, viewerId)
  // For whom it was cooked is nobody's business but the owner's and that of those who eat at the same table.
  const isTold = fields.mine || eatsWithOwner
  const findings = isTold ? [...row.findings, ...(row.eater_findings ?? [])] : row.findings
  return { ...fields, findings, recipe: fields.mine ? row.structure : withoutParts(row.structure) }
}

export function presentRecipes(rows: readonly ListedRecipe[], viewerId: string | null) {
  return jsonList<WireRecipe, 'recipe'>(
    'recipe',
    rows.map((row) => {
      const fields = presentFields(row, viewerId)
      return { fields, text: fields.mine ? row.structure_text : withoutPartsInText(row.structure_text) }
    }),
  )
}

function presentFields(
  row: Omit<ListedRecipe, 'structure_text'>,
  viewerId: string | null,
): Omit<WireRecipe, 'recipe'> {
  return {
    ID: row.id,
    UUID: row.uuid,
    ...renamed(row, 'column', 'wire'),
    ImageUrl: row.image_key,
    image_made_by: pictureMaker(row),
    Rating: row.rating_count === 0 ? 0 : row.rating_sum / row.rating_count,
    ratingCount: row.rating_count,
    LikeCount: row.like_count,
    CommentsCount: row.comments_count,
    PhotosCount: row.photos_count,
    OwnerName: row.owner_name,
    IsPublic: row.is_public,
    CreatedAt: row.created_at.toISOString(),
    language: row.language,
    findings: row.findings,
    mine: ownsRecipe(row, viewerId),
    hidden: row.hidden_at !== null,
    translatable: row.translatable,
  }
}

/** Signs the link to a picture that the viewer may see. */
export type LinkOf = (imageKey: string) => string

export function presentCard(
  row: FoundCardRow,
  linkOf: LinkOf,
  contained: ContainedByRecipe = new Map(),
): RecipeCard {
  const contains = contained.get(row.id)
  return {
    id: row.id,
    uuid: row.uuid,
    title: row.title,
    dishType: row.dish_type,
    minutes: row.total_minutes,
    rating: meanOf(row),
    likes: row.like_count,
    owner: { id: row.owner_id, name: row.owner_name },
    language: row.language,
    picture:
      row.image_key === null
        ? null
        : { link: linkOf(row.image_key), placeholder: row.placeholder?.toString('base64') || null },
    ...(row.variants && { variants: row.variants }),
    ...(contains && { contains }),
  }
}

export function presentOwnCard(row: CardRow, linkOf: LinkOf, contained?: ContainedByRecipe): OwnRecipeCard {
  return {
    ...presentCard(row, linkOf, contained),
    isPublic: row.is_public,
    hidden: row.hidden_at !== null,
    createdAt: row.created_at.toISOString(),
  }
}

export function presentComment(row: CommentWithAuthor, viewerId: string) {
  return {
    id: row.id,
    author: row.author_name,
    content: row.content,
    created_at: row.created_at.toISOString(),
    mine: row.author_id === viewerId,
    author_id: row.author_id,
    hidden: row.hidden_at !== null,
  }
}

export function presentPhoto(row: PhotoWithAuthor, viewerId: string) {
  return {
    id: row.id,
    image_url: row.object_name,
    description: row.description,
    author: row.author_name,
    mine: row.author_id === viewerId,
    author_id: row.author_id,
    hidden: row.hidden_at !== null,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder.toString('base64'),
  }
}
