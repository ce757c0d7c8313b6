import { languages } from '../constants/languages.ts'
import { diets, dietWords, type Diet } from './diets.ts'
import { fold } from './fold.ts'

/** A word without what differs with gender, number and hyphens: "vegana", "végane"; "gluten free". */
const stemOf = (word: string) =>
  fold(word)
    .replaceAll(/[^a-z]/g, '')
    .replace(/[aeos]+$/, '')

const dietOfStem = new Map(
  languages.flatMap((language) => diets.map((diet) => [stemOf(dietWords[language][diet]), diet] as const)),
)

/** Search terms without those that promise a diet which is not among the proved ones. */
export function provedTerms(terms: readonly string[], proved: readonly Diet[]): string[] {
  return terms.filter((term) => {
    const diet = dietOfStem.get(stemOf(term))
    return diet === undefined || proved.includes(diet)
  })
}
