import type { Language } from '#shared/constants/languages.ts'
import { lazily } from '../lexicon/lazily.ts'
import { readEntries } from './read-entries.ts'

const entry = (key: string) => {
  const found = readEntries('recall-words.txt').find((each) => each.key === key)
  if (!found) throw new Error(`recall-words.txt: no "${key}"`)
  return found.text
}

const ofLanguages = <Value>(of: (language: Language) => Value): Record<Language, () => Value> => ({
  en: lazily(() => of('en')),
  fr: lazily(() => of('fr')),
  es: lazily(() => of('es')),
  de: lazily(() => of('de')),
})

const endings = ofLanguages((language) => new RegExp(`(?:${entry('endings')[language].split(', ').join('|')})$`))
const little = ofLanguages((language) => new Set(entry('little')[language].split(/, | /)))

/** Words that point at nothing the kitchen knows: how, my, always. */
export const isLittle = (word: string, language: Language): boolean =>
  word.length < 2 || little[language]().has(word)

/** One form for a folded word and its nearest inflections, good for comparing only: "grumeaux", "grumeau". */
export function stemOf(word: string, language: Language): string {
  if (word.length < 5) return word.length > 3 ? word.replace(/[esxn]$/, '') : word
  const cut = word.replace(endings[language](), '')
  const stem = cut.length >= 4 ? cut : word.slice(0, Math.max(4, cut.length))
  // "Chopping", "chop".
  return language === 'en' ? stem.replace(/([bdglmnprt])\1$/, '$1') : stem
}
