import type { ModelMessage } from 'ai'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { limits } from '#shared/constants/limits.ts'
import { ModelFailure } from '../model-failure.ts'
import { askModel } from './ask-model.ts'
import { askRecipe, type RecipeQuestion } from './ask-recipe.ts'
import type { ChatMessage } from '#shared/contract/chef.ts'
import type { Chef, Conversation, Cooked, PayingListener } from './chef.ts'
import type { ChefModel } from './language-model.ts'
import { askLanguage, spokenIn, wordsOf, type LanguageOf } from './model/spoken.ts'
import { asModelMessages } from './model/pictures.ts'
import { replyTokens } from './model/rewrite.ts'
import { modelTurn } from './model/turn.ts'
import { prompts } from './prompts/index.ts'
import { recipeShape } from './recipe-answer.ts'
import { tableConstraints } from './table-constraints.ts'

/** Of a broken answer, when it goes back to the model. */
const longestQuoted = 20_000

/** What a model's words are read with; the kitchen's. */
export interface Reader {
  /** A recipe that was written as text; null where there is none. */
  readText: (text: string) => Promise<RecipeStructure | null>
  languageOf: LanguageOf
}

/** A chef that is a model behind an API. Its answers fail with `ModelFailure`. */
export function modelChef(
  model: ChefModel,
  { readText, languageOf }: Reader,
): Required<Omit<Chef, 'drafts' | 'adapt'>> {
  /** What is wrong with an answer goes back to the model once; then it is read as a text. */
  async function cook(
    task: RecipeQuestion['task'],
    conversation: Conversation,
    last: string,
    listener: PayingListener,
  ): Promise<Cooked> {
    const { language } = conversation
    const texts = prompts[language]
    const question: RecipeQuestion = {
      task,
      instructions: `${texts.chef}\n\n${texts.recipe}\n${recipeShape}${tableConstraints(conversation.table)}`,
      messages: [...asModelMessages(talkOf(conversation)), { role: 'user', content: last }],
      language,
    }
    const withMessage = ({ message, recipe }: Cooked) => ({ message: message || texts.given, recipe })
    const first = await askRecipe(model, question, listener)
    if (first.declined) return { message: truncated(first.text) || texts.declined, recipe: null }
    const spoken = spokenIn(conversation, languageOf)
    const isForeign = async ({ recipe }: Cooked) => recipe !== null && !(await spoken.holds(wordsOf(recipe)))
    if (first.cooked && (await isForeign(first.cooked))) first.problems.push(askLanguage(language))
    if (first.cooked && first.problems.length === 0) return withMessage(first.cooked)
    const messages: ModelMessage[] = [
      ...question.messages,
      { role: 'assistant', content: first.text.slice(0, longestQuoted) || '…' },
      { role: 'user', content: texts.askAgain(first.problems.map((each) => `- ${each}`).join('\n')) },
    ]
    const second = await askRecipe(model, { ...question, messages }, listener).catch((error: unknown) => {
      // The first recipe is thin, and better than none.
      if (first.cooked && !listener.signal?.aborted) return null
      throw error
    })
    const cooked = second?.cooked ?? first.cooked
    if (cooked && (await isForeign(cooked))) listener.onNotice?.('other language')
    if (cooked) return withMessage(cooked)
    for (const text of [second?.text ?? '', first.text]) {
      const recipe = text === '' ? null : await readText(text)
      if (recipe && recipe.ingredients.length > 1 && recipe.steps.length > 0)
        return { message: texts.given, recipe }
    }
    throw new ModelFailure('broken answer')
  }

  return {
    async reply(conversation, listener) {
      const { desk } = listener
      if (!desk) throw new TypeError('a model talks at a desk')
      const talk = talkOf(conversation)
      return truncated(
        await modelTurn(model, { conversation, talk, desk, languageOf }, withinLimit(listener)),
      )
    },

    recipe: (conversation, listener) =>
      cook('recipe', conversation, prompts[conversation.language].askRecipe, listener),

    repair: (conversation, draft, problems, listener) =>
      cook(
        'repair',
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
          task: 'plating',
          instructions: `${texts.chef}\n\n${texts.plating}`,
          messages: [{ role: 'user', content: texts.askPlating(JSON.stringify(recipe)) }],
          maxTokens: replyTokens,
        },
        listener,
      )
      if (declined) throw new ModelFailure('declined')
      return truncated(text, limits.recipe.platingMax - 1)
    },
  }
}

/** What was said in a conversation: it begins with the user, and no turn is empty. */
function talkOf({ messages }: Conversation): ChatMessage[] {
  const firstUser = messages.findIndex(({ role }) => role === 'user')
  return messages
    .slice(firstUser)
    .filter(({ content, pictures = [] }) => content.trim() !== '' || pictures.length > 0)
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
