import * as z from 'zod/mini'
import { languages } from '#shared/constants/languages.ts'
import { dishTypes } from '#shared/words/dish-types.ts'
import { units } from '#shared/words/units.ts'

const text = z.string()
const number = z.nullable(z.number())

/** What a model is asked for. What the kitchen derives (diets, allergens, what a step uses) is left out. */
const recipeAnswer = z.object({
  message: text,
  recipe: z.nullable(
    z.object({
      title: text,
      language: z.enum(languages),
      dishType: z.enum(dishTypes),
      servings: z.int(),
      prepMinutes: z.int(),
      cookMinutes: z.int(),
      taste: text,
      searchTerms: z.array(text),
      ingredients: z.array(
        z.object({
          amount: number,
          unit: z.nullable(z.enum(units)),
          item: text,
          note: z.nullable(text),
          group: z.nullable(text),
          scales: z.boolean(),
        }),
      ),
      steps: z.array(z.object({ text, minutes: number, celsius: number })),
    }),
  ),
})

/** An answer of this shape, for models that are not held to the schema. */
const example: z.infer<typeof recipeAnswer> = {
  message: 'A quick soup.',
  recipe: {
    title: 'Leek Soup',
    language: 'en',
    dishType: 'Starters',
    servings: 2,
    prepMinutes: 10,
    cookMinutes: 20,
    taste: 'mild, creamy',
    searchTerms: ['leek', 'soup'],
    ingredients: [
      { amount: 300, unit: 'g', item: 'leeks', note: 'in rings', group: null, scales: true },
      { amount: null, unit: null, item: 'salt', note: null, group: null, scales: true },
    ],
    steps: [{ text: 'Soften the leeks in a pot.', minutes: 8, celsius: null }],
  },
}

/** The shape of a recipe in words, after the instructions. */
export const recipeShape = `${JSON.stringify(example)}
dishType: ${dishTypes.join(', ')}. language: ${languages.join(', ')}. unit: null, ${units.join(', ')}.`

/** Rules that some providers refuse in a schema; the answer is read without them. */
const unsupportedKeywords = new Set(['$schema', 'minimum', 'maximum'])

/** The shape of a recipe as every provider understands it. */
export const recipeSchema = schemaOf(recipeAnswer)

/** A shape as every provider understands it, for data that is sent. */
export function schemaOf(shape: z.core.$ZodType, io: 'input' | 'output' = 'output'): Record<string, unknown> {
  return simplified(z.toJSONSchema(shape, { io })) as Record<string, unknown>
}

function simplified(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(simplified)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name]) => !unsupportedKeywords.has(name))
      .map(([name, value]) => [name, simplified(value)]),
  )
}
