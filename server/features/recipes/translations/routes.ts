import { apiError } from '#shared/contract/errors.ts'
import {
  decideCorrection,
  deleteCorrection,
  listCorrections,
  proposeCorrection,
  setTranslatable,
  type WireCorrection,
} from '#shared/contract/recipe-translations.ts'
import { isSingleLine } from '#shared/contract/wire.ts'
import { isLanguage } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { structureField, structureFieldNames } from '#shared/contract/structure-fields.ts'
import { textsOf } from '#shared/words/recipe-texts.ts'
import type { RequireMayPost } from '../../../platform/auth/may-post.ts'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { memberLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { authorizeRecipe } from '../policy.ts'
import { findRecipe } from '../queries.ts'
import { lockRecipe, withLockedRecipe } from '../recipe-lock.ts'
import { isForModels, textedRecipe } from '../renderings.ts'
import {
  acceptCorrection,
  findCorrection,
  removeCorrection,
  selectCorrections,
  storeCorrection,
  type CorrectionRow,
  type FoundCorrection,
} from './corrections.ts'
import { correctionDenialReason, type CorrectionAction } from './policy.ts'
import { updateTranslatable } from './queries.ts'

const { recipe: lengths } = limits

/** The longest text of each kind; the others take the length of a step. */
const longest: Record<string, number> = {
  title: lengths.titleMax,
  taste: lengths.tasteMax,
  item: lengths.ingredientNameMax,
  note: lengths.ingredientNoteMax,
  group: lengths.ingredientGroupMax,
  heading: lengths.ingredientGroupMax,
  ...Object.fromEntries(structureFieldNames.map((name) => [name, structureField(name).lineMax])),
}

function fits(key: string, text: string): boolean {
  const [kind = ''] = key.split('.')
  const isShort = Object.hasOwn(longest, kind)
  return text.length <= (longest[kind] ?? limits.translations.textMax) && (!isShort || isSingleLine(text))
}

export function translationRoutes(app: App, requireMayPost: RequireMayPost) {
  serve(app, listCorrections, async ({ db, user, params }) => {
    const row = authorizeRecipe(await findRecipe(db, params.id, user), user.id, 'read')
    const recipe = textedRecipe(row)
    const texts = recipe ? textsOf(recipe) : new Map<string, string>()
    const found = await selectCorrections(db, row, user)
    return found.map((each) => presentCorrection(each, user.id, texts))
  })

  serve(
    app,
    proposeCorrection,
    async ({ deps, db, user, params, body, now }) => {
      const row = authorizeRecipe(await findRecipe(db, params.id, user.id), user.id, 'respond')
      const recipe = textedRecipe(row)
      const { language } = params
      if (!isLanguage(language) || language === row.language || !recipe || !row.translatable) {
        throw apiError('not found')
      }
      await requireMayPost(db, user.id, null, now)
      const { key, text } = body
      const texts = textsOf(recipe)
      const original = texts.get(key)
      // What is said about safety is nobody's to reword.
      if (original === undefined || !isForModels(key) || !fits(key, text)) throw apiError('invalid input')
      const pair = { key, original, translated: text }
      const checked = { recipe: recipe.structure, to: language, pairs: [pair] }
      const faithful = await deps.kitchen.faithfulTexts(checked, { userId: user.id })
      if (faithful.length === 0) throw apiError('changed numbers')
      const stored = await withLockedRecipe(db, row.id, user.id, 'respond', (transaction, ownerId) => {
        const correction = { recipeId: row.id, ownerId, authorId: user.id, language, key, original, text }
        return storeCorrection(transaction, correction, now)
      })
      return presentCorrection(stored, user.id, texts)
    },
    { limit: memberLimit('correction', rateLimits.correctionsPerMember) },
  )

  serve(app, decideCorrection, async ({ db, user, params, body, now }) => {
    const correction = authorize(await findCorrection(db, params.id, user), user, 'decide')
    if (body.accepted && correction.is_public) await requireMayPost(db, user.id, null, now)
    await db.transaction().execute(async (transaction) => {
      await lockRecipe(transaction, correction.recipe_id)
      await acceptCorrection(transaction, correction, body.accepted, now)
    })
    return {}
  })

  serve(app, deleteCorrection, async ({ db, user, params }) => {
    const { id } = authorize(await findCorrection(db, params.id, user), user, 'delete')
    await removeCorrection(db, id)
    return {}
  })

  serve(app, setTranslatable, async ({ db, user, params, body }) => {
    const row = authorizeRecipe(await findRecipe(db, params.id, user.id), user.id, 'own')
    await updateTranslatable(db, { id: row.id, ownerId: user.id }, body.translatable)
    return {}
  })
}

function authorize(
  correction: FoundCorrection | undefined,
  user: { id: string; isAdmin: boolean },
  action: CorrectionAction,
): FoundCorrection {
  const denial = correctionDenialReason(correction, user, action)
  if (!correction || denial) throw apiError(denial ?? 'not found')
  return correction
}

function presentCorrection(
  row: CorrectionRow,
  viewerId: string,
  texts: ReadonlyMap<string, string>,
): WireCorrection {
  return {
    id: row.id,
    language: row.language,
    key: row.key,
    original: row.original,
    text: row.text,
    author: row.author_name,
    authorId: row.author_id,
    mine: row.author_id === viewerId,
    accepted: row.accepted_at !== null,
    isOutdated: texts.get(row.key) !== row.original,
    hidden: row.hidden_at !== null,
    createdAt: row.created_at.toISOString(),
  }
}
