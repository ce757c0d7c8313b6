import { commonWordsOf } from '#server/food/common-words.ts'
import { nameIndex } from '#server/food/name-index.ts'
import { editDistance, slipsAllowed } from '#server/food/spelling.ts'
import { languages } from '#shared/languages.ts'
import { dishes } from '../patterns/dishes.ts'
import { fold } from './fold.ts'

/** Words that decide what is cooked; a slip of the thumb in one of them must not lose it. */
const deciding =
  'vegan vegane vegano vegana vegetarian vegetarien vegetarienne vegetariano vegetariana vegetarisch pescatarian gluten glutenfrei lactose lactosa laktose laktosefrei kosher koscher allergic allergique allergie alergico alergica allergisch intolerant intolerante pregnant enceinte embarazada schwanger diabetic diabetique diabetico diabetiker coeliac celiac coeliaque celiaco zoliakie without personnes personas personen people minutes minutos minuten starter dessert postre nachtisch vorspeise entrante hauptgericht cocktail'

const wordsIn = (text: string) => fold(text).match(/[a-z]{5,}/g) ?? []

let vocabulary: Map<string | undefined, string[]> | null = null

/** All that may be meant, by its first letter: people seldom mistype that one. */
function meant(): Map<string | undefined, string[]> {
  vocabulary ??= Map.groupBy(
    new Set([
      ...deciding.split(' '),
      ...dishes.flatMap(({ label, manner }) => [...Object.values(label), manner ?? ''].flatMap(wordsIn)),
    ]),
    (word) => word[0],
  )
  return vocabulary
}

const isKnown = (word: string) =>
  (meant().get(word[0]) ?? []).includes(word) ||
  languages.some((language) => commonWordsOf[language].has(word) || nameIndex(language).words.has(word)) ||
  dishes.some(({ words }) => words.test(word))

const remembered = new Map<string, string>()

function corrected(word: string): string {
  const allowed = slipsAllowed(word.length)
  if (allowed === 0 || isKnown(word)) return word
  const near = (meant().get(word[0]) ?? [])
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate, allowed) }))
    .filter(({ distance, candidate }) => distance <= Math.min(allowed, slipsAllowed(candidate.length)))
    .toSorted((a, b) => a.distance - b.distance)
  const [first, second] = near
  // A plural is no slip, and between two that are as near nothing is guessed.
  if (!first || /^(e?s|n|en)$/.test(word.slice(first.candidate.length))) return word
  return second && second.distance === first.distance ? word : first.candidate
}

/** Folded text with mistyped dishes and deciding words put right: "risoto, vegen" is a vegan risotto. */
export function withoutTypos(folded: string): string {
  return folded.replace(/[a-z]{5,}/g, (word) => {
    const known = remembered.get(word)
    if (known !== undefined) return known
    const right = corrected(word)
    if (remembered.size > 20_000) remembered.clear()
    remembered.set(word, right)
    return right
  })
}
