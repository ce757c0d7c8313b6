import * as z from 'zod/mini'
import { limits } from '../constants/limits.ts'
import { endpoint } from './endpoint.ts'
import { fitsInLists, recipeStructure } from './recipe-structure.ts'
import { isoDate, nothing, page, singleLine } from './wire.ts'

/** Exports of other programs: sent in parts, read for a preview, and imported in the background. */

/** What a column of a table may hold. */
export const columnRoles = [
  'title',
  'ingredients',
  'instructions',
  'description',
  'notes',
  'servings',
  'prepTime',
  'cookTime',
  'totalTime',
  'source',
  'author',
  'tags',
  'rating',
  'picture',
] as const
export type ColumnRole = (typeof columnRoles)[number]

/** The programs and formats whose files are read. */
export const exportPrograms = [
  'convive',
  'paprika',
  'mealie',
  'tandoor',
  'nextcloud',
  'copymethat',
  'myrecipebox',
  'schema',
  'cooklang',
  'recipemd',
  'markdown',
  'mealmaster',
  'mastercook',
  'table',
] as const
export type ExportProgram = (typeof exportPrograms)[number]

export const archiveStates = [
  'uploading',
  'reading',
  'ready',
  'importing',
  'done',
  'stopped',
  'undoing',
  'undone',
  'failed',
] as const
export type ArchiveState = (typeof archiveStates)[number]

/** Why nothing of it can be read, or why the import has stopped by itself; codes of errors. */
export const archiveFailures = ['no recipe found', 'invalid input', 'too large', 'storage full'] as const
export type ArchiveFailure = (typeof archiveFailures)[number]

export const archiveItemStates = ['waiting', 'saved', 'duplicate', 'failed', 'kept', 'undone'] as const
export type ArchiveItemState = (typeof archiveItemStates)[number]

/** Why a recipe was not imported, or why it stays when the import is taken back. */
export const archiveItemReasons = [
  'no recipe found',
  'invalid input',
  'too large',
  'chef unavailable',
  'server error',
  'edited',
  'published',
  'cooked',
  'planned',
  'used',
] as const
export type ArchiveItemReason = (typeof archiveItemReasons)[number]

/** A picture that is in the archive, on the web, stored, or that was promised and is missing. */
export const archivePictures = ['none', 'inside', 'web', 'stored', 'missing'] as const
export type ArchivePicture = (typeof archivePictures)[number]

const count = z.int()

const archive = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: isoDate,
  state: z.enum(archiveStates),
  reason: z.nullable(z.enum(archiveFailures)),
  program: z.nullable(z.enum(exportPrograms)),
  bytes: count,
  received: count,
  /** Files of the archive, and how many of them are read. */
  files: count,
  filesRead: count,
  /** Files that are none of a recipe. */
  otherFiles: count,
  counts: z.object({
    recipes: count,
    waiting: count,
    saved: count,
    duplicate: count,
    failed: count,
    kept: count,
    undone: count,
    /** Recipes with lines that may not be read as they are meant. */
    doubtful: count,
    /** Recipes with a picture, and those whose picture is missing. */
    pictures: count,
    missingPictures: count,
  }),
  /** Of a table: the names of its columns, and what they were taken for. */
  table: z.nullable(
    z.object({
      header: z.array(z.string()).check(z.maxLength(limits.archive.columns)),
      columns: z.array(z.nullable(z.enum(columnRoles))).check(z.maxLength(limits.archive.columns)),
    }),
  ),
  /** Until when the import can be taken back; null where there is nothing to take back. */
  undoUntil: z.nullable(isoDate),
})
export type RecipeArchive = z.output<typeof archive>

const archiveItem = z.object({
  position: count,
  title: z.string(),
  path: z.string(),
  state: z.enum(archiveItemStates),
  reason: z.nullable(z.enum(archiveItemReasons)),
  lines: count,
  doubts: count,
  picture: z.enum(archivePictures),
  /** What was saved, or what it is a duplicate of. */
  recipe: z.nullable(z.object({ id: z.string(), title: z.string() })),
})
export type ArchiveItem = z.output<typeof archiveItem>

