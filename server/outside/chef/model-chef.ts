import type { ModelMessage } from 'ai'
import type { RecipeStructure } from '#shared/recipe.ts'
import { limits } from '#shared/limits.ts'
import type { ModelSettings } from '../../model-settings.ts'
import { ModelFailure } from '../model-failure.ts'
import { askModel, usualPatience, type Patience, type Question } from './ask-model.ts'
import type { Chef, Conversation, Cooked, Listener } from './chef.ts'
import { openLanguageModel } from './language-model.ts'
import { prompts } from './prompts/index.ts'
import { readRecipeAnswer, recipeSchema } from './recipe-answer.ts'

const replyTokens = 1500
const recipeTokens = 8000

/** A chef who is a model behind an API. Its answers fail with `ModelFailure`. */
export async function modelChef(
  settings: ModelSettings,
  patience: Patience = usualPatience,
): Promise<Required<Chef>> {
  const model = await openLanguageModel(settings)

  /** Asks once more when what came is no recipe. */
  async function cook(conversation: Conversation, last: string, listener: Listener): Promise<Cooked> {
    const say = prompts[conversation.language]
    const question: Question = {
      instructions: `${say.chef}\n\n${say.recipe}`,
      messages: [...talk(conversation), { role: 'user', content: last }],
      schema: recipeSchema,
      maxTokens: recipeTokens,
    }
    // A recipe on its way is no text to read.
    const { onWords: _, ...quiet } = listener
    const first = await askModel(model, question, patience, quiet)
    if (first.declined) return { message: fitting(first.text) || say.declined, recipe: null }
    const read = readRecipeAnswer(first.text)
    if (read) return read
    const again: ModelMessage[] = [
      { role: 'assistant', content: first.text },
      { role: 'user', content: say.askAgain },
    ]
    const second = await askModel(
      model,
      { ...question, messages: [...question.messages, ...again] },
      patience,
      quiet,
    )
    const readAgain = second.declined ? null : readRecipeAnswer(second.text)
    if (!readAgain) throw new ModelFailure('broken answer')
    return readAgain
  }

  return {
    async reply(conversation, listener = {}) {
      const say = prompts[conversation.language]
      const { text, declined } = await askModel(
        model,
        {
          instructions: `${say.chef}\n\n${say.reply}`,
          messages: talk(conversation),
          maxTokens: replyTokens,
        },
        patience,
        withinLimit(listener),
      )
      return fitting(text) || (declined ? say.declined : text)
    },

    recipe: (conversation, listener = {}) =>
      cook(conversation, prompts[conversation.language].askRecipe, listener),

    repair: (conversation, draft, problems, listener = {}) =>
      cook(
        conversation,
        prompts[conversation.language].askRepair(
          JSON.stringify(draft),
          problems.map((problem) => `- ${problem}`).join('\n'),
        ),
        listener,
      ),

    async plating(recipe: RecipeStructure, listener = {}) {
      const say = prompts[recipe.language]
      const { text, declined } = await askModel(
        model,
        {
          instructions: `${say.chef}\n\n${say.plating}`,
          messages: [{ role: 'user', content: say.askPlating(JSON.stringify(recipe)) }],
          maxTokens: replyTokens,
        },
        patience,
        listener,
      )
      if (declined) throw new ModelFailure('declined')
      return fitting(text, limits.recipe.platingMax - 1)
    },
  }
}

/** The conversation as a model takes it: it begins with the guest, and no turn is empty. */
function talk({ messages }: Conversation): ModelMessage[] {
  const begun = messages.findIndex(({ role }) => role === 'user')
  return messages
    .slice(begun)
    .filter(({ content }) => content.trim() !== '')
    .map(({ role, content }) => ({ role, content }))
}

/** An answer that is longer than a message may be ends after its last whole sentence. */
function fitting(text: string, max: number = limits.chat.messageMax): string {
  const whole = text.toWellFormed().replaceAll('\0', '').trim()
  if (whole.length <= max) return whole
  const cut = whole.slice(0, max)
  const end = Math.max(...['. ', '! ', '? ', '.\n', '!\n', '?\n'].map((mark) => cut.lastIndexOf(mark)))
  return (end > max / 2 ? cut.slice(0, end + 1) : cut).toWellFormed()
}

/** Nobody is told more words than a message may have. */
function withinLimit({ onWords, ...rest }: Listener): Listener {
  if (!onWords) return rest
  let left: number = limits.chat.messageMax
  return {
    ...rest,
    onWords(words) {
      const part = words.slice(0, left)
      left -= part.length
      if (part !== '') onWords(part)
    },
  }
}
