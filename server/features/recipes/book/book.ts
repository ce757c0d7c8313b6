import type { Language } from '#shared/constants/languages.ts'
import type { PaperSize } from '#shared/constants/paper-sizes.ts'
import type { ExportedRecipe } from '../export/exported-recipe.ts'

/** A book before its recipes. */
export interface BookStart {
  title: string
  description: string | null
  /** The reader's: of all words that are no recipe's. */
  language: Language
  paper: PaperSize
  /** A JPEG; null without one. */
  cover: Uint8Array | null
  /** The titles of the recipes in their order, for the contents. */
  titles: readonly string[]
}

/** One of its recipes. */
export interface BookRecipe extends Pick<ExportedRecipe, 'row' | 'author' | 'page'> {
  /** Its place among the titles. */
  place: number
  /** A JPEG of the photo or of the drawing; null where neither could be read. */
  picture: Uint8Array | null
  /** The names of the foods that it is about, in the reader's language. */
  foods: readonly string[]
}

/** What the process that draws it is sent, one after the other, and what it answers to each. */
export type BookRequest =
  | { kind: 'start'; start: BookStart }
  | { kind: 'recipe'; recipe: BookRecipe }
  | { kind: 'end' }
export type BookResponse =
  | { kind: 'next' }
  | { kind: 'book'; pdf: Uint8Array; pages: number }
  | { kind: 'failed' }