export const createArchive = endpoint({
  method: 'POST',
  path: '/api/recipes/archives',
  who: 'member',
  summary: 'Announces an export of another program, which is then sent in parts.',
  body: z.object({
    name: singleLine(1, limits.archive.nameMax),
    bytes: z.int().check(z.minimum(1), z.maximum(limits.archive.bytes, 'too large')),
  }),
  answer: archive,
  status: 201,
  errors: ['limit reached', 'storage full', 'unavailable'],
})

export const sendArchivePart = endpoint({
  method: 'POST',
  path: '/api/recipes/archives/{id}/parts',
  who: 'member',
  summary:
    'Takes the next part of an export, of the size that all but the last have; a part that has come already changes nothing. After the last one it is read.',
  form: z.object({ offset: z.string().check(z.maxLength(12), z.regex(/^\d{1,12}$/)) }),
  answer: archive,
  maxBody: limits.archive.partBytes + 64 * 1024,
  errors: ['not found', 'storage full'],
})

export const listArchives = endpoint({
  method: 'GET',
  path: '/api/recipes/archives',
  who: 'member',
  summary: 'The latest exports that the user has sent, with how far they are.',
  answer: z.array(archive),
  most: limits.archive.kept,
})

export const listArchiveItems = endpoint({
  method: 'GET',
  path: '/api/recipes/archives/{id}/items',
  who: 'member',
  summary: 'The recipes of an export, in its order, with what became of each.',
  query: z.extend(page, { state: z.optional(z.enum(archiveItemStates)) }),
  answer: z.array(archiveItem),
  most: limits.archive.page,
  errors: ['not found'],
})

export const setArchiveColumns = endpoint({
  method: 'PUT',
  path: '/api/recipes/archives/{id}/columns',
  who: 'member',
  summary: 'Says what the columns of a table hold; it is read again.',
  body: z.object({
    columns: z
      .array(z.nullable(z.enum(columnRoles)))
      .check(z.minLength(1), z.maxLength(limits.archive.columns)),
  }),
  answer: archive,
  errors: ['not found', 'too many requests'],
})

export const startArchive = endpoint({
  method: 'POST',
  path: '/api/recipes/archives/{id}/start',
  who: 'member',
  summary:
    'Imports the recipes of an export as private ones, also when the user leaves. Duplicates are left out unless they are named.',
  body: z.object({
    /** Positions of duplicates that are saved all the same. */
    anyway: z.optional(z.array(z.int()).check(z.maxLength(limits.archive.recipes))),
  }),
  answer: archive,
  errors: ['not found', 'too many requests'],
})

export const stopArchive = endpoint({
  method: 'POST',
  path: '/api/recipes/archives/{id}/stop',
  who: 'member',
  summary: 'Stops the import; what is saved stays, and the rest can be imported later.',
  answer: archive,
  errors: ['not found', 'too many requests'],
})

export const undoArchive = endpoint({
  method: 'POST',
  path: '/api/recipes/archives/{id}/undo',
  who: 'member',
  summary:
    'Takes an import back: deletes what it saved, except what was edited, published, cooked, planned or used since.',
  answer: archive,
  errors: ['not found', 'too many requests'],
})

export const deleteArchive = endpoint({
  method: 'DELETE',
  path: '/api/recipes/archives/{id}',
  who: 'member',
  summary: 'Deletes what was sent, and forgets the import; the recipes stay.',
  answer: nothing,
  errors: ['not found', 'too many requests'],
})

/** What the export of this program has of a recipe beside its JSON-LD, under `convive`. */
const exportedPart = z.object({
  structure: recipeStructure,
  plating: z.optional(z.nullable(z.string().check(z.maxLength(limits.recipe.platingMax)))),
})

/** The same of a file that somebody sends; null where it is not whole. */
export function exportedPartIn(value: unknown): z.output<typeof exportedPart> | null {
  const { data } = z.safeParse(exportedPart, value)
  return data && fitsInLists(data.structure) ? data : null
}
