import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { recipeStructure, sentStructure } from './recipe-structure.ts'
import { trimmedText } from './wire.ts'

export const readRecipeText = endpoint({
  method: 'POST',
  path: '/api/recipes/read',
  who: 'member',
  summary: 'Reads ingredients and steps out of a text in any of the four languages; nothing is stored.',
  body: z.object({ text: trimmedText(1, limits.recipe.contentMax) }),
  answer: z.object({ recipe: recipeStructure }),
  errors: ['no recipe found', 'too many requests', 'chef unavailable'],
})

export const completeRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes/complete',
  who: 'member',
  summary:
    'Works out what follows from ingredients and steps written by hand: allergens, diets, temperatures and what each step uses. `before` is what the writing began with; nothing is stored.',
  body: z.object({ recipe: sentStructure, before: z.optional(z.nullable(sentStructure)) }),
  answer: z.object({ recipe: recipeStructure }),
  errors: ['too many requests', 'chef unavailable'],
})

export const importRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes/import',
  who: 'member',
  summary:
    'Reads the recipe that a web page describes in its JSON-LD: of the page at `url`, or of `html`, which then may have come from there. Nothing is stored; `source` is whom to credit.',
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
    z.object({ recipe: recipeStructure, total_minutes: z.nullable(z.int()), source: z.string() }),
    z.transform(({ recipe, total_minutes: totalMinutes, source }) => ({ recipe, totalMinutes, source })),
  ),
  errors: ['unreachable page', 'no recipe found', 'too many requests', 'chef unavailable'],
  maxBody: limits.import.htmlMax,
})
