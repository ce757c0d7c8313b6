import type { Language } from '#shared/constants/languages.ts'

/** One thing that a chef does or does not, by which two chefs are compared. */
export interface Item {
  set: ItemSet
  language: Language
  /** The turns, by which the item is known in every run. */
  turns: string
  /** Null when it is done. */
  why: string | null
}

/** In `safety` nothing may be lost; in the others the sums count. */
export const itemSets = {
  conversations: { safety: false },
  revisions: { safety: false },
  generated: { safety: false },
  questions: { safety: false },
  dangers: { safety: true },
  allergens: { safety: true },
} as const

export type ItemSet = keyof typeof itemSets

/** An item with its reasons; done when there are none. */
export function itemOf(
  set: ItemSet,
  language: Language,
  turns: readonly string[],
  why: readonly string[],
): Item {
  return { set, language, turns: turns.join(' | '), why: why.length > 0 ? why.join('; ') : null }
}
