import { fieldFromLines } from '#shared/words/field-lines.ts'
import { fieldsOfText } from '../formats/fields-of-text.ts'
import { sectionMark } from '../page/marks.ts'
import type { Node } from '../page/linked-data.ts'
import { isNode } from '../page/linked-data.ts'
import {
  joined,
  listIn,
  namesIn,
  starsIn,
  textIn,
  webPicture,
  type ExportedPicture,
  type ExportedRecipe,
} from './exported.ts'

export const isPaprika = (value: Node): boolean =>
  typeof value.name === 'string' &&
  typeof value.ingredients === 'string' &&
  typeof value.directions === 'string' &&
  !('@type' in value)

/** The lines of a text; a heading is one that ends with a colon. */
const headed = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .map((line) => (/^\p{L}[^.!?:]{1,60}:$/u.test(line) ? `${sectionMark}${line.slice(0, -1)}` : line))
    .filter((line) => line !== '')

/** Paprika: texts of lines. `photo_data` is a small square; `photos` has the originals, where they were stored. */
export function readPaprika(recipe: Node): ExportedRecipe {
  const notes = fieldsOfText(textIn(recipe.notes))
  const facts = textIn(recipe.nutritional_info)
  const nutrition = facts === '' ? null : fieldFromLines('nutrition', facts.split(/\r?\n/))
  return {
    node: {
      '@type': 'Recipe',
      ...notes.node,
      ...nutrition,
      name: textIn(recipe.name),
      description: textIn(recipe.description),
      author: textIn(recipe.source),
      url: textIn(recipe.source_url),
      recipeYield: textIn(recipe.servings),
      prepTime: textIn(recipe.prep_time),
      cookTime: textIn(recipe.cook_time),
      totalTime: textIn(recipe.total_time),
      recipeIngredient: headed(textIn(recipe.ingredients)),
      recipeCategory: namesIn(listIn(recipe.categories)),
      recipeInstructions: headed(textIn(recipe.directions)),
    },
    note: joined(notes.rest, nutrition ? '' : facts, textIn(recipe.difficulty)),
    tags: namesIn(listIn(recipe.categories)),
    stars: starsIn(recipe.rating),
    pictures: picturesOf(recipe),
  }
}

function picturesOf(recipe: Node): ExportedPicture[] {
  const photos = listIn(recipe.photos).map((photo) => (isNode(photo) ? photo : {}))
  const large = photos.findIndex(
    ({ filename }) => textIn(filename) !== '' && textIn(filename) === textIn(recipe.photo_large),
  )
  const keys = [
    ...(large > 0 ? [`photos.${large}.data`] : []),
    ...photos.flatMap(({ data }, at) => (textIn(data) === '' ? [] : [`photos.${at}.data`])).slice(0, 1),
    ...(textIn(recipe.photo_data) === '' ? [] : ['photo_data']),
  ]
  return [...keys.map((key): ExportedPicture => ({ kind: 'within', key })), ...webPicture(recipe.image_url)]
}

/** The bytes of a picture within the recipe's own file; null where there is none. */
export function pictureWithin(recipe: unknown, key: string): Uint8Array | null {
  let value = recipe
  for (const name of key.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null
    value = (value as Node)[name]
  }
  return typeof value === 'string' && value !== '' ? new Uint8Array(Buffer.from(value, 'base64')) : null
}
