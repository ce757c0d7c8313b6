import type { ExportProgram } from '#shared/contract/recipe-archives.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Node } from '../page/linked-data.ts'

export type Program = ExportProgram

/** Where a picture is: in a file of the archive, the first that exists; within the recipe's own file; or on the web. */
export type ExportedPicture =
  | { kind: 'file'; paths: string[] }
  | { kind: 'within'; key: string }
  | { kind: 'address'; url: string }

/** A recipe of another program: what JSON-LD would describe, and what its user stored beside it. */
export interface ExportedRecipe {
  node: Node
  note: string
  tags: string[]
  /** The user's own, 1 to 5. */
  stars: number | null
  /** Best first. */
  pictures: ExportedPicture[]
}

/** What is read of such a recipe. */
export interface ReadExported {
  recipe: RecipeStructure
  totalMinutes: number | null
  source: string
  plating?: string | null
  /** Lines of ingredients in the file. */
  lines: number
  /** Lines that are not read as what they may mean: lost ones, and those with a number that became no amount. */
  doubts: number
}

export const textIn = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export function starsIn(value: unknown): number | null {
  const stars = Math.round(Number(value ?? 0))
  return stars >= 1 && stars <= 5 ? stars : null
}

/** Paragraphs that are not empty. */
export const joined = (...parts: string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')

export const webPicture = (value: unknown): ExportedPicture[] => {
  const url = textIn(value)
  return /^https?:\/\/\S+$/i.test(url) ? [{ kind: 'address', url }] : []
}

/** Names, each once. */
export const namesIn = (values: readonly unknown[]): string[] => [
  ...new Set(values.map(textIn).filter((name) => name !== '')),
]

/** An amount as a cook would write it: at most three digits after the point. */
export const amountIn = (value: unknown): string => {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof amount === 'number' && Number.isFinite(amount) && amount > 0
    ? String(Math.round(amount * 1000) / 1000)
    : ''
}

/** "2 cups flour, sifted" of what a program stores apart. */
export function lineOfParts(amount: string, unit: string, food: string, note: string): string {
  const line = [amount, unit, food].filter((part) => part !== '').join(' ')
  return [line, note].filter((part) => part !== '').join(', ')
}
