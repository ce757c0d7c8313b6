import type { Language } from '#shared/languages.ts'
import { dishes } from '../patterns/dishes.ts'
import { fold } from './fold.ts'
import { writtenLanguage } from './written-language.ts'

/** "A crème brûlée, please" is English: the name of a dish belongs to no language of its own. */
export function onlyNamesADish(text: string, spoken: Language): boolean {
  const folded = fold(text)
  const rest = dishes.reduce((words, dish) => words.replace(dish.words, ' '), folded)
  if (rest === folded) return false
  const other = writtenLanguage(rest, null)
  return /[a-z]/.test(rest) ? other === spoken : true
}
