import { fold } from '../lexicon/text/fold.ts'
import type { Language } from '#shared/constants/languages.ts'
import { entriesByKey, inEachLanguage } from './read-entries.ts'

const entry = (key: string) => {
  const found = entriesByKey('word-forms.txt').get(key)
  if (!found) throw new Error(`word-forms.txt: no "${key}"`)
  return found.text
}

const endings = inEachLanguage(
  (language) => new RegExp(`(?:${entry('endings')[language].split(', ').join('|')})$`),
)
const little = inEachLanguage((language) => new Set(fold(entry('little')[language]).split(/, | /)))

/** "Ponerlas", "hacerlo": the Spanish verb without what it is done to. */
const bare = (word: string, language: Language) =>
  language === 'es' ? word.replace(/(?<=[aei]r)(?:me|te|se|nos)?(?:l[aeo]s?)?$/, '') : word

/** Words that point at nothing the kitchen knows: how, my, always. */
export function isLittle(word: string, language: Language): boolean {
  const words = little[language]()
  return word.length < 2 || words.has(word) || words.has(bare(word, language))
}

/** One form for a folded word and its nearest inflections, good for comparing only: "grumeaux", "grumeau". */
export function stemOf(said: string, language: Language): string {
  const word = bare(said, language)
  if (word.length < 5) return word.length > 3 ? word.replace(/[esxn]$/, '') : word
  const cut = word.replace(endings[language](), '')
  const stem = cut.length >= 4 ? cut : word.slice(0, Math.max(4, cut.length))
  // "Chopping", "chop".
  return language === 'en' ? stem.replace(/([bdglmnprt])\1$/, '$1') : stem
}
