import type { ModelMessage } from 'ai'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { limits } from '#shared/constants/limits.ts'
import type { ModelSettings } from '../../config/models.ts'
import { ModelFailure } from '../model-failure.ts'
import { askModel, defaultTimeouts, type ModelTimeouts, type Question } from './ask-model.ts'
import type { Chef, Conversation, Cooked, PayingListener } from './chef.ts'
import { openLanguageModel } from './language-model.ts'
import { prompts } from './prompts/index.ts'
import { readRecipeAnswer, recipeSchema } from './recipe-answer.ts'
import { tableConstraints } from './table-constraints.ts'

const replyTokens = 1500
const recipeTokens = 8000

/** A chef that is a model behind an API. Its answers fail with `ModelFailure`. */
export async function modelChef(
  settings: ModelSettings,
  timeouts: ModelTimeouts = defaultTimeouts,
): Promise<Required<Omit<Chef, 'drafts'>>> {
  const model = await openLanguageModel(settings)

  /** Retries once when the answer is no recipe. */
  async function cook(conversation: Conversation, last: string, listener: PayingListener): Promise<Cooked> {
    const texts = prompts[conversation.language]
    const question: Question = {
      instructions: `${texts.chef}\n\n${texts.recipe}${tableConstraints(conversation.table)}`,
      messages: [...toModelMessages(conversation), { role: 'user', content: last }],
      schema: recipeSchema,
      maxTokens: recipeTokens,
    }
    // A recipe on its way is no text to read.
    const { onText: _, ...silent } = listener
    const first = await askModel(model, question, timeouts, silent)
    if (first.declined) return { message: truncated(first.text) || texts.declined, recipe: null }
    const read = readRecipeAnswer(first.text)
    if (read) return read
    const again: ModelMessage[] = [
      { role: 'assistant', content: first.text },
      { role: 'user', content: texts.askAgain },
    ]
    const second = await askModel(
      model,
      { ...question, messages: [...question.messages, ...again] },
      timeouts,
      silent,
    )
    const readAgain = second.declined ? null : readRecipeAnswer(second.text)
    if (!readAgain) throw new ModelFailure('broken answer')
    return readAgain
  }

  return {
    async reply(conversation, listener) {
      const texts = prompts[conversation.language]
      const { text, declined } = await askModel(
        model,
        {
          instructions: `${texts.chef}\n\n${texts.reply}${tableConstraints(conversation.table)}`,
          messages: toModelMessages(conversation),
          maxTokens: replyTokens,
        },
        timeouts,
        withinLimit(listener),
      )
      return truncated(text) || (declined ? texts.declined : text)
    },

    recipe: (conversation, listener) =>
      cook(conversation, prompts[conversation.language].askRecipe, listener),

    repair: (conversation, draft, problems, listener) =>
      cook(
        conversation,
        prompts[conversation.language].askRepair(
          JSON.stringify(draft),
          problems.map((problem) => `- ${problem}`).join('\n'),
        ),
        listener,
      ),

    async plating(recipe: RecipeStructure, listener) {
      const texts = prompts[recipe.language]
      const { text, declined } = await askModel(
        model,
        {
          instructions: `${texts.chef}\n\n${texts.plating}`,
          messages: [{ role: 'user', content: texts.askPlating(JSON.stringify(recipe)) }],
          maxTokens: replyTokens,
        },
        timeouts,
        listener,
      )
      if (declined) throw new ModelFailure('declined')
      return truncated(text, limits.recipe.platingMax - 1)
    },
  }
}

/** The conversation as a model takes it: it begins with the user, and no turn is empty. */
export function toModelMessages({ messages }: Conversation): ModelMessage[] {
  const firstUser = messages.findIndex(({ role }) => role === 'user')
  return messages
    .slice(firstUser)
    .filter(({ content }) => content.trim() !== '')
    .map(({ role, content }) => ({ role, content }))
}

/** An answer that is longer than a message may be ends after its last whole sentence. */
function truncated(text: string, max: number = limits.chat.messageMax): string {
  const full = text.toWellFormed().replaceAll('\0', '').trim()
  if (full.length <= max) return full
  const cut = full.slice(0, max)
  const end = Math.max(...['. ', '! ', '? ', '.\n', '!\n', '?\n'].map((mark) => cut.lastIndexOf(mark)))
  return (end > max / 2 ? cut.slice(0, end + 1) : cut).toWellFormed()
}

/** Sends no more text than a message may have. */
function withinLimit({ onText, ...rest }: PayingListener): PayingListener {
  if (!onText) return rest
  let left: number = limits.chat.messageMax
  return {
    ...rest,
    onText(text) {
      const part = text.slice(0, left)
      left -= part.length
      if (part !== '') onText(part)
    },
  }
}
