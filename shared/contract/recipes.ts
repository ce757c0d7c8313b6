import * as z from 'zod/mini'
import { recipeCooked } from './recipe-cooked.ts'
import { endpoint } from './endpoint.ts'
import { renamed, sentShape, wireShape } from './recipe-fields.ts'
import { finding } from './safety-finding.ts'
import { languages } from '../constants/languages.ts'
import { capacity } from '../constants/capacity.ts'
import { limits } from '../constants/limits.ts'
import { readRendering, rendering } from './recipe-translations.ts'
import { versionPart } from './recipe-versions.ts'
import { recipeOrigins } from './version-reasons.ts'
import { imageMakers, recipeStructure, sentCookedRecipe, sentStructure } from './recipe-structure.ts'
import { isoDate, recipesOrList, nothing, nullableText, page, wholeNumber } from './wire.ts'

/**
 * In answers with one recipe: another recipe that a line stands for, for those who may read that one. Others see the
 * words of the line only; where it is, is in the structure for the owner alone.
 */
const recipePart = z.object({
  /** Index in the ingredients. */
  line: z.int(),
  id: z.string(),
  uuid: z.string(),
  title: z.string(),
  mine: z.boolean(),
  isPublic: z.boolean(),
  /** How many servings of it go into this recipe as written, and what they count. */
  servings: z.number(),
  yieldUnit: nullableText,
})
export type RecipePart = z.output<typeof recipePart>

/** A recipe on the wire; all fields of the specification are present, null where empty. */
const wireRecipe = z.object({
  ID: z.string(),
  UUID: z.string(),
  ...wireShape,
  ImageUrl: nullableText,
  image_made_by: z.nullable(z.enum(imageMakers)),
  Rating: z.number(),
  /** How many ratings the mean is of. */
  ratingCount: z.optional(z.int()),
  LikeCount: z.int(),
  CommentsCount: z.int(),
  PhotosCount: z.int(),
  OwnerName: nullableText,
  IsPublic: z.boolean(),
  CreatedAt: isoDate,
  language: z.enum(languages),
  recipe: z.nullable(recipeStructure),
  findings: z.array(finding),
  mine: z.boolean(),
  /** Visible to its owner and admins only, until a moderator has decided. */
  hidden: z.boolean(),
  /** Whether it can be read in other languages: see `in` of the calls for one recipe. */
  translatable: z.optional(z.boolean()),
  /** With `in`; null where it cannot be translated and where it is in that language. */
  rendering: z.optional(z.nullable(rendering)),
  /** In answers with one recipe. */
  translations: z.optional(
    z.object({
      /** Whether the owner allows them. */
      areAllowed: z.boolean(),
      /** For the owner: corrections that wait for a decision. */
      proposals: z.int(),
    }),
  ),
  /** In answers with one recipe for a member: the member's own rating, null without one, and like. */
  myRating: z.optional(z.nullable(z.int())),
  liked: z.optional(z.boolean()),
  /** In answers with one recipe. */
  version: z.optional(versionPart),
  cooked: z.optional(recipeCooked),
  parts: z.optional(z.array(recipePart).check(z.maxLength(limits.recipe.ingredientsMax))),
})

const inLanguage = z.object({
  /** The reader's language. */
  in: z.optional(z.enum(languages)),
})

export type WireRecipe = z.input<typeof wireRecipe>

function readRecipe(wire: z.output<typeof wireRecipe>) {
  return {
    id: wire.ID,
    uuid: wire.UUID,
    ...renamed(wire, 'wire', 'name'),
    imageKey: wire.ImageUrl,
    pictureMaker: wire.image_made_by,
    rating: wire.Rating,
    ratingCount: wire.ratingCount ?? 0,
    likeCount: wire.LikeCount,
    commentsCount: wire.CommentsCount,
    photosCount: wire.PhotosCount,
    ownerName: wire.OwnerName,
    isPublic: wire.IsPublic,
    createdAt: wire.CreatedAt,
    language: wire.language,
    structure: wire.recipe,
    findings: wire.findings,
    mine: wire.mine,
    hidden: wire.hidden,
    translatable: wire.translatable ?? false,
    rendering: wire.rendering ? readRendering(wire.rendering) : null,
    translations: wire.translations ?? null,
    myRating: wire.myRating ?? null,
    liked: wire.liked ?? false,
    version: wire.version ?? null,
    cooked: wire.cooked ?? null,
    parts: wire.parts ?? [],
  }
}

/** A recipe with the names that the program uses. */
export const recipe = z.pipe(wireRecipe, z.transform(readRecipe))

export type Recipe = z.output<typeof recipe>

export type RecipeRendering = ReturnType<typeof readRendering>

export const recipeList = z.array(recipe)

const savePayload = z.object({
  ...sentShape,
  /** An image key, a URL that ends in one, or a data URI, which is as long as the body allows. */
  image_url: z.optional(z.nullable(z.string().check(z.maxLength(capacity.body.withImage)))),
  /** Its `plan` is stored if it is what the recipe was rendered from. */
  recipe: z.optional(z.nullable(sentCookedRecipe)),
  /** Names the first version in the recipe's history. */
  origin: z.optional(z.enum(recipeOrigins)),
  /** The chat that it comes from: the recipe is examined for those who eat, as they were told there. */
  conversation: z.optional(z.nullable(z.uuid())),
  /** What the user has confirmed though somebody who eats must not have it: allergens, or codes of other dangers. */
  confirmedAllergens: z.optional(
    z.array(z.string().check(z.maxLength(100))).check(z.maxLength(limits.recipe.confirmedMax)),
  ),
})

export type SavePayload = z.input<typeof savePayload>

