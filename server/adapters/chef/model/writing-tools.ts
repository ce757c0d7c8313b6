import { jsonSchema, tool, type ToolSet } from 'ai'
import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { chefRecipe, recipeStep } from '#shared/contract/recipe-structure.ts'
import { wayNames } from '#shared/words/way-names.ts'
import { units } from '#shared/words/units.ts'
import type { Language } from '#shared/constants/languages.ts'
import { schemaOf } from '../recipe-answer.ts'
import { readRecipeAnswer } from '../recipe-reader.ts'
import type { Desk, DeskAnswer } from './desk.ts'
import { queue } from './queue.ts'
import { readEdits } from './read-edits.ts'
import { askLanguage, wordsOf, type Spoken } from './spoken.ts'
import { actionTexts, changesText } from './texts.ts'
import { editedText, writtenText } from './verdict-text.ts'

const { ingredients, title, language, dishType, servings, prepMinutes, cookMinutes, taste } = chefRecipe.shape

/** A recipe without what the kitchen derives from it. */
const writtenRecipe = z.object({
  title,
  language,
  dishType,
  servings,
  prepMinutes,
  cookMinutes,
  taste,
  ingredients,
  steps: z.array(z.pick(recipeStep, { text: true, minutes: true, celsius: true })),
  plating: z.string(),
})

/** Flat, since small models lose themselves in alternatives; it is read by `readEdits`. */
const operationsInput = schemaOf(
  z.object({
    operations: z.array(
      z.object({
        op: z.enum([
          'serve',
          'swap',
          'replace',
          'remove',
          'add',
          'amount',
          'heat',
          'way',
          'title',
          'taste',
          'plating',
          'time',
          'step',
          'note',
          'group',
        ]),
        line: z.optional(z.int()),
        lines: z.optional(z.array(z.int())),
        note: z.optional(z.nullable(z.string())),
        group: z.optional(z.nullable(z.string())),
        item: z.optional(z.string()),
        amount: z.optional(z.nullable(z.number())),
        unit: z.optional(z.nullable(z.enum(units))),
        servings: z.optional(z.int()),
        food: z.optional(z.string()),
        factor: z.optional(z.number()),
        by: z.optional(z.enum(['milder', 'hotter'])),
        way: z.optional(z.nullable(z.enum(wayNames))),
        title: z.optional(z.string()),
        taste: z.optional(z.string()),
        plating: z.optional(z.string()),
        prepMinutes: z.optional(z.int()),
        cookMinutes: z.optional(z.int()),
        step: z.optional(z.int()),
        text: z.optional(z.string()),
        minutes: z.optional(z.nullable(z.number())),
        celsius: z.optional(z.nullable(z.number())),
      }),
    ),
  }),
)

/** The language that the guest reads, and those of the talk. */
export interface Speaking {
  language: Language
  spoken: Spoken
}

type Written = Parameters<Desk['write']>[0]

