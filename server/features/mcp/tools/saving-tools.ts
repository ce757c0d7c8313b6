import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import { chat, readConversation } from '#shared/contract/chef.ts'
import { apiError } from '#shared/contract/errors.ts'
import { importRecipe, pageAddress } from '#shared/contract/recipe-text.ts'
import { importPicture } from '#shared/contract/recipe-imports.ts'
import { saveRecipe, type Recipe, type SavePayload } from '#shared/contract/recipes.ts'
import { trimmedText } from '#shared/contract/wire.ts'
import { paths } from '#shared/paths.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { withSource } from '#shared/words/source.ts'
import { tableOf } from './table.ts'
import { tool, type ToolContext } from '../tool.ts'

const { recipe: most } = limits

const presentSaved = ({ id, title, findings }: Recipe, { publicUrl, language }: ToolContext) => ({
  saved: { id, title, isPublic: false, page: publicUrl + paths.openRecipe(language, id) },
  warnings: findings.map(({ code }) => code),
})

const line = (max: number) => trimmedText(1, max)

const saveInput = z
  .object({
    title: z.optional(line(most.titleMax)),
    /** The whole recipe, ingredients and steps, one line each. */
    text: z.optional(line(most.contentMax)),
    ingredients: z.optional(z.array(line(most.ingredientNameMax)).check(z.maxLength(most.ingredientsMax))),
    steps: z.optional(z.array(line(most.stepMax)).check(z.maxLength(most.stepsMax))),
    servings: z.optional(z.int().check(z.minimum(1), z.maximum(most.servingsMax))),
    /** Of ask_chef: saves what the chef has made there. */
    conversation: z.optional(z.uuid()),
  })
  .check(
    z.refine(
      ({ title, text, ingredients, steps, conversation }) =>
        conversation !== undefined || (title !== undefined && (text !== undefined || (ingredients && steps))),
      'title with text, title with ingredients and steps, or conversation is needed',
    ),
  )

/** The text that the reader of recipes takes apart again. */
function textOf({ servings, ingredients = [], steps = [] }: z.output<typeof saveInput>, language: Language) {
  const labels = recipeLabels[language]
  return [
    ...(servings === undefined ? [] : [labels.serves(servings), '']),
    labels.ingredients,
    ...ingredients.map((each) => `- ${each}`),
    '',
    labels.instructions,
    ...steps.map((each, index) => `${index + 1}. ${each}`),
  ].join('\n')
}

/** What the chef has cooked in a conversation. */
async function cookedIn(conversation: string, context: ToolContext): Promise<SavePayload> {
  const { call, language } = context
  const { messages } = await call(readConversation, { params: { id: conversation } })
  const table = tableOf(await context.restrictions())
  const body = { messages, language, task: 'recipe' as const, conversation, table }
  const { recipe } = await call(chat, { body })
  if (!recipe || recipe.steps.length === 0) throw apiError('no recipe found')
  return {
    title: recipe.title,
    content: renderRecipe(recipe).trim(),
    dish_type: recipe.dishType,
    taste: recipe.taste,
    search_terms: recipe.searchTerms,
    recipe,
    origin: 'chef',
    conversation,
  }
}

export const saveDraft = tool({
  name: 'save_recipe',
  title: 'Save a recipe',
  description:
    'Saves a new private recipe in the user’s binder: from a title with the whole text, from a title with ingredient lines ("250 g flour") and steps, or the recipe that the chef has made in a conversation. Only the user makes it public. `warnings` are findings of the safety check.',
  use: 'write',
  input: saveInput,
  async run(input, context) {
    const { title = '', text, conversation } = input
    const body =
      conversation === undefined
        ? { title, content: text ?? textOf(input, context.language) }
        : await cookedIn(conversation, context)
    return presentSaved(await context.call(saveRecipe, { body }), context)
  },
})

export const importFromPage = tool({
  name: 'import_recipe',
  title: 'Import a recipe',
  description:
    'Reads the recipe of a web page and saves it as a private one with its source. Of a page with several it answers their titles as `choices`; `choice` (from 0) takes one. What the user has already, by address or title, is answered as `duplicates` and only saved again with `anyway`.',
  use: 'write',
  input: z.object({
    url: pageAddress,
    choice: z.optional(z.int().check(z.minimum(0), z.maximum(limits.import.choices - 1))),
    anyway: z.optional(z.boolean()),
  }),
  async run({ url, choice, anyway = false }, context) {
    const { call } = context
    const page = await call(importRecipe, { body: { url, ...(choice !== undefined && { choice }) } })
    if (page.choices.length > 0 && choice === undefined) return { choices: page.choices }
    if (page.duplicates.length > 0 && !anyway) return { duplicates: page.duplicates }
    const { title, language, extra = '', dishType, searchTerms } = page.recipe
    const recipe = { ...page.recipe, extra: withSource(extra, page.source || url, language) }
    // Without its picture the recipe is worth having.
    const picture =
      page.picture === null
        ? null
        : await call(importPicture, { body: { url: page.picture } }).catch(() => null)
    const body: SavePayload = {
      title,
      content: renderRecipe(recipe).trim(),
      dish_type: dishType,
      total_time: page.totalMinutes,
      search_terms: searchTerms,
      recipe,
      origin: 'import',
      ...(picture && { image_url: picture.key }),
    }
    return presentSaved(await call(saveRecipe, { body }), context)
  },
})
