import { matches } from '../lexicon/may-match.ts'
import { commonWordsOf } from '../lexicon/common-words.ts'
import { lazily } from '../lexicon/lazily.ts'
import { nameIndex } from '../lexicon/name-index.ts'
import { editDistance, slipsAllowed } from '../lexicon/spelling.ts'
import { languages } from '#shared/constants/languages.ts'
import { prepared } from '../lexicon/prepared.ts'
import { isNamedIn, namesADish, namesIn } from '../library/dishes/dish-names.ts'
import { libraryNames } from '../library/index.ts'
import { dishById, dishes } from '../library/dishes/dishes.ts'
import { aboutTheDish, cues, dietWordsAsked, insisting, offTopic, politeWish, tasteWords } from './cues.ts'
import { wordings } from '../safety/hazards/wordings/wordings.ts'
import { toolPatterns } from './equipment.ts'
import { counted, kin } from './headcount-words.ts'
import { isKitchenWord, isMarkWord } from './marks/mark-file.ts'
import { fold } from '../lexicon/fold.ts'

/** Words that decide what is cooked; a slip of the thumb in one of them must not lose it. */
const deciding =
  'brater vegan vegane vegano vegana vegetarian vegetarien vegetarienne vegetariano vegetariana vegetarisch pescatarian gluten glutenfrei lactose lactosa laktose laktosefrei kosher koscher allergic allergique allergie alergico alergica allergisch intolerant intolerante pregnant enceinte embarazada schwanger diabetic diabetique diabetico diabetiker coeliac celiac coeliaque celiaco zoliakie without personnes personas personen people minutes minutos minuten starter dessert postre nachtisch vorspeise entrante hauptgericht cocktail onions oignons cebolla cebollas zwiebel zwiebeln mushrooms champignons cheese fromage shellfish mariscos alcohol alkohol'

const wordsIn = (text: string) => fold(text).match(/[a-z]{5,}/g) ?? []

/** A word that may be meant; with dishes (their ids), only if it names one of them by itself. */
interface Candidate {
  word: string
  dishes: string[] | null
}

interface Vocabulary {
  /** The words of all names of dishes: "rotos" and "meringuée" are correct, though neither is a dish. */
  named: ReadonlySet<string>
  /** By their first letter, which people seldom mistype. */
  candidates: ReadonlyMap<string | undefined, readonly Candidate[]>
}

/** A shorter word of a classic's name is too near to everything: "gracia" means no gricia. */
const shortestOfClassic = 7

function readVocabulary() {
  const named = new Set(deciding.split(' '))
  const candidates = new Map<string, Candidate>()
  for (const word of named) candidates.set(word, { word, dishes: null })
  for (const dish of dishes) {
    if (dish.unnamed) continue
    const isPlain = dish.whole === undefined && dish.manner === undefined
    for (const word of [...Object.values(dish.label), dish.manner ?? ''].flatMap(wordsIn)) {
      named.add(word)
      const candidate = candidates.get(word)
      if (isPlain) candidates.set(word, { word, dishes: null })
      else if (candidate) candidate.dishes?.push(dish.id)
      else if (word.length >= shortestOfClassic) candidates.set(word, { word, dishes: [dish.id] })
    }
  }
  return { named: [...named], candidates: [...candidates.values()] }
}

const vocabulary = lazily((): Vocabulary => {
  const { named, candidates } = prepared('vocabulary', readVocabulary)
  return { named: new Set(named), candidates: Map.groupBy(candidates, ({ word }) => word[0]) }
})

const isIn = (id: string, word: string) => {
  const dish = dishById(id)
  return dish !== null && isNamedIn(dish, word)
}

/** "Douce" is no dish by itself, though "aigre-douce" is one. */
const isMeant = ({ word, dishes: classics }: Candidate) =>
  classics === null || classics.some((id) => isIn(id, word))

/** Words of the marks, and words in the patterns of the cues, by their first letter, each up to where its pattern leaves the ending open. */
const understood = Map.groupBy(
  new Set(
    [
      ...Object.values(cues),
      ...dietWordsAsked.map(([, words]) => words),
      ...tasteWords.map(([, words]) => words),
      aboutTheDish,
      politeWish,
      offTopic,
      insisting,
      ...toolPatterns,
    ].flatMap(({ source }) => source.replace(/\\[a-zA-Z]/g, ' ').match(/[a-z]{5,}/g) ?? []),
  ),
  (stem) => stem[0],
)

const isUnderstood = (word: string) =>
  isMarkWord(word) ||
  isKitchenWord(word) ||
  (understood.get(word[0]) ?? []).some(
    (stem) => word.startsWith(stem) && (stem.length > 6 || word.length - stem.length < 4),
  )

/** Those who sit at the table: nobody who says "potes" means pâtes. */
const guests = new RegExp(`^(?:${counted}|${kin})$`)

/** Everyday words that are one letter from a dish or a diet and mean neither. */
const kitchenWords =
  /^(poison\w*|lact\w*|kitchen|chicken|hotter|butter\w*|batter\w*|mussel\w*|noisette\w*|raisin\w*|poivre\w*|cousin\w*|maison\w*|saison\w*|garten|karten|kosten|kuchen|kochen|morgen|wegen|gegen|vegas|sauce\w*|source\w*|starker|started|dessous|person|perso|posten|torten|tarde\w*|padre\w*|madre\w*|postal|minute|minuto|pasado|pasada|pasta|plato|platos|people|couple|purple|temple|simple|dinner|diner|friends?|frigo|frigor\w*|salut|salud|aperos?|verano|invierno|winter|sommer|summer|vienen|viene|vienes|venir|family|famille|familia|familie|finger|ginger|bitter|better|letter|bored|bores?|lotte|raie|rouget)$/

