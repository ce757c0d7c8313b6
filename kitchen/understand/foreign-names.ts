import type { Language } from '#shared/constants/languages.ts'
import { withoutNames } from '../library/dishes/dish-names.ts'
import { fold } from '../lexicon/text/fold.ts'
import { writtenLanguage } from './written-language.ts'

/** "A crème brûlée, please" is English: the name of a dish belongs to no language of its own. */
function onlyNamesADish(text: string, spoken: Language): boolean {
  const folded = fold(text)
  const rest = withoutNames(folded)
  if (rest === folded) return false
  const other = writtenLanguage(rest, null)
  return /[a-z]/.test(rest) ? other === spoken : true
}

/** The language to answer in: the one spoken so far, unless what was said is clearly another. */
export function languageOfTurn(text: string, spoken: Language, first: boolean): Language {
  const written = writtenLanguage(text, spoken, first ? 0.7 : 1) ?? spoken
  return written === spoken || onlyNamesADish(text, spoken) ? spoken : written
}
