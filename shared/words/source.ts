import type { Language } from '../constants/languages.ts'
import type { RecipeStructure } from '../contract/recipe-structure.ts'
import { colon } from './colon.ts'
import { recipeLabels } from './labels.ts'

const sourceLine = /^(?:Source|Fuente|Quelle)\s?: *(\S[^\n]*)$/

/**
 * A text and its last paragraph such as "Source: Ada, https://example.org", in any of the four languages. Only the last
 * line is matched: a pattern over the whole text would be slow on one of many blank lines.
 */
function split(text: string): { rest: string; source: string } {
  const trimmed = text.trimEnd()
  const start = trimmed.lastIndexOf('\n') + 1
  const rest = trimmed.slice(0, start).trimEnd()
  const source = sourceLine.exec(trimmed.slice(start))?.[1]
  const lineBreaks = trimmed.slice(rest.length, start).split('\n').length - 1
  const isParagraph = rest === '' || lineBreaks > 1
  return source !== undefined && isParagraph
    ? { rest: rest.trim(), source }
    : { rest: text.trim(), source: '' }
}

/** The source at the end of a text; empty without one. */
export const sourceIn = (text: string): string => split(text).source

/** The text without the source at its end. */
export const withoutSource = (text: string): string => split(text).rest

/** The text with its source credited at the end. */
export function withSource(text: string, source: string, language: Language): string {
  if (source.trim() === '') return text
  return [text, `${sourceLabel(language)} ${source.trim()}`].filter((part) => part !== '').join('\n\n')
}

/** "Source:" in the language, in French with a space before the colon. */
export const sourceLabel = (language: Language): string =>
  `${recipeLabels[language].source}${colon[language]}`

export interface Unstructured {
  /** Paragraphs that are neither ingredients nor steps nor notes. */
  story: string
  /** Who is credited. */
  source: string
}

/**
 * The text of a recipe outside its structure. Structures from before that text was stored with them have their source in
 * the text of the recipe only.
 */
export function unstructuredText(structure: Pick<RecipeStructure, 'extra'>, content: string): Unstructured {
  const { extra } = structure
  return extra === undefined
    ? { story: '', source: sourceIn(content) }
    : { story: withoutSource(extra), source: sourceIn(extra) }
}

/** A source in pieces: text, and web addresses that may be linked. */
export function sourceParts(source: string): { text: string; href: string | null }[] {
  return source
    .split(/(https?:\/\/[^\s,;]+)/)
    .filter((text) => text !== '')
    .map((text) => ({ text, href: /^https?:\/\//.test(text) ? text : null }))
}