/** What warns, and what only greets, is heard as it was written: nobody who says poison means poisson. */
const heeded = /^(poison\w*|vergift\w*|veneno\w*|envenen\w*|salut|tartare?|tatar)$/

/** Dishes with a name of their own that is a slip away from another's. */
const ownNames = /^(carbonn?ades?|garbures?|potees?|chorbas?|bobotie|zwiebelrost)$/

export const isKnown = (word: string): boolean => !ownNames.test(word) && isHeardOf(word)

/** What is cheap to look up comes first; a text hardly ever holds a word that only a danger's pattern knows. */
const isHeardOf = (word: string) =>
  heeded.test(word) ||
  vocabulary().named.has(word) ||
  languages.some((language) => commonWordsOf[language].has(word) || nameIndex(language).words.has(word)) ||
  matches(kitchenWords, word) ||
  matches(guests, word) ||
  isUnderstood(word) ||
  namesADish(word) ||
  wordings.some(({ words }) => matches(words, word))

const remembered = new Map<string, string>()

/** "Huevito", "papitas", "pancito": the food itself, said fondly. */
const fondly = /^([a-z]{2,}?)(?:ec|c)?it([oa]s?)$/

function withoutFondness(word: string): string | null {
  const [, stem = '', ending = ''] = fondly.exec(word) ?? []
  if (stem === '' || isKnown(word)) return null
  const names = nameIndex('es').words
  return [stem + ending, stem, `${stem}e`].find((each) => names.has(each) || namesADish(each)) ?? null
}

function corrected(word: string): string {
  const plain = withoutFondness(word)
  if (plain !== null) return plain
  const allowed = slipsAllowed(word.length)
  if (allowed === 0) return word
  const near = (vocabulary().candidates.get(word[0]) ?? [])
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate.word, allowed) }))
    .filter(
      ({ distance, candidate }) =>
        distance <= Math.min(allowed, slipsAllowed(candidate.word.length)) && isMeant(candidate),
    )
    .toSorted((a, b) => a.distance - b.distance)
  const [first, second] = near
  // A plural is no slip, and between two that are as near nothing is guessed.
  if (!first || (second && second.distance === first.distance)) return word
  const right = first.candidate.word
  if (word.startsWith(right) && /^(e?s|n|en)$/.test(word.slice(right.length))) return word
  // Last, because it compares the word with every pattern.
  return isKnown(word) || ownNames.test(word) ? word : right
}

/** The words of all names by which dishes and recipes are asked for, by their first letter. */
const nameWords = lazily(() => {
  const names = [
    ...dishes.flatMap(({ words }) => words.flatMap((each) => each.names)),
    ...libraryNames().keys(),
  ]
  return Map.groupBy(
    new Set(names.flatMap((name) => name.match(/[a-z]{6,}(?![a-z*])/g) ?? [])),
    (word) => word[0],
  )
})

const longestName = 5

/** Whether the word at a place is part of the name of a dish or a recipe. */
function isInName(folded: string, start: number, end: number): boolean {
  if (namesIn(folded).some((name) => name.start <= start && name.end >= end)) return true
  const words = [...folded.matchAll(/[\p{L}\p{N}]+/gu)]
  const at = words.findIndex(({ index }) => index === start)
  for (let from = Math.max(0, at - longestName + 1); from <= at; from += 1)
    for (let to = at + 1; to <= Math.min(words.length, from + longestName); to += 1)
      if (
        libraryNames().has(
          words
            .slice(from, to)
            .map(([word]) => word)
            .join(' '),
        )
      )
        return true
  return false
}

const unknownWords = new Map<string, readonly string[]>()

/** The words of names that an unknown word may be a slip of, the nearest ones. */
function nearestOf(word: string): readonly string[] {
  const known = unknownWords.get(word)
  if (known) return known
  const allowed = word.length >= 11 ? 2 : 1
  const near = isKnown(word)
    ? []
    : (nameWords().get(word[0]) ?? [])
        // "Blondir" is another word than "blondie": an ending is no slip.
        .filter((other) => other.slice(0, -1) !== word.slice(0, -1))
        .map((other) => ({ other, steps: editDistance(word, other, allowed) }))
  const least = Math.min(allowed + 1, ...near.map(({ steps }) => steps))
  const found = near.filter(({ steps }) => steps === least && steps <= allowed).map(({ other }) => other)
  if (unknownWords.size > 20_000) unknownWords.clear()
  unknownWords.set(word, found)
  return found
}

/** "Rinderroladen", "quiche loraine": a word that means nothing, and with one letter changed is part of a name. */
function withNamesSpelled(folded: string): string {
  let text = folded
  for (const { 0: word, index } of [...folded.matchAll(/(?<![a-z])[a-z]{7,}(?![a-z])/g)].toReversed())
    for (const right of nearestOf(word)) {
      const spelled = text.slice(0, index) + right + text.slice(index + word.length)
      if (!isInName(spelled, index, index + right.length)) continue
      text = spelled
      break
    }
  return text
}

/** Folded text with mistyped dishes and deciding words put right: "risoto, vegen" is a vegan risotto. */
export function withoutTypos(folded: string): string {
  const spelled = folded.replace(/[a-z]{5,}/g, (word) => {
    const known = remembered.get(word)
    if (known !== undefined) return known
    const right = corrected(word)
    if (remembered.size > 20_000) remembered.clear()
    remembered.set(word, right)
    return right
  })
  return withNamesSpelled(spelled)
}
