import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { languages } from '../constants/languages.ts'
import { limits } from '../constants/limits.ts'
import { recipeStructure, sentStructure } from './recipe-structure.ts'
import { trimmedText } from './wire.ts'

/** The code of the text's language where it is in none of the four: then only its numbers and its layout were read. */
const otherLanguage = z.prefault(z.nullable(z.string().check(z.maxLength(8))), null)

export const readRecipeText = endpoint({
  method: 'POST',
  path: '/api/recipes/read',
  who: 'member',
  summary: 'Parses ingredients and steps from a text in any of the four languages; stores nothing.',
  body: z.object({
    text: trimmedText(1, limits.recipe.contentMax),
    /** Found from the text where it is missing. */
    language: z.optional(z.enum(languages)),
  }),
  answer: z.object({ recipe: recipeStructure, other_language: otherLanguage }),
  errors: ['no recipe found', 'too many requests', 'chef unavailable'],
})

export const completeRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes/complete',
  who: 'member',
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
  summary:
    'Reads the recipe of the web page at `url`, or of its `html`, which may be a file of JSON-LD, RecipeMD, Cooklang, Meal-Master or MasterCook. Stores nothing; `source` names whom to credit.',
  body: z
    .object({
      html: z.optional(z.nullable(z.string().check(z.maxLength(limits.import.htmlMax)))),
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
