import { readFileSync } from 'node:fs'
import { isLanguage, languages } from '#shared/constants/languages.ts'
import { functionWordsOf } from './common-words.ts'
import { lazily } from './lazily.ts'
import { fold } from './fold.ts'
import { tokensOf } from './tokens.ts'

/** The languages by the words that tell them; a line of the file is a code and its words. */
const wordsOf = lazily(() => {
  const text = readFileSync(new URL('other-languages.txt', import.meta.url), 'utf8')
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const [code = '', ...words] = line.split(' ')
      if (!/^[a-z]{2}$/.test(code) || words.length < 10)
        throw new Error(`kitchen/lexicon/other-languages.txt: "${line}" is no code with its words`)
      return [code, new Set(words.map(fold))] as const
    }),
  )
})

const scripts: readonly (readonly [code: string, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
]

/** The share of words that are in one set and not in the other. */
const share = (words: readonly string[], known: ReadonlySet<string>, without: ReadonlySet<string>) =>
  words.filter((word) => known.has(word) && !without.has(word)).length / Math.max(words.length, 1)

/** Less than this share of its words says nothing. */
const leastShare = 0.08

/**
 * The code of the language of a text that is in none of the four, such as "it"; null where it is in one of them, or
 * where nothing tells. `declared` is what a page says of itself, which many pages get wrong.
 */
export function otherLanguageOf(text: string, declared = ''): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const said = /^[a-z]{2}(?![a-z])/i.exec(declared)?.[0].toLowerCase() ?? ''
  const isOther = said !== '' && !isLanguage(said)
  for (const [code, expression] of scripts)
    if ((text.match(expression)?.length ?? 0) > letters / 2) return isOther ? said : code
  const words = tokensOf(text.slice(0, 20_000)).map(({ word }) => word)
  // What two languages share tells nothing.
  const scores = [...wordsOf()].map(([code, known]) => {
    const nearest = languages.map((language) => functionWordsOf[language])
    const own = Math.max(...nearest.map((mine) => share(words, mine, known)))
    const found = Math.min(...nearest.map((mine) => share(words, known, mine)))
    return { code, found, lead: found - own }
  })
  if (isOther) {
    const score = scores.find(({ code }) => code === said)
    // Of a language without a list here, only the page tells.
    return score === undefined || score.lead > -leastShare ? said : null
  }
  const best = scores.toSorted((a, b) => b.lead - a.lead)[0]
  return best && best.found >= leastShare && best.lead > 0 ? best.code : null
}
