import { readFileSync } from 'node:fs'
import { languages } from '#shared/constants/languages.ts'
import type { Phrase } from './grammar/phrase.ts'

/** Reads sentences, a line for each language, with an empty line between two of them. */
function readRetired(text: string): readonly Phrase[] {
  return text
    .replace(/^#.*\n/gm, '')
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const said = Object.fromEntries(block.split('\n').map((line) => [line.slice(0, 2), line.slice(3)]))
      const missing = languages.find((language) => !said[language])
      if (missing !== undefined) throw new Error(`"${block.slice(0, 40)}" is not said in ${missing}`)
      return said as Phrase
    })
}

let read: readonly Phrase[] | null = null

/** What plans of before say and no new one does: worded anew since, or said no more. */
export const retired = (): readonly Phrase[] =>
  (read ??= readRetired(readFileSync(new URL('retired.txt', import.meta.url), 'utf8')))