/** The tools by which a model writes the recipe that stands. What it writes is examined before it stands. */
export function writingTools(
  desk: Desk,
  { language: read, spoken }: Speaking,
): { set: ToolSet; done: () => Promise<void> } {
  const texts = actionTexts[read]
  const inOrder = queue()
  let refusal: string | null = null
  let isAsked = false
  let foreign: Written | null = null

  const noted = (name: string, answer: DeskAnswer, text: (title: string) => string | null): void => {
    refusal = answer.draft ? null : (answer.dangers[0] ?? null)
    const line = answer.draft && text(answer.draft.title)
    if (line) desk.act({ tool: name, text: line.slice(0, limits.chat.actionMax) })
  }

  async function write(recipe: Written): Promise<string> {
    const answer = await desk.write(recipe)
    noted('write_recipe', answer, texts.wrote)
    return writtenText(answer)
  }

  const set: ToolSet = {
    write_recipe: tool({
      description:
        'Writes the whole recipe that stands from now on: a new dish, or one of which much changes. Amounts for all servings, null for “to taste”; item without its amount; minutes and celsius of a step or null; the core temperature for poultry, pork and mince; plating in 60 to 120 words. It is examined for who eats, and the result says whether it stands.',
      inputSchema: jsonSchema<unknown>(schemaOf(writtenRecipe)),
      execute: (input) =>
        inOrder(async () => {
          const recipe = readWritten(input, read)
          if (!recipe) return 'It does not stand: that was not a whole recipe in the schema. Give all fields.'
          foreign = (await spoken.holds(wordsOf(recipe))) ? null : recipe
          if (!foreign || isAsked) return write(recipe)
          isAsked = true
          return `It does not stand yet. ${askLanguage(read)}`
        }),
    }),
    edit_recipe: tool({
      description:
        'Changes the recipe that stands, all of one call or nothing. By its numbered lines, counted from 1 like the steps: remove {line}; replace {line, item, amount, unit}; swap {line, food} by a food that the line offers; amount {line, amount, unit} or {line, factor}; add {item, amount, unit}. Its words: step {step, text, minutes, celsius}, where one behind the last is new and an empty text takes it out; title {title}; taste {taste}; plating {plating}; time {prepMinutes, cookMinutes}; note {line, note} and the heading group {lines, group} of ingredients, null takes it away. Where steps, title or plating speak of a food that you change, give them in the same call; temperatures stand in the text of a step too. serve {servings} scales all that the same call does not give: its lines and steps count as you write them, for the new number. Only for a recipe of the cookbook, in a call of their own: heat {by}, way {way}. What is refused says why.',
      inputSchema: jsonSchema<unknown>(operationsInput),
      execute: (input) =>
        inOrder(async () => {
          const answer = await desk.edit((draft) => readEdits(input, draft))
          if (typeof answer === 'string') return `Nothing changed: ${answer}`
          if (!answer) return 'No recipe stands: write_recipe first.'
          noted('edit_recipe', answer, (name) =>
            answer.changes.length === 0 && answer.isRewritten
              ? texts.wrote(name)
              : changesText(answer.changes, texts),
          )
          return editedText(answer)
        }),
    }),
  }
  if (desk.earlier.length > 0)
    set.restore_draft = tool({
      description:
        'Takes up a recipe that stood in this talk before, exactly as it was, by its number {number}: where the guest wants the first or an earlier one back. It is examined for who eats now.',
      inputSchema: jsonSchema<unknown>(schemaOf(z.object({ number: z.int() }))),
      execute: async (input) => {
        const answer = await desk.restore(Number((input as { number?: unknown } | null)?.number))
        if (!answer) return `Nothing changed: there is none of that number, only 1 to ${desk.earlier.length}.`
        noted('restore_draft', answer, texts.restored)
        return editedText({ ...answer, isRewritten: true })
      },
    })
  return {
    set,
    /** What was refused and not mended by the end of the turn is told; a recipe in another language is not lost. */
    async done() {
      if (foreign && desk.draft()?.title !== foreign.title) await write(foreign)
      if (foreign && refusal === null) desk.act({ tool: 'language', text: texts.foreign.recipe })
      if (refusal !== null) unsafe(desk, texts.notKept(refusal))
    },
  }
}

export const unsafe = (desk: Desk, text: string): void =>
  desk.act({ tool: 'unsafe', text: text.slice(0, limits.chat.actionMax) })

/** A recipe as a tool was given it; null for none that can be read. */
function readWritten(input: unknown, spoken: Language): Written | null {
  const { plating, ...written } = (input ?? {}) as Record<string, unknown>
  const { cooked } = readRecipeAnswer(JSON.stringify({ recipe: written }), spoken)
  if (!cooked?.recipe) return null
  const served = typeof plating === 'string' ? plating.trim().slice(0, limits.recipe.platingMax) : ''
  return { ...cooked.recipe, ...(served !== '' && { plating: served.toWellFormed() }) }
}
