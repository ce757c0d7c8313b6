import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { exportFormats } from '../constants/export-formats.ts'
import { limits } from '../constants/limits.ts'
import { file, id } from './wire.ts'

/** Taking recipes along: one's own, and public ones of others with their authors. */

export const exportFormat = z.enum(exportFormats)

export const exportRecipe = endpoint({
  method: 'GET',
  path: '/api/recipes/{id}/export',
  who: 'member',
  summary:
    'A recipe as a file in the format of another program: an own one, or a public one of somebody else, who is credited.',
  kind: 'file',
  fileType: 'application/octet-stream',
  query: z.object({ format: exportFormat }),
  answer: file,
  errors: ['not found', 'not allowed', 'too many requests'],
})

export const exportRecipes = endpoint({
  method: 'POST',
  path: '/api/recipes/export',
  who: 'member',
  summary:
    'An archive of recipes, each a file in the format of another program, with their pictures: the chosen ones, or all of the binder with the user’s tags and notes. Recipes of others that are not public are left out.',
  kind: 'file',
  fileType: 'application/zip',
  body: z.object({
    format: exportFormat,
    /** Their ids; all of the binder without them. */
    recipes: z.optional(z.array(id).check(z.minLength(1), z.maxLength(limits.exports.chosen))),
  }),
  answer: file,
  errors: ['not found', 'too many requests'],
})