export const saveRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes',
  who: 'member',
  token: 'write',
  summary: 'Saves a private recipe; a repeated Idempotency-Key answers the same recipe.',
  body: savePayload,
  answer: recipe,
  status: 201,
  errors: [
    'unknown image',
    'unknown recipe',
    'too many levels',
    'not an image',
    'allergen not confirmed',
    'storage full',
    'too many requests',
    'chef unavailable',
  ],
  maxBody: capacity.body.withImage,
  idempotent: true,
})

/** Missing fields stay, null clears. */
const editPayload = z.extend(z.partial(z.object(sentShape)), {
  image_url: savePayload.shape.image_url,
  recipe: z.optional(z.nullable(sentStructure)),
})

export type EditPayload = z.input<typeof editPayload>

export const editRecipe = endpoint({
  method: 'PATCH',
  path: '/api/recipes/{id}',
  who: 'member',
  token: 'write',
  summary:
    'Changes an own recipe; missing fields stay, null clears. A public recipe that became dangerous is made private, and `taken_back` is true.',
  body: editPayload,
  answer: z.pipe(
    z.extend(wireRecipe, { taken_back: z.boolean() }),
    z.transform((wire) => ({ ...readRecipe(wire), takenBack: wire.taken_back })),
  ),
  errors: [
    'not found',
    'not allowed',
    'suspended',
    'unknown image',
    'unknown recipe',
    'recipe in itself',
    'too many levels',
    'not an image',
    'storage full',
    'too many requests',
    'chef unavailable',
  ],
  maxBody: capacity.body.withImage,
})

export const listMyRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes/my',
  who: 'member',
  token: 'read',
  summary: 'The recipes of the user, newest first.',
  query: page,
  answer: recipeList,
  most: limits.list.recipes,
})

export const listMyDeletedRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes/my/deleted',
  who: 'member',
  token: 'read',
  summary: 'The deleted recipes of the user, latest first.',
  query: page,
  answer: recipeList,
  most: limits.list.recipes,
})

export const searchMyRecipes = endpoint({
  method: 'GET',
  path: '/api/recipes/my/search',
  who: 'member',
  token: 'read',
  summary: 'The matching recipes of the user, best match first.',
  query: z.object({
    q: z.string().check(z.maxLength(limits.recipe.searchQueryMax)),
    limit: z.optional(wholeNumber(1, limits.recipe.searchResults)),
  }),
  answer: recipesOrList(recipe),
  most: limits.recipe.searchResults,
  errors: ['too many requests'],
})

export const listShowcase = endpoint({
  method: 'GET',
  path: '/api/recipes/public/showcase',
  who: 'anyone',
  token: 'read',
  summary: 'Six public recipes for the landing page.',
  answer: recipeList,
  most: limits.discover.showcase,
  errors: ['too many requests'],
})

export const getPublicRecipe = endpoint({
  method: 'GET',
  path: '/api/recipes/public/{uuid}',
  who: 'anyone',
  token: 'read',
  summary: 'One public recipe; with `in` also in that language, as far as it can be translated.',
  query: inLanguage,
  answer: recipe,
  errors: ['not found'],
})

export const getRecipe = endpoint({
  method: 'GET',
  path: '/api/recipes/{id}',
  who: 'member',
  token: 'read',
  summary: 'One recipe; with `in` also in that language, as far as it can be translated.',
  query: inLanguage,
  answer: recipe,
  errors: ['not found'],
})

export const setRecipePublic = endpoint({
  method: 'PUT',
  path: '/api/recipes/{id}/public',
  who: 'member',
  summary: 'Publishes an own recipe or makes it private; its uuid stays the same.',
  body: z.object({ is_public: z.boolean() }),
  answer: z.pipe(
    z.object({ uuid: z.optional(z.string()), UUID: z.optional(z.string()) }),
    z.transform((wire) => wire.uuid ?? wire.UUID ?? ''),
  ),
  errors: ['not found', 'not allowed', 'suspended', 'unsafe recipe'],
})

export const deleteRecipe = endpoint({
  method: 'DELETE',
  path: '/api/recipes/{id}',
  who: 'member',
  summary: 'Moves an own recipe to the deleted ones.',
  answer: nothing,
  errors: ['not found', 'not allowed'],
})

export const restoreRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes/{id}/restore',
  who: 'member',
  summary: 'Restores a deleted recipe.',
  answer: nothing,
  errors: ['not found'],
})

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/recipes/{id}/versions/{number}/restore',
  who: 'member',
  summary:
    'Makes an own recipe what it was in a version, as a new version. A public recipe that became dangerous is made private, and `taken_back` is true.',
  answer: editRecipe.answer,
  errors: [
    'not found',
    'not allowed',
    'suspended',
    'recipe in itself',
    'too many levels',
    'storage full',
    'too many requests',
    'chef unavailable',
  ],
})

export const remixRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes/{id}/remix',
  who: 'member',
  token: 'write',
  summary:
    'Copies a recipe into the user’s binder as a private variant of it; with `wish` the chef adapts it. A repeated Idempotency-Key answers the same recipe.',
  body: z.object({
    wish: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(limits.versions.wishMax)))),
    /** What the user has confirmed though somebody of the household must not have it, as when a recipe is saved. */
    confirmedAllergens: z.optional(
      z.array(z.string().check(z.maxLength(100))).check(z.maxLength(limits.recipe.confirmedMax)),
    ),
  }),
  answer: recipe,
  status: 201,
  errors: [
    'not found',
    'cannot adapt',
    'allergen not confirmed',
    'storage full',
    'too many requests',
    'chef unavailable',
  ],
  idempotent: true,
})
