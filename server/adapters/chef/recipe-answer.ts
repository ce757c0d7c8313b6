import * as z from 'zod/mini'
import { chefRecipe } from '#shared/contract/recipe-structure.ts'
import type { Cooked } from './chef.ts'

const recipeAnswer = z.object({
  message: z.string().check(z.minLength(1)),
  recipe: z.nullable(chefRecipe),
})

/** Rules that some providers refuse in a schema; they are checked here when the answer is read. */
const unsupportedKeywords = new Set([
  '$schema',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'pattern',
])

/** The shape of a recipe as every provider understands it. */
export const recipeSchema = simplified(z.toJSONSchema(recipeAnswer)) as Record<string, unknown>

export function simplified(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(simplified)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name]) => !unsupportedKeywords.has(name))
      .map(([name, value]) => [name, simplified(value)]),
  )
}

const maxMessageLength = 4000

/** Reads what a model wrote as a recipe; null when it is none, however little is missing. */
export function readRecipeAnswer(text: string): Cooked | null {
  const { data } = z.safeParse(recipeAnswer, parsed(text))
  if (data === undefined || data.message.length > maxMessageLength || !data.message.isWellFormed())
    return null
  const { message, recipe } = data
  if (recipe === null) return { message, recipe }
  if (recipe.ingredients.length === 0 || recipe.steps.length === 0) return null
  const isListed = (index: number) => index < recipe.ingredients.length
  const steps = recipe.steps.map((step) => ({ ...step, uses: [...new Set(step.uses)].filter(isListed) }))
  return { message, recipe: { ...recipe, steps } }
}

function parsed(text: string): unknown {
  try {
    // Small models like to put their JSON between fences.
    return JSON.parse(text.replace(/^\s*```(?:json)?/, '').replace(/```\s*$/, ''))
  } catch {
    return null
  }
}
