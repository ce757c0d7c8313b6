import { createHash } from 'node:crypto'
import { dishTypeWords } from '#shared/words/dish-types.ts'
import { saidField, saidLines } from '#shared/words/field-lines.ts'
import { listedFieldNames } from '#shared/contract/structure-fields.ts'
import { formatDuration, recipePageWords } from '#shared/words/recipe-page.ts'
import { sourceParts } from '#shared/words/source.ts'
import {
  listOf,
  notesOf,
  oneLine,
  sourceOf,
  stepsOf,
  storyOf,
  yieldOf,
  type ExportedRecipe,
} from '../exported-recipe.ts'

const hashOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

/** "2026-11-29 10:00:00". */
const momentText = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')

/** A heading is a line that ends with a colon. */
const headed = (name: string | null) => (name === null ? [] : [`${oneLine(name).replace(/\s*:$/, '')}:`])

function sourcesOf(recipe: ExportedRecipe): { source: string; source_url: string } {
  const { row, author } = recipe
  const parts = sourceParts(sourceOf(recipe))
  const url = parts.find(({ href }) => href !== null)?.text ?? ''
  const name = parts
    .filter(({ href }) => href === null)
    .map(({ text }) => text)
    .join('')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
  const by = author === null ? '' : recipePageWords[row.language].by(author)
  return { source: [name, by].filter(Boolean).join(', '), source_url: url }
}

/** One recipe of a Paprika file, as JSON; `photo` is a JPEG. */
export function paprikaOf(recipe: ExportedRecipe, photo: Buffer | null): string {
  const { row, tags, note } = recipe
  const { language, structure } = row
  const minutes = (value: number | null) => formatDuration(value, language) ?? ''
  const ingredients = listOf(recipe).flatMap(({ name, lines }) => [...headed(name), ...lines])
  const directions = structure
    ? stepsOf(recipe).flatMap(({ name, steps }) => [...headed(name), ...steps])
    : [storyOf(recipe)]
  const notes = [
    ...listedFieldNames
      .filter((name) => name !== 'nutrition')
      .map((name) => saidField(name, structure, language)),
    notesOf(recipe).join('\n'),
    row.plating ?? '',
    note ?? '',
  ]
  const uid = row.uuid.toUpperCase()
  const fields = {
    uid,
    name: oneLine(row.title),
    description: [row.taste, structure ? storyOf(recipe) : ''].filter(Boolean).join('\n\n'),
    ingredients: ingredients.join('\n'),
    directions: directions.join('\n\n'),
    notes: notes.filter(Boolean).join('\n\n'),
    servings: yieldOf(recipe),
    prep_time: minutes(row.prep_minutes),
    cook_time: minutes(row.cook_minutes),
    total_time: minutes(row.total_minutes),
    nutritional_info: (structure ? saidLines('nutrition', structure.nutrition, language) : []).join('\n'),
    difficulty: '',
    rating: 0,
    categories: [...new Set([dishTypeWords[language][row.dish_type], ...tags])],
    ...sourcesOf(recipe),
    created: momentText(row.created_at),
    image_url: null,
    photos: [],
    photo: photo ? `${uid}.jpg` : null,
    photo_hash: photo ? hashOf(photo) : null,
    photo_large: null,
    photo_data: photo ? photo.toString('base64') : null,
  }
  return JSON.stringify({ ...fields, hash: hashOf(JSON.stringify({ ...fields, photo_data: null })) })
}
