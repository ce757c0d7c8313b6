import type { Language } from '#shared/constants/languages.ts'
import { isAllowed } from '../cook/allowed.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { dishesNamedIn } from '../recipes/dish-names.ts'
import { isTool } from './equipment.ts'
import { everydayNouns } from './health/everyday-nouns.ts'
import { readDishMentions } from './dish-mentions.ts'
import { fold } from './fold.ts'
import { isMealOrMachine } from './meals.ts'
import { itemsOf, type Item } from './marks/items.ts'
import { placesOf, readMeanings } from './marks/read-mentions.ts'
import { spansOf } from './mentions.ts'
import { namesIn, strangeWords } from './ordinary/unfamiliar.ts'
import { takenForGranted } from './merge-food.ts'
import { unstocked } from './unstocked.ts'
import type { Wishes } from './wishes.ts'

/** The words of a text that read so once they are folded, as they were written. */
export function asWritten(text: string, folded: string): string {
  const words = [...text.matchAll(/[\p{L}\p{N}'’-]+/gu)]
  const count = folded.split(' ').length
  for (let at = 0; at + count <= words.length; at += 1) {
    const end = words[at + count - 1]
    const piece = text.slice(words[at]?.index ?? 0, (end?.index ?? 0) + (end?.[0].length ?? 0))
    if (fold(piece) === folded) return piece
  }
  return folded
}

/** "Not opened", "pas ouvert": a bare not denies a quality; what is refused by it is no thing. */
const plainNot = /^(?:not|pas|nicht)$/
/** What nobody eats by its ending: patience, Lust auf Neuigkeiten, la felicidad. */
const abstract =
  /(?:[a-z]{2}(?:ience|ance|ency|ness|ment|ship|tion|sion)s?|[a-z]{3}(?:iencia|ancia|idad|cion|miento)(?:es|s)?|[a-z]{3}(?:heit|keit|schaft|ung|nis)(?:en|se)?)$/
const isNoFood = (word: string) =>
  abstract.test(word) || everydayNouns.has(word) || everydayNouns.has(word.replace(/(?:e?s|e?n)$/, ''))

/** "Que no vean los trozos": a Spanish verb stands behind it, and no name. */
const isOfVerb = /(?<![a-z])(?:que|cuando|aunque) (?:[a-z]+ ){0,3}no$/

const naming: ReadonlySet<Item['kind']> = new Set(['want', 'have', 'refuse', 'allergy'])

/** What stands right behind a mark of wishing or refusing and is no food: the rest of the words up to the next mark. */
function strangeNames(said: string, language: Language, names: ReadonlySet<string>): string[] {
  const items = itemsOf(said, language, placesOf(spansOf(said, language)))
  return items.flatMap((item, at) => {
    if (!naming.has(item.kind) || plainNot.test(item.text)) return []
    if (language === 'es' && isOfVerb.test(said.slice(0, item.end))) return []
    const rest = items.slice(at + 1)
    const first = rest.findIndex(({ kind }) => kind !== 'small')
    const name = rest[first]
    // A verb or an adjective goes on; a name ends what is said of it.
    const isName = name?.kind === 'word' && !/^(?:word|with|by|refused)$/.test(rest[first + 1]?.kind ?? '')
    return isName && strangeWords(name.text, language, names).length > 0 ? [name.text] : []
  })
}

const behindWith =
  /(?<![a-z])(?:with|avec|con|mit) (?:(?:some|an?|my|the|du|de la|des|une?|mon|ma|le|la|les|el|los|las|un[oa]s|mi|eine?[mnr]?|etwas|meine?[mnr]?) )*'?([a-z]{4,})(?![a-z'])/g

/** "Pasta with 'nduja": what a dish is to be made with and the kitchen does not know. */
function strangeFoods(said: string, language: Language, names: ReadonlySet<string>): string[] {
  const known = [
    ...spansOf(said, language),
    ...readDishMentions(said, language).map(({ at, end }) => ({ start: at, end })),
  ]
  return [...said.matchAll(behindWith)].flatMap((match) => {
    const word = match[1] ?? ''
    const start = match.index + match[0].length - word.length
    const isKnown = known.some((span) => span.start < start + word.length && span.end > start)
    return isKnown || unstocked(word).length > 0 ? [] : strangeWords(word, language, names)
  })
}

/** A food or a dish has a name of four letters or more, which is no infinitive and in German has a capital. */
const isNoun: Record<Language, (word: string) => boolean> = {
  en: (word) => !/(?:ing|ly)$/.test(word),
  fr: (word) => !/(?:er|ir|oir|ment)$/.test(word),
  es: (word) => !/(?:[aei]r(?:l[oa]s?|me|te|se|nos)?|mente)$/.test(word),
  de: (word) => /^\p{Lu}/u.test(word),
}

/** Whether it was understood what kind of meal somebody wants; then an odd word is no name of a dish. */
const saysHow = ({ dishType, cuisine, tastes, minutes, noOven, microwaveOnly, leftovers }: Wishes) =>
  Boolean(dishType ?? cuisine ?? minutes) || tastes.length > 0 || noOven || microwaveOnly || leftovers

const mostNamed = 3

/** What of a turn is unsure, and what of it means nothing to the kitchen, in the user's own words. */
export function gapsIn(
  text: string,
  said: string,
  wishes: Wishes,
): { unsure: readonly string[]; notUnderstood: readonly string[] } {
  if (text === '') return { unsure: [], notUnderstood: [] }
  const { language } = wishes
  const { mentions } = readMeanings(said, language)
  const dishNames = readDishMentions(said, language).filter(({ wanted }) => wanted)
  const unsure = mentions.flatMap(({ meaning, ingredientId, words, start, end }) => {
    const ingredient = ingredientId === null ? null : findIngredientById(ingredientId)
    // The cheese of mac and cheese is asked for with it.
    const isInName = dishNames.some((dish) => dish.at <= start && dish.end >= end)
    const isOpen =
      meaning === 'unsure' &&
      !isInName &&
      ingredient &&
      !takenForGranted.test(ingredient.id) &&
      isAllowed(ingredient, wishes) &&
      !wishes.wanted.some(({ id }) => id === ingredientId)
    return isOpen ? [asWritten(text, words)] : []
  })
  const known = [wishes.unknown ?? '', ...wishes.unknownHealth].map(fold).join(' ')
  const names = namesIn(text, language, fold)
  const isEmpty =
    wishes.dish === null &&
    wishes.unknown === null &&
    !saysHow(wishes) &&
    wishes.wanted.length + wishes.wantedGroups.length + wishes.refusedDishes.length === 0 &&
    mentions.length === 0
  // Where nothing at all was understood that could be cooked, what sounds strange may be the dish.
  const orphans =
    isEmpty && wishes.health.length === 0 && wishes.unknownHealth.length === 0
      ? strangeWords(said, language, names).filter((word) => word.length > 4)
      : []
  const namedDishes = new Set(dishesNamedIn(said).map(({ start, end }) => said.slice(start, end)))
  const strange = [
    ...strangeNames(said, language, names),
    ...strangeFoods(said, language, names),
    ...orphans,
  ].filter(
    (word) =>
      !known.includes(word) &&
      !namedDishes.has(word) &&
      !isTool(word) &&
      !isMealOrMachine(word) &&
      !isNoFood(word) &&
      !/^intoleran/.test(word),
  )
  return {
    unsure: [...new Set(unsure)].slice(0, mostNamed),
    notUnderstood: [...new Set(strange.map((word) => asWritten(text, word)))]
      .filter((word) => word.length > 3 && isNoun[language](word))
      .slice(0, mostNamed),
  }
}
