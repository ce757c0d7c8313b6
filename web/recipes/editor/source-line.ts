import type { Language } from '#shared/languages.ts'

const labels: Record<Language, string> = { en: 'Source:', fr: 'Source :', es: 'Fuente:', de: 'Quelle:' }

const lastParagraph = /\n\s*\n(?:Source|Fuente|Quelle)\s?: *(\S[^\n]*)\s*$/

/** Where a recipe says at its end that it comes from; empty when it does not say. */
export const sourceIn = (text: string): string => lastParagraph.exec(text)?.[1]?.trim() ?? ''

/** The text with its source credited at the end. */
export function withSource(text: string, source: string, language: Language): string {
  return source.trim() === '' ? text : `${text}\n\n${labels[language]} ${source.trim()}`
}
