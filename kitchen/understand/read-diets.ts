import type { Diet } from '#shared/words/diets.ts'
import { dietWordsAsked } from './cues.ts'
import type { FoodGroup } from '../lexicon/food-groups.ts'
import { isNegated } from '../lexicon/text/negated.ts'
import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

/** "She used to be": right before a diet that somebody had once. */
const past = new RegExp(`(?<![a-z])${anyOf(wordLists('doubtful-allergies')('was-once')).source} $`)

/** "Keine laktosefreie [Sahne]": a German article refuses a food that is not there, and nobody's diet. */
const ofFood = /(?<![a-z])keine?[mnrs]? $/

/** The diets that hold after a turn, on folded text. */
export function readDiets(folded: string, before: readonly Diet[]): readonly Diet[] {
  const asked = dietWordsAsked.flatMap(([diet, words]) => {
    const match = words.exec(folded)
    // "I don't digest lactose" asks for none of it.
    const plain =
      match &&
      /^((no|nothing|anything|nichts|nada|rien|keine?|sans|sin|ohne|without)\b|lactos[ea]$|laktose$)/.test(
        match[0],
      )
    if (!match || past.test(folded.slice(0, match.index))) return []
    const isProduct = match[0].endsWith('frei') && ofFood.test(folded.slice(0, match.index))
    const isOff = isNegated(folded, match.index) && !isProduct
    return [{ diet, off: isOff && !plain }]
  })
  const off = asked.filter((each) => each.off).map(({ diet }) => diet)
  const on = asked.filter((each) => !each.off).map(({ diet }) => diet)
  return [...new Set([...before.filter((diet) => !off.includes(diet)), ...on])]
}

/** Neither meat nor fish is what people call vegetarian, rennet and all. */
export function withoutFlesh(diets: readonly Diet[], refused: readonly FoodGroup[]): readonly Diet[] {
  const flesh = refused.includes('meat') && refused.includes('fish')
  return flesh && !diets.includes('vegetarian') ? [...diets, 'vegetarian'] : diets
}

/** Whether a clause ends with a diet, as "one of the guests has coeliac disease" does. */
export const endsWithDiet = (folded: string): boolean =>
  dietWordsAsked.some(([, words]) => {
    const match = words.exec(folded)
    return match !== null && /^(?:\W+\w+)?\W*$/.test(folded.slice(match.index + match[0].length))
  })
