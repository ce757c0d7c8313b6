import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { languages } from '../constants/languages.ts'
import { limits } from '../constants/limits.ts'
import { recipeStructure, sentStructure } from './recipe-structure.ts'
import { nullableText, trimmedText } from './wire.ts'

/** An own recipe that looks the same: of the same page, or with the same title. */
const duplicate = z.object({
  id: z.string(),
  title: z.string(),
  by: z.enum(['address', 'title']),
})
export type Duplicate = z.output<typeof duplicate>
const duplicates = z.array(duplicate).check(z.maxLength(limits.import.duplicates))

/** An address on the web as people type it. */
export const pageAddress = z.string().check(
  z.trim(),
  z.maxLength(limits.import.addressMax),
  z.refine((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)),
)

/** The code of the text's language where it is in none of the four: then only its numbers and its layout were read. */
const otherLanguage = z.prefault(z.nullable(z.string().check(z.maxLength(8))), null)

export const readRecipeText = endpoint({
  method: 'POST',
  path: '/api/recipes/read',
  who: 'member',
  token: 'read',
  summary: 'Parses ingredients and steps from a text in any of the four languages; stores nothing.',
  body: z.object({
    text: trimmedText(1, limits.recipe.contentMax),
    /** Found from the text where it is missing. */
    language: z.optional(z.enum(languages)),
  }),
  answer: z.object({
    recipe: recipeStructure,
    other_language: otherLanguage,
    duplicates: z.prefault(duplicates, []),
  }),
  errors: ['no recipe found', 'too many requests', 'chef unavailable'],
})

export const readPdf = endpoint({
  method: 'POST',
  path: '/api/recipes/read/pdf',
  who: 'member',
  token: 'read',
  summary:
    'The text of a PDF that has one, line by line as on its pages, for `readRecipeText`; stores nothing.',
  form: z.object({}),
  answer: z.object({ text: z.string().check(z.maxLength(limits.recipe.contentMax)) }),
  errors: ['not a document', 'no text', 'too large', 'too many requests'],
  maxBody: limits.import.pdfMax + 64 * 1024,
})

export const readPhoto = endpoint({
  method: 'POST',
  path: '/api/recipes/read/photo',
  who: 'member',
  token: 'read',
  summary:
    'The text of a photographed recipe for `readRecipeText`, copied by a model that sees, with [?] where it could not be read; and the picture as it was read. Stores nothing.',
  form: z.object({}),
  answer: z.object({
    text: z.string().check(z.maxLength(limits.recipe.contentMax)),
    /** As a data URI. */
    picture: z.string(),
  }),
  errors: ['not an image', 'no recipe found', 'too many requests', 'chef unavailable'],
})

export const completeRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes/complete',
  who: 'member',
  token: 'read',
  summary:
    'Derives allergens, diets, temperatures and the ingredients of each step from edited ingredients and steps. `before` is the recipe before editing; stores nothing.',
  body: z.object({ recipe: sentStructure, before: z.optional(z.nullable(sentStructure)) }),
  answer: z.object({ recipe: recipeStructure }),
  errors: ['too many requests', 'chef unavailable'],
})

export const importRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes/import',
  who: 'member',
  token: 'read',
  summary:
    'Reads the recipe of the web page at `url`, or of its `html`, which may be a file of JSON-LD, RecipeMD, Cooklang, Meal-Master or MasterCook. Stores nothing; `source` names whom to credit. Of a page with several, `choices` are all of them, and `choice` takes another than the first.',
  body: z
    .object({
      html: z.optional(z.nullable(z.string().check(z.maxLength(limits.import.htmlMax)))),
      choice: z.optional(z.int().check(z.minimum(0), z.maximum(limits.import.choices - 1))),
      url: z.optional(
        z.nullable(
          z.string().check(
            z.trim(),
            z.maxLength(limits.import.addressMax),
            z.refine((url) => url === '' || URL.canParse(url)),
          ),
        ),
      ),
    })
    .check(z.refine(({ html, url }) => Boolean(html) || Boolean(url))),
  answer: z.pipe(
    z.object({
      recipe: recipeStructure,
      total_minutes: z.nullable(z.int()),
      source: z.string(),
      other_language: otherLanguage,
      /** The address of its picture, for `importPicture`. */
      picture: z.prefault(nullableText, null),
      choices: z.prefault(
        z.array(z.object({ title: z.string() })).check(z.maxLength(limits.import.choices)),
        [],
      ),
      duplicates: z.prefault(duplicates, []),
    }),
    z.transform(({ total_minutes: totalMinutes, other_language: other, ...rest }) => ({
      ...rest,
      totalMinutes,
      otherLanguage: other,
    })),
  ),
  errors: ['unreachable page', 'no recipe found', 'too many requests', 'chef unavailable'],
  maxBody: limits.import.htmlMax,
})
