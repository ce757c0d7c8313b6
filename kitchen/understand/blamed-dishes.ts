import type { Language } from '#shared/constants/languages.ts'
import { dishesNamedIn } from '../library/dishes/dish-names.ts'
import { conceptsOf } from '../safety/hazards/concepts.ts'
import { isReaction } from '../safety/hazards/reaction.ts'

const contrast = /[,;:]| (?:but|mais|pero|aber|though|while|alors que|mientras|wahrend) /

/**
 * The ids of dishes after which somebody's body reacts: "he comes out in hives when he has custard". Of a text (folded);
 * what is told behind a "but" is eaten without harm.
 */
export function blamedDishes(text: string, language: Language): string[] {
  const concepts = conceptsOf(language)
  const dishes = (text.match(/[^.!?\n]+/g) ?? [])
    .filter((sentence) => isReaction(sentence, language))
    .flatMap((sentence) => sentence.split(contrast))
    .filter((clause) => concepts.in(clause).has('eat-when'))
    .flatMap((clause) => dishesNamedIn(clause).map(({ dish }) => dish.id))
  return [...new Set(dishes)]
}
