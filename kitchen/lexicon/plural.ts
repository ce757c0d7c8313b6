import type { Language } from '#shared/constants/languages.ts'

type Rule = readonly [ending: RegExp, instead: string]

const noun: Record<Language, readonly Rule[]> = {
  en: [
    [/ies$/, 'y'],
    [/(ch|sh|x|ss|o)es$/, '$1'],
    [/([aeiourl])ves$/, '$1f'],
    [/([^su])s$/, '$1'],
  ],
  fr: [
    [/(e?au|eu|ou)x$/, '$1'],
    [/s$/, ''],
  ],
  es: [
    [/ces$/, 'z'],
    [/([lnrdjyz])es$/, '$1'],
    [/s$/, ''],
  ],
  de: [[/(en|n|e|s)$/, '']],
}

const adjective: Record<Language, readonly Rule[]> = {
  en: [],
  fr: noun.fr,
  es: noun.es,
  de: [[/(en|er|es|em|e|n)$/, '']],
}

function applied(word: string, rules: readonly Rule[], shortest: number) {
  for (const [ending, instead] of rules) {
    if (!ending.test(word)) continue
    const stem = word.replace(ending, instead)
    return stem.length >= shortest ? stem : word
  }
  return word
}

/** One form for the singular and plural of a folded noun (good for comparing only). */
export const nounStem = (word: string, language: Language): string =>
  applied(word, noun[language], language === 'de' ? 4 : 3)

/** The same for the words before the noun, which take its plural in French and Spanish. */
export const innerStem = (word: string, language: Language): string => applied(word, adjective[language], 3)

/** The stem of each folded word, the last of them the noun. */
export const stemmedWords = (words: readonly string[], language: Language): string[] =>
  words.map((word, at) => (at === words.length - 1 ? nounStem(word, language) : innerStem(word, language)))

/** One form for the singular and plural of folded words. */
export const stemmed = (words: readonly string[], language: Language): string =>
  stemmedWords(words, language).join(' ')
