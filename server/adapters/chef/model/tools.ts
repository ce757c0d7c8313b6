import { jsonSchema, tool, type ToolSet } from 'ai'
import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { chefOffer, chipsOffer, planOffer } from '#shared/contract/chef-answer.ts'
import { tableFields } from '#shared/contract/chat-table.ts'
import { schemaOf } from '../recipe-answer.ts'
import type { ChefTool, Desk } from './desk.ts'
import { fenced } from './fenced.ts'
import { draftText } from './context.ts'
import { actionTexts, lookedUp, type LookedUp } from './texts.ts'
import { writingTools, type Speaking } from './writing-tools.ts'

/** Characters of what one tool brings. */
const mostResult = 8000

const foundRecipe = z.object({
  id: z.string(),
  title: z.string(),
  by: z.optional(z.nullable(z.string())),
})
const foundRecipes = z.object({ recipes: z.array(foundRecipe) })

/** Everything that a model may do in a turn, and what is to be told when the turn is over. */
export function turnTools(desk: Desk, speaking: Speaking): { set: ToolSet; done: () => Promise<void> } {
  const writing = writingTools(desk, speaking)
  const texts = actionTexts[speaking.language]
  /** What may be offered by its id is what was found in this turn. */
  const known = new Set<string>()
  /** Recipes of the cookbook that it has before it. */
  const read = new Set<string>()

  const reading = ({ name, description, input, run }: ChefTool) => [
    name,
    checkedTool(description, input, async (given) => {
      const result = await run(given as never)
      tell(name, result)
      return fenced(result, mostResult)
    }),
  ]

  function tell(name: string, result: unknown) {
    const one = z.safeParse(foundRecipe, result).data
    const found = one ? [one] : (z.safeParse(foundRecipes, result).data?.recipes ?? [])
    for (const { id } of found) known.add(id)
    const looked = lookedUp.find((each): each is LookedUp => each === name)
    const text = one ? texts.readRecipe(one.title) : looked && texts.looked[looked](found.length)
    if (!text) return
    const recipes = found.slice(0, limits.chat.sources).map(({ id, title, by = null }) => ({ id, title, by }))
    desk.act({
      tool: name,
      text: text.slice(0, limits.chat.actionMax),
      ...(recipes.length > 0 && { recipes }),
    })
  }

  const kitchen: ToolSet = {
    library_recipe: checkedTool(
      'The house cookbook: a recipe that a cook has tested, for a dish or a wish in the guest’s words, with for how many and in what time. With take it becomes the recipe that stands; otherwise it is only read. Look whether it is the dish that was asked for.',
      z.object({ request: words, take: z.optional(z.boolean()) }),
      async ({ request, take = false }) => {
        const found = await desk.fromLibrary(request, take)
        tell('library_recipe', null)
        if (!found?.draft) return `The cookbook has none that fits. ${found?.dangers.join(' ') ?? ''}`
        const text = draftText(found.draft)
        const is = take ? 'It stands' : 'It was only read'
        if (read.has(text)) return `${is}: ${JSON.stringify(found.draft.title)}, as you have read it.`
        read.add(text)
        return `${is}:\n${fenced(text, mostResult)}`
      },
    ),
    kitchen_facts: checkedTool(
      'What the kitchen knows for certain: keeping, freezing, safe temperatures, times, weights, substitutes. One question, in the guest’s language.',
      z.object({ question: words }),
      async ({ question }) => {
        const answer = await desk.answer(question)
        tell('kitchen_facts', null)
        if (answer === null) return 'The kitchen has no certain answer to that.'
        return `${fenced({ answer }, mostResult)}\nA question at its end is not for the guest.`
      },
    ),
    take_off_table: checkedTool(
      'Takes off the table what was read there, because the guest took it back or never meant it: a diet, a food, servings, minutes, an appliance, by field and value as they stand above. Use it before you write. For an allergy, an illness or a person the guest gets a button, and it holds until they tap it; what no word called an allergy (field allergens) you take off yourself, if it surely is none.',
      takenOff,
      async ({ field, value }) => {
        const result = desk.takeOff(field, value)
        if (result === 'absent') return 'Nothing is there by that field and value.'
        if (result === 'asks') return 'It holds until the guest taps the button that they see now: say so.'
        return 'It is off the table.'
      },
    ),
    offer: tool({
      description:
        'Shows a button to the guest; nothing happens before they tap it. kind plan: day (YYYY-MM-DD), meal, title, servings; kind list: title, servings; kind chips: chips [{field, value}] to set at the table. recipeId is an id that a tool brought in this turn, or null for the recipe that stands.',
      inputSchema: jsonSchema<unknown>(schemaOf(offerInput, 'input')),
      execute: async (input) => {
        const { data, error } = z.safeParse(chefOffer, withNulls(input))
        if (!data) return `Not shown: ${error.issues[0]?.path.join('.')} ${error.issues[0]?.message}`
        if (data.kind !== 'chips' && !(data.recipeId === null ? desk.draft() : known.has(data.recipeId)))
          return 'Not shown: there is no such recipe.'
        desk.offer(data)
        return 'Shown. It is done only if the guest taps it.'
      },
    }),
  }
  return {
    set: { ...writing.set, ...kitchen, ...Object.fromEntries(desk.tools.map(reading)) },
    done: writing.done,
  }
}

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(300))
const takenOff = z.object({
  field: z.enum(tableFields),
  value: z.union([z.string().check(z.maxLength(limits.chat.table.foodMax)), z.int()]),
})

/** Flat, as the operations of a draft are. */
const offerInput = z.partial(
  z.object({
    ...z.omit(planOffer, { kind: true }).shape,
    ...z.omit(chipsOffer, { kind: true }).shape,
    kind: z.enum(['plan', 'list', 'chips']),
  }),
)

const withNulls = (input: unknown): unknown =>
  typeof input === 'object' && input !== null ? { recipeId: null, servings: null, ...input } : input

/**
 * A tool that says to the model what is wrong with its input, and by the code of the call why it failed; what else went wrong
 * is nobody's business there.
 */
const checkedTool = <Input extends z.core.$ZodType>(
  description: string,
  input: Input,
  run: (given: z.core.output<Input>) => Promise<string>,
) =>
  tool({
    description,
    inputSchema: jsonSchema<unknown>(schemaOf(input, 'input')),
    async execute(given) {
      const { data, error } = z.safeParse(input, given)
      if (error) return `invalid input: ${error.issues[0]?.path.join('.')} ${error.issues[0]?.message}`
      try {
        return await run(data as z.core.output<Input>)
      } catch (failure) {
        if (failure instanceof Error && failure.name === 'AbortError') throw failure
        const code = failure instanceof Error && 'code' in failure ? String(failure.code) : 'failed'
        return `This is not available: ${code}.`
      }
    },
  })
