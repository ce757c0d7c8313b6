import type { WireRendering } from '#shared/contract/recipe-translations.ts'
import type { Finding } from '#shared/contract/safety-finding.ts'
import { ApiError } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { languages, type Language } from '#shared/constants/languages.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { textsOf, withTexts, type RecipeWithTexts } from '#shared/words/recipe-texts.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/schema.ts'
import { recentlyUsed } from '../../platform/memory/recently-used.ts'
import type { Caller, FoodKitchen, TranslatedRecipe } from '../../platform/workers/kitchen.ts'
import { withoutParts } from './parts/present.ts'
import type { RecipeWithOwner } from './queries.ts'
import {
  selectAccepted,
  selectCorrectedLanguages,
  type AcceptedCorrection,
} from './translations/corrections.ts'
import { selectTranslation, type StoredTranslation } from './translations/queries.ts'

type RenderingDeps = Pick<Deps, 'kitchen' | 'log' | 'clock'>

/** What the built-in chef makes of a recipe in another language, before models and readers. */
export type Base = TranslatedRecipe

/** Asks a model for the texts with these keys, unless that has been done. Returns whether one is at it. */
export type RequestModel = (
  row: RecipeWithOwner,
  language: Language,
  keys: readonly string[],
  userId: string,
) => Promise<boolean>

interface Reader {
  db: Db
  /** Null for visitors, for whom no model is asked. */
  userId: string | null
  /** Who waits for the kitchen in turn with others: a user's id, or the address of a visitor. */
  owner: string
  signal?: AbortSignal
}

/** A text that a model may translate. What is said about safety comes from the kitchen or stays as it was written. */
export const isForModels = (key: string): boolean => !key.startsWith('safety.')

/** Recipes in the languages of their readers. The least recently used ones are dropped. */
export function renderings(
  requestModel: RequestModel | null,
  max: { values: number; bytes: number } = capacity.remembered.renderings,
) {
  const bases = recentlyUsed<Base | null>(max, sizeOf)

  async function findBase(
    { kitchen, log }: RenderingDeps,
    row: RecipeWithOwner,
    language: Language,
    caller: Caller,
  ) {
    const key = `${row.id} ${row.revision} ${row.parts_examined} ${language}`
    const known = bases.get(key)
    if (known !== undefined) {
      bases.touch(key)
      return known
    }
    const found = await renderBase(kitchen, row, language, caller).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      const isFull = error.code === 'too many requests'
      log[isFull ? 'debug' : 'warn'](
        { ...(!isFull && { err: error }), recipe: row.id },
        'a recipe is shown in its own language',
      )
      return undefined
    })
    if (found === undefined) return null
    bases.set(key, found)
    return found
  }

  return {
    /**
     * Null for a recipe that cannot or may not be translated, for one that is in this language, and while the kitchen is
     * too busy: then the reader gets the original.
     */
    async find(
      deps: RenderingDeps,
      row: RecipeWithOwner,
      language: Language | undefined,
      { db, userId, owner, signal }: Reader,
    ): Promise<WireRendering | null> {
      if (!language || language === row.language || !row.translatable) return null
      const base = await findBase(deps, row, language, { userId: owner, signal })
      if (!base) return null
      const [stored, corrections] = await Promise.all([
        selectTranslation(db, row.version_id, language),
        selectAccepted(db, row.id, language),
      ])
      const missing = [...base.untranslated, ...base.approximate].filter(isForModels)
      const canRequest = requestModel !== null && userId !== null && missing.length > 0
      const isPending =
        canRequest && stored?.state !== 'done' && (await requestModel(row, language, missing, userId))
      // The model may have ended between the two.
      const latest =
        isPending || stored?.state !== 'waiting'
          ? stored
          : await selectTranslation(db, row.version_id, language)
      return present(row, base, { stored: latest, corrections, isPending, withNames: userId !== null })
    },

    /** The languages in which the recipe is complete without a model: from its plan, or by accepted corrections. */
    async exactLanguages(
      deps: RenderingDeps,
      row: RecipeWithOwner,
      { db, owner, signal }: Reader,
    ): Promise<Language[]> {
      if (!row.translatable) return []
      if (row.plan) return languages.filter((language) => language !== row.language)
      const exact: Language[] = []
      for (const language of await selectCorrectedLanguages(db, row.id)) {
        const base = await findBase(deps, row, language, { userId: owner, signal })
        const corrections = await selectAccepted(db, row.id, language)
        const shown =
          base && present(row, base, { stored: undefined, corrections, isPending: false, withNames: false })
        if (shown && shown.untranslated.length === 0 && shown.approximate.length === 0) exact.push(language)
      }
      return exact
    },
  }
}

