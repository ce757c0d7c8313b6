import * as z from 'zod/mini'
import { languages } from '../constants/languages.ts'
import { limits } from '../constants/limits.ts'
import { endpoint } from './endpoint.ts'
import { recipeStructure } from './recipe-structure.ts'
import { finding } from './safety-finding.ts'
import { isoDate, nothing, nullableText, trimmedText } from './wire.ts'

/** Who translated: the built-in chef, a model, readers. */
export const translators = ['chef', 'model', 'reader'] as const
export type TranslatedBy = (typeof translators)[number]

/** The name of a text within a recipe: `title`, `item.2`, `step.0`, `yieldUnit`. */
const textKey = z.string().check(z.maxLength(20), z.regex(/^[a-zA-Z]+(?:\.\d{1,2})?$/))

/**
 * The recipe in the language that was asked for. All numbers, units, allergens and diets are those of the original, and
 * the findings are those of the original in this language.
 */
export const rendering = z.object({
  language: z.enum(languages),
  Title: z.string(),
  Content: z.string(),
  Taste: nullableText,
  Plating: nullableText,
  recipe: recipeStructure,
  findings: z.array(finding),
  /** In the order of their share: the later ones have replaced texts of the earlier ones. */
  madeBy: z.array(z.enum(translators)),
  /** Texts that are still in the recipe's own language. */
  untranslated: z.array(textKey),
  /** Items that carry in brackets what was written, since some of it is not known. */
  approximate: z.array(textKey),
  /** Texts that readers have corrected, with the names of these readers for those who are signed in. */
  corrected: z.array(z.object({ key: textKey, by: nullableText })),
  /** A model is about to translate the rest. */
  isPending: z.boolean(),
})

export type WireRendering = z.input<typeof rendering>

export function readRendering(wire: z.output<typeof rendering>) {
  return {
    language: wire.language,
    title: wire.Title,
    content: wire.Content,
    taste: wire.Taste,
    plating: wire.Plating,
    structure: wire.recipe,
    findings: wire.findings,
    translation: {
      madeBy: wire.madeBy,
      untranslated: wire.untranslated,
      approximate: wire.approximate,
      corrected: wire.corrected,
      isPending: wire.isPending,
    },
  }
}

/** A text of a translation as a reader would put it. It is shown once the recipe's owner or a moderator accepts it. */
const correction = z.object({
  id: z.string(),
  language: z.enum(languages),
  key: textKey,
  /** The text of the recipe, and what the reader proposes. */
  original: z.string(),
  text: z.string(),
  /** Null for users without a name. */
  author: nullableText,
  authorId: nullableText,
  mine: z.boolean(),
  accepted: z.boolean(),
  /** The recipe says something else there by now, so that the correction is not shown. */
  isOutdated: z.boolean(),
  /** Visible to its author and admins only, until a moderator has decided. */
  hidden: z.boolean(),
  createdAt: isoDate,
})

export type WireCorrection = z.input<typeof correction>
export type Correction = z.output<typeof correction>

export const listCorrections = endpoint({
  method: 'GET',
  path: '/api/recipes/{id}/corrections',
  who: 'member',
  token: 'read',
  summary:
    'The corrections of translations, newest first: all for the owner and admins, the accepted and the own ones for others.',
  answer: z.array(correction),
  most: limits.translations.perRecipe,
  errors: ['not found'],
})

export const proposeCorrection = endpoint({
  method: 'PUT',
  path: '/api/recipes/{id}/translations/{language}',
  who: 'member',
  summary:
    'Proposes another text for one in a translation; it replaces an own proposal for the same text. Numbers, measures and foods must stay.',
  body: z.object({ key: textKey, text: trimmedText(1, limits.translations.textMax) }),
  answer: correction,
  errors: [
    'not found',
    'suspended',
    'changed numbers',
    'too many corrections',
    'too many requests',
    'chef unavailable',
  ],
})

export const decideCorrection = endpoint({
  method: 'PUT',
  path: '/api/corrections/{id}',
  who: 'member',
  summary: 'Accepts a correction, or takes that back; for the owner of the recipe and admins.',
  body: z.object({ accepted: z.boolean() }),
  answer: nothing,
  errors: ['not found', 'not allowed', 'suspended'],
})

export const deleteCorrection = endpoint({
  method: 'DELETE',
  path: '/api/corrections/{id}',
  who: 'member',
  summary: 'Deletes a correction; for its author, the owner of the recipe and admins.',
  answer: nothing,
  errors: ['not found', 'not allowed'],
})

export const setTranslatable = endpoint({
  method: 'PUT',
  path: '/api/recipes/{id}/translatable',
  who: 'member',
  summary: 'Allows or forbids translations of an own recipe.',
  body: z.object({ translatable: z.boolean() }),
  answer: nothing,
  errors: ['not found', 'not allowed'],
})
