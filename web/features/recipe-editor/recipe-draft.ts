import * as z from 'zod/mini'
import { languages, type Language } from '#shared/constants/languages.ts'
import { recipeStructure } from '#shared/contract/recipe-structure.ts'
import { defaultDishType, dishTypes } from '#shared/words/dish-types.ts'
import { units } from '#shared/words/units.ts'

const draftIngredient = z.object({
  key: z.string(),
  amount: z.string(),
  unit: z.enum([...units, '']),
  item: z.string(),
  note: z.string(),
  group: z.string(),
  scales: z.boolean(),
})

/**
 * The image of the draft: `kept` leaves the image of the recipe; `painted` has the key of a new one; of a photo only the
 * name survives a reload.
 */
export const draftPicture = z.union([
  z.object({ kind: z.enum(['kept', 'none']) }),
  z.object({ kind: z.literal('painted'), key: z.string() }),
  z.object({ kind: z.literal('photo'), name: z.string() }),
])

export type DraftPicture = z.infer<typeof draftPicture>

const draftStep = z.object({
  key: z.string(),
  text: z.string(),
  minutes: z.string(),
  // Missing in drafts from before steps had headings.
  group: z.prefault(z.string(), ''),
})

/** A recipe in the editor; numbers are the typed text. */
export const recipeDraft = z.object({
  title: z.string(),
  language: z.enum(languages),
  dishType: z.enum(dishTypes),
  servings: z.string(),
  prep: z.string(),
  cook: z.string(),
  /** Blank when it is the sum of the other two. */
  total: z.string(),
  ingredients: z.array(draftIngredient),
  steps: z.array(draftStep),
  plating: z.string(),
  taste: z.string(),
  terms: z.string(),
  // Missing in drafts that were stored before drafts had images.
  picture: z.pipe(
    z.optional(draftPicture),
    z.transform((picture): DraftPicture => picture ?? { kind: 'kept' }),
  ),
  /** Paragraphs that are neither ingredients nor steps. */
  story: z.pipe(
    z.optional(z.string()),
    z.transform((story) => story ?? ''),
  ),
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
export type DraftIngredient = z.infer<typeof draftIngredient>
export type DraftStep = z.infer<typeof draftStep>

export const blankIngredient = (key: string): DraftIngredient => ({
  key,
  amount: '',
  unit: '',
  item: '',
  note: '',
  group: '',
  scales: true,
})

export const blankStep = (key: string): DraftStep => ({ key, text: '', minutes: '', group: '' })

/** An empty draft with one ingredient row and one step row. */
export const blankDraft = (language: Language): RecipeDraft => ({
  title: '',
  language,
  dishType: defaultDishType,
  servings: '4',
  prep: '',
  cook: '',
  total: '',
  ingredients: [blankIngredient('1')],
  steps: [blankStep('1')],
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
export const isBlank = (draft: RecipeDraft) =>
  JSON.stringify({ ...draft, dishType: defaultDishType }) === JSON.stringify(blankDraft(draft.language))