export type Renderings = ReturnType<typeof renderings>

/** Objects take more than their text. */
const sizeOf = (base: Base | null) => 2 * JSON.stringify(base).length

/** The texts of a recipe with the columns that hold them; null without a structure. */
export function textedRecipe(row: RecipeWithOwner): RecipeWithTexts | null {
  const { title, taste, plating, structure } = row
  return structure && { title, taste, plating, structure }
}

async function renderBase(
  kitchen: FoodKitchen,
  row: RecipeWithOwner,
  language: Language,
  caller: Caller,
): Promise<Base | null> {
  const recipe = textedRecipe(row)
  if (!recipe) return null
  const { plan } = row
  const cooked = plan && (await kitchen.renderIn({ ...recipe, plan, language }, caller))
  if (!cooked) return kitchen.translateRecipe({ recipe, language }, caller)
  const { structure, findings } = cooked
  // What a person has written stays as it is.
  const isOwnTaste = recipe.taste !== recipe.structure.taste
  const written = [isOwnTaste && 'taste', cooked.plating === null && 'plating', 'story']
  return {
    title: structure.title,
    taste: isOwnTaste ? recipe.taste : structure.taste,
    plating: cooked.plating ?? recipe.plating,
    structure,
    untranslated: [...textsOf(recipe).keys()].filter((key) => written.includes(key)),
    approximate: [],
    findings,
  }
}

interface Overlays {
  stored: StoredTranslation | undefined
  corrections: readonly AcceptedCorrection[]
  isPending: boolean
  /** Visitors do not learn the names of readers. */
  withNames: boolean
}

const isMissing = ({ code, severity }: Finding, findings: readonly Finding[]) =>
  severity === 'dangerous' && !findings.some((each) => each.code === code)

/** A correction beats a model, and a model fills what the built-in chef had to leave. */
function present(row: RecipeWithOwner, base: Base, overlays: Overlays): WireRendering {
  const recipe = textedRecipe(row)
  const originals = recipe ? textsOf(recipe) : new Map<string, string>()
  const open = new Set([...base.untranslated, ...base.approximate].filter(isForModels))
  const byModel = Object.entries(overlays.stored?.texts ?? {}).filter(([key]) => open.has(key))
  const byReaders = overlays.corrections.filter(({ key, original }) => originals.get(key) === original)
  const replaced = new Map([...byModel, ...byReaders.map(({ key, text }) => [key, text] as const)])
  const { title, taste, plating, structure } = withTexts(base, replaced)
  const isOpen = (key: string) => !replaced.has(key)
  const corrected = new Set(byReaders.map(({ key }) => key))
  const hasChefs = base.untranslated.length < originals.size
  return {
    language: structure.language,
    Title: title,
    Content: renderRecipe(structure).trim(),
    Taste: taste,
    Plating: plating,
    recipe: withoutParts(structure),
    // What a recipe within it brings is not translated.
    findings: [...row.findings.filter((each) => isMissing(each, base.findings)), ...base.findings],
    madeBy: [
      ...(hasChefs ? (['chef'] as const) : []),
      ...(byModel.some(([key]) => !corrected.has(key)) ? (['model'] as const) : []),
      ...(byReaders.length > 0 ? (['reader'] as const) : []),
    ],
    untranslated: base.untranslated.filter(isOpen),
    approximate: base.approximate.filter(isOpen),
    corrected: byReaders.map(({ key, author }) => ({ key, by: overlays.withNames ? author : null })),
    isPending: overlays.isPending,
  }
}
