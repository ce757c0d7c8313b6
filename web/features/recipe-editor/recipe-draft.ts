import * as z from 'zod/mini'
import { languages, type Language } from '#shared/constants/languages.ts'
import {
  recipeIngredient,
  recipeStep,
  recipeStructure,
  type RecipeStep,
} from '#shared/contract/recipe-structure.ts'
import { defaultDishType, dishTypes } from '#shared/words/dish-types.ts'
import { colon } from '#shared/words/colon.ts'
import { unitWords, type Unit } from '#shared/words/units.ts'
import { blankRow } from './lines.ts'

/** A line that another version of the page has stored and this one does not know is read again. */
const row = <Line extends z.ZodMiniType>(line: Line) =>
  z.object({ key: z.string(), text: z.string(), of: z.string(), line: z.catch(z.nullable(line), null) })

/**
 * The image of the draft: `kept` leaves the image of the recipe; `painted` has the key of a new one; of a photo only the
 * name survives a reload.
 */
const draftPicture = z.union([
  z.object({ kind: z.enum(['kept', 'none']) }),
  z.object({ kind: z.literal('painted'), key: z.string() }),
  z.object({ kind: z.literal('photo'), name: z.string() }),
])

export type DraftPicture = z.infer<typeof draftPicture>

/** A recipe in the editor; numbers are the typed text. */
const recipeDraft = z.object({
  title: z.string(),
  language: z.enum(languages),
  dishType: z.enum(dishTypes),
  servings: z.string(),
  prep: z.string(),
  cook: z.string(),
  /** Blank when it is the sum of the other two. */
  total: z.string(),
  ingredients: z.array(row(recipeIngredient)),
  steps: z.array(row(recipeStep)),
  plating: z.string(),
  taste: z.string(),
  terms: z.string(),
  // Missing in drafts that were stored before drafts had images.
  picture: z.prefault(draftPicture, { kind: 'kept' }),
  /** Paragraphs that are neither ingredients nor steps. */
  story: z.prefault(z.string(), ''),
  /** Fields of the structure that are typed as they are, a line each; missing in drafts from before them. */
  fields: z.prefault(z.record(z.string(), z.string()), {}),
  /** The origin of the recipe; blank without one. */
  source: z.string(),
  /** The original text, which is saved as long as nothing in it changes. */
  text: z.nullable(z.string()),
  /** The structure from which the draft was made. */
  before: z.nullable(recipeStructure),
})

export type RecipeDraft = z.infer<typeof recipeDraft>
export type IngredientRow = RecipeDraft['ingredients'][number]

export const bareStep: RecipeStep = { text: '', minutes: null, celsius: null, uses: [] }

/** An empty draft with one row for an ingredient and one for a step. */
export const blankDraft = (language: Language): RecipeDraft => ({
  title: '',
  language,
  dishType: defaultDishType,
  servings: '4',
  prep: '',
  cook: '',
  total: '',
  ingredients: [blankRow('1')],
  steps: [blankRow('1')],
  plating: '',
  taste: '',
  terms: '',
  story: '',
  source: '',
  fields: {},
  picture: { kind: 'kept' },
  text: null,
  before: null,
})

/** Whether the draft has no content that could be lost. */
export const isBlank = (draft: RecipeDraft) => {
  const { dishType, language } = blankDraft('en')
  return JSON.stringify({ ...draft, dishType, language }) === JSON.stringify(blankDraft(language))
}

/** A row as drafts had it that were stored before lines were typed as text. */
const formerRow = z.object({
  key: z.string(),
  amount: z.prefault(z.string(), ''),
  unit: z.prefault(z.string(), ''),
  item: z.prefault(z.string(), ''),
  note: z.prefault(z.string(), ''),
  text: z.prefault(z.string(), ''),
  group: z.prefault(z.string(), ''),
  of: z.optional(z.never()),
})

/** A stored draft whose rows are lines of text, whatever they were when it was stored. */
export function storedDraft(stored: unknown): RecipeDraft | null {
  const former = z.safeParse(
    z.looseObject({
      language: z.enum(languages),
      ingredients: z.array(formerRow),
      steps: z.array(formerRow),
    }),
    stored,
  ).data
  if (!former) return z.safeParse(recipeDraft, stored).data ?? null
  const lines = (rows: z.infer<typeof formerRow>[]) => {
    const texts = rows.flatMap(({ amount, unit, item, note, text, group }, index) => {
      const word = unitWords[former.language][unit as Unit]?.[1] ?? ''
      const written = text || [amount, word, item].filter(Boolean).join(' ') + (note && `, ${note}`)
      const isNew = group !== '' && group !== rows[index - 1]?.group
      return isNew ? [`${group}${colon[former.language]}`, written] : [written]
    })
    return texts.map((text, index) => ({ ...blankRow(String(index + 1)), text }))
  }
  const rows = { ingredients: lines(former.ingredients), steps: lines(former.steps) }
  return z.safeParse(recipeDraft, { ...former, ...rows }).data ?? null
}
