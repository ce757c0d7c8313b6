import { fallbackLanguage, languages, type Language } from '#shared/constants/languages.ts'
import { commonWordsOf, functionWordsOf } from './common-words.ts'
import { germanEndings } from './german-compounds.ts'
import { nameIndex } from './name-index.ts'
import { tokensOf } from './tokens.ts'

const signs: Record<Language, RegExp> = {
  en: /\b(tbsp|tsp|cups?|ingredients|instructions|method|directions|ounces?)\b/gi,
  fr: /c\. ?à ?[sc]\b|cuill[èe]re|[çœèêàâîôû]|\b[dl]['’]|ingrédients|\bpréparation\b|étape/gi,
  es: /[ñ¿¡áíóú]|\bcdtas?\b|\bcdas?\b|cuchara|ingredientes|preparación|elaboración|ción\b/gi,
  de: /[ßäöü]|\b(EL|TL|Msp|Std)\b|zutaten|zubereitung|anleitung|[äöü]\w*(en|er|e)\b|\b\w+(ung|chen)\b/gi,
}

/** "Linsensuppe" is German, "soup" and "risotto" are everybody's. */
function isGermanCompound(word: string) {
  const [ending = ''] = germanEndings.exec(word) ?? []
  return ending !== '' && word.length >= ending.length + 3
}

/** How strongly each language speaks from a text. */
function languageScores(text: string): Record<Language, number> {
  const scores: Record<Language, number> = { en: 0, fr: 0, es: 0, de: 0 }
  const tokens = tokensOf(text)
  for (const language of languages) {
    const little = functionWordsOf[language]
    const names = nameIndex(language).words
    for (const { word } of tokens) {
      if (little.has(word)) scores[language] += 1
      else if (commonWordsOf[language].has(word)) scores[language] += 0.5
      else if (word.length > 2 && names.has(word)) scores[language] += 0.6
    }
    if (language === 'de') scores.de += tokens.filter(({ word }) => isGermanCompound(word)).length * 0.7
    scores[language] += Math.min((text.match(signs[language]) ?? []).length * 0.7, tokens.length)
  }
  return scores
}

/** The language a text is written in; English when it gives no sign. */
export function detectLanguage(text: string): Language {
  const scores = languageScores(text)
  return languages.reduce(
    (best, language) => (scores[language] > scores[best] ? language : best),
    fallbackLanguage,
  )
}

/** So many signs, and so many times those of the next language, leave no doubt. */
const sure = { signs: 3, lead: 1.5 }

/** The language that a text is in without a doubt; null for a name, a few words, and for what is in none of the four. */
export function surelyIn(text: string): Language | null {
  const scores = languageScores(text)
  const [best, next] = languages.toSorted((one, other) => scores[other] - scores[one])
  const lead = best && next ? scores[best] - sure.lead * scores[next] : 0
  return best && scores[best] >= sure.signs && lead >= 0 ? best : null
}
