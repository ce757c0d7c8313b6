import { commonWordsOf } from '../lexicon/common-words.ts'
import { nameIndex } from '../lexicon/name-index.ts'
import { editDistance, slipsAllowed } from '../lexicon/spelling.ts'
import { languages } from '#shared/constants/languages.ts'
import { isNamedIn, namesADish } from '../recipes/dish-names.ts'
import { dishes } from '../recipes/dishes.ts'
import { aboutTheDish, cues, dietWordsAsked, insisting, offTopic, politeWish } from './cues.ts'
import { dangers } from './dangers.ts'
import { counted, kin } from './headcount-words.ts'
import { refusing } from './refusals.ts'
import { fold } from './fold.ts'

/** Words that decide what is cooked; a slip of the thumb in one of them must not lose it. */
const deciding =
  'vegan vegane vegano vegana vegetarian vegetarien vegetarienne vegetariano vegetariana vegetarisch pescatarian gluten glutenfrei lactose lactosa laktose laktosefrei kosher koscher allergic allergique allergie alergico alergica allergisch intolerant intolerante pregnant enceinte embarazada schwanger diabetic diabetique diabetico diabetiker coeliac celiac coeliaque celiaco zoliakie without personnes personas personen people minutes minutos minuten starter dessert postre nachtisch vorspeise entrante hauptgericht cocktail onions oignons cebolla cebollas zwiebel zwiebeln mushrooms champignons cheese fromage shellfish mariscos alcohol alkohol'

const wordsIn = (text: string) => fold(text).match(/[a-z]{5,}/g) ?? []

let vocabulary: Map<string | undefined, string[]> | null = null

/** All that may be meant, by its first letter: people seldom mistype that one. */
function meant(): Map<string | undefined, string[]> {
  vocabulary ??= Map.groupBy(
    new Set([
      ...deciding.split(' '),
      // Of a classic only what means it by itself: "douce" is no dish, though "aigre-douce" is one. A short name is too
      // near to everything: "gracia" means no gricia.
      ...dishes.flatMap((dish) =>
        [...Object.values(dish.label), dish.manner ?? '']
          .flatMap(wordsIn)
          .filter(
            (word) =>
              (dish.whole === undefined && dish.manner === undefined) ||
              (word.length >= 7 && isNamedIn(dish, word)),
          ),
      ),
    ]),
    (word) => word[0],
  )
  return vocabulary
}

/** Every word that the cues already understand, up to where a pattern leaves its ending open. */
const understood = new Set(
  [
    ...Object.values(cues),
    ...dietWordsAsked.map(([, words]) => words),
    refusing,
    aboutTheDish,
    politeWish,
    offTopic,
    insisting,
  ].flatMap(({ source }) => source.replace(/\\[a-zA-Z]/g, ' ').match(/[a-z]{5,}/g) ?? []),
)

/** Those who sit at the table: nobody who says "potes" means pâtes. */
const guests = new RegExp(`^(?:${counted}|${kin})$`)

/** Everyday words that are one letter from a dish or a diet and mean neither. */
const kitchenWords =
  /^(poison\w*|lact\w*|kitchen|chicken|hotter|butter\w*|batter\w*|mussel\w*|noisette\w*|raisin\w*|poivre\w*|cousin\w*|maison\w*|saison\w*|garten|karten|kosten|kuchen|kochen|morgen|wegen|gegen|vegas|sauce\w*|source\w*|starker|started|dessous|person|perso|posten|torten|tarde\w*|padre\w*|madre\w*|postal|minute|minuto|pasado|pasada|pasta|plato|platos|people|couple|purple|temple|simple|dinner|diner|friends?|frigo|frigor\w*|salut|salud|aperos?|verano|invierno|winter|sommer|summer|vienen|viene|vienes|venir|family|famille|familia|familie|finger|ginger|bitter|better|letter|bored|bores?|lotte|raie|rouget)$/

/** What warns, and what only greets, is heard as it was written: nobody who says poison means poisson. */
const heeded = /^(poison\w*|vergift\w*|veneno\w*|envenen\w*|salut|tartare?|tatar)$/

/** "Rotos" and "meringuée" are words of dishes, though none of them is a dish. */
const named = new Set(
  dishes.flatMap(({ label, manner }) => [...Object.values(label), manner ?? ''].flatMap(wordsIn)),
)

/** Dishes with a name of their own that is a slip away from another's. */
const ownNames = /^(carbonn?ades?|garbures?|potees?|chorbas?|bobotie|zwiebelrost)$/

export const isKnown = (word: string): boolean => !ownNames.test(word) && isHeardOf(word)

const isHeardOf = (word: string) =>
  heeded.test(word) ||
  named.has(word) ||
  (meant().get(word[0]) ?? []).includes(word) ||
  languages.some((language) => commonWordsOf[language].has(word) || nameIndex(language).words.has(word)) ||
  namesADish(word) ||
  dangers.some(({ words }) => words.test(word)) ||
  kitchenWords.test(word) ||
  guests.test(word) ||
  [...understood].some((stem) => word.startsWith(stem) && (stem.length > 6 || word.length - stem.length < 4))

const remembered = new Map<string, string>()

function corrected(word: string): string {
  const allowed = slipsAllowed(word.length)
  if (allowed === 0) return word
  const near = (meant().get(word[0]) ?? [])
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate, allowed) }))
    .filter(({ distance, candidate }) => distance <= Math.min(allowed, slipsAllowed(candidate.length)))
    .toSorted((a, b) => a.distance - b.distance)
  const [first, second] = near
  // A plural is no slip, and between two that are as near nothing is guessed.
  if (!first || (word.startsWith(first.candidate) && /^(e?s|n|en)$/.test(word.slice(first.candidate.length))))
    return word
  if (second && second.distance === first.distance) return word
  // Last, because it compares the word with every pattern.
  return isKnown(word) || ownNames.test(word) ? word : first.candidate
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
