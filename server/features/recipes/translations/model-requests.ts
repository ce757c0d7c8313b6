import { ApiError } from '#shared/contract/errors.ts'
import type { Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import { textsOf } from '#shared/words/recipe-texts.ts'
import type { Deps } from '../../../deps.ts'
import type { Tokens } from '../../../adapters/chef/chef.ts'
import type { Translator } from '../../../adapters/chef/translator.ts'
import type { TokenBudget } from '../../../platform/auth/token-budget.ts'
import { jobQueue } from '../../../platform/workers/job-queue.ts'
import type { RecipeWithOwner } from '../queries.ts'
import { textedRecipe, type RequestModel } from '../renderings.ts'
import { claimTranslation, finishTranslation } from './queries.ts'

interface Request {
  row: RecipeWithOwner
  language: Language
  keys: readonly string[]
  userId: string
}

const queueMax = 200

/**
 * Has recipes translated by a model, one after the other and the members in turn. A recipe is asked for once for each
 * version and language, whichever process and member came first, and counts in that member's budget.
 */
export function modelRequests(deps: Deps, translator: Translator, budget: TokenBudget): RequestModel {
  const { db, clock, log, kitchen, stopping } = deps
  const queue = jobQueue<Request>({ max: queueMax, maxPerUser: limits.translations.waiting })
  let isRunning = false

  async function translate({ row, language, keys, userId }: Request): Promise<Record<string, string> | null> {
    const recipe = textedRecipe(row)
    if (!recipe) return null
    const originals = textsOf(recipe)
    const texts = new Map([...originals].filter(([key]) => keys.includes(key)))
    const spent: Promise<void>[] = []
    // Awaited only when the model has ended; a write that fails before that must not go unheard.
    const onTokens = (tokens: Tokens) =>
      void spent.push(
        budget
          .record(userId, tokens, clock())
          .catch((error: unknown) => log.error({ err: error }, 'tokens not recorded')),
      )
    const translated = await translator
      .translate({ from: row.language, to: language, texts }, { signal: stopping, onTokens })
      .finally(() => Promise.all(spent))
    if (!translated) return null
    const pairs = [...translated].map(([key, text]) => ({
      key,
      original: texts.get(key) ?? '',
      translated: text,
    }))
    // Texts that fail the check stay as they were written.
    const faithful = await kitchen.faithfulTexts(
      { recipe: recipe.structure, to: language, pairs },
      { userId },
    )
    return Object.fromEntries([...translated].filter(([key]) => faithful.includes(key)))
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let request = queue.next(); request && !stopping.aborted; request = queue.next()) {
      const { row, language } = request
      const job = { recipeId: row.id, versionId: row.version_id, language }
      try {
        const texts = await translate(request)
        await finishTranslation(db, job, texts && { texts, model: translator.name })
      } catch (error) {
        log.warn({ err: error, recipe: row.id }, 'a recipe was not translated')
        await finishTranslation(db, job, null).catch((cause: unknown) =>
          log.error({ err: cause }, 'a failed translation was not recorded'),
        )
      }
    }
    isRunning = false
  }

  return async (row, language, keys, userId) => {
    const now = clock()
    try {
      await budget.assertWithin(userId, now)
    } catch (error) {
      if (error instanceof ApiError) return false
      throw error
    }
    const job = { recipeId: row.id, versionId: row.version_id, language, userId }
    const claim = await claimTranslation(db, job, now)
    if (claim !== 'claimed') return claim === 'waiting'
    if (!queue.add({ row, language, keys, userId })) {
      await finishTranslation(db, job, null)
      return false
    }
    void run()
    return true
  }
}
