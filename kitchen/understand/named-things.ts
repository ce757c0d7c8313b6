import type { Language } from '#shared/constants/languages.ts'
import { dishesNamedIn } from '../library/dishes/dish-names.ts'
import type { Dish } from '../library/dishes/dish.ts'
import { readDishMentions } from './dish-mentions.ts'
import { isTool } from './equipment.ts'
import { fold } from '../lexicon/text/fold.ts'
import { asWritten } from './gaps.ts'
import { everydayNouns } from './health/everyday-nouns.ts'
import { itemsOf, type Item } from './marks/items.ts'
import { placesOf, readMeanings } from './marks/read-mentions.ts'
import { isMealOrMachine } from './meals.ts'
import { spansOf } from './mentions.ts'
import { namedParts } from './named-parts.ts'
import { isNegated } from '../lexicon/text/negated.ts'
import { namesIn, strangeWords } from '../lexicon/ordinary/unfamiliar.ts'
import { isOwnRecipe } from './sides.ts'
import { unstocked } from './unstocked.ts'
import { varietyAt } from './varieties.ts'

/** Something that a turn names, in the user's own words, and that a recipe can be searched for. */
export type NamedThing = { name: string; folded: string; foods?: readonly string[] } & (
  | { kind: 'word' | 'part' | 'form' | 'variety' }
  | { kind: 'dish'; dish: Dish }
)

interface Range {
  start: number
  end: number
}

/** A food or a dish that the kitchen knows. */
type Known = Range & { ingredientId?: string | null; dish?: Dish }

/** "Not opened", "pas ouvert", "nothing messy": what is denied so is a quality and no thing. */
const ofQuality = /^(?:not|pas|nicht|nothing|rien|nada|nichts)$/
/** What nobody eats by its ending: patience, Lust auf Neuigkeiten, la felicidad. */
const abstract =
  /(?:[a-z]{2}(?:ience|ance|ency|ness|ment|ship|tion|sion)s?|[a-z]{3}(?:iencia|ancia|idad|cion|miento)(?:es|s)?|[a-z]{3}(?:heit|keit|schaft|ung|nis)(?:en|se)?)$/
const isNoFood = (word: string) =>
  abstract.test(word) ||
  isTool(word) ||
  isMealOrMachine(word) ||
  /^intoleran/.test(word) ||
  everydayNouns.has(word) ||
  everydayNouns.has(word.replace(/(?:e?s|e?n)$/, ''))

/** A food or a dish has a name of four letters or more, which is no infinitive and in German has a capital where others have. */
const isNoun: Record<Language, (word: string, text: string) => boolean> = {
  en: (word) => !/(?:ing|ly)$/.test(word),
  fr: (word) => !/(?:er|ir|oir|ment)$/.test(word),
  es: (word) => !/(?:[aei]r(?:l[oa]s?|me|te|se|nos)?|mente)$/.test(word),
  de: (word, text) => /^\p{Lu}/u.test(word) || (text !== '' && !/.\p{Lu}/u.test(text)),
}

/** "Que no vean los trozos": a Spanish verb stands behind it, and no name. */
const isOfVerb = /(?<![a-z])(?:que|cuando|aunque) (?:[a-z]+ ){0,3}no$/

const naming: ReadonlySet<Item['kind']> = new Set(['want', 'have', 'refuse', 'allergy'])

/** Whether a word stands right behind a mark of wishing or refusing: the rest of the words up to the next mark. */
function namedByMarks(said: string, language: Language): Range[] {
  const items = itemsOf(said, language, placesOf(spansOf(said, language)))
  return items.flatMap((item, at) => {
    if (!naming.has(item.kind) || ofQuality.test(item.text)) return []
    if (language === 'es' && isOfVerb.test(said.slice(0, item.end))) return []
    const rest = items.slice(at + 1)
    const first = rest.findIndex(({ kind }) => kind !== 'small')
    const name = rest[first]
    // A verb or an adjective goes on; a name ends what is said of it.
    const isName =
      name?.kind === 'word' && !/^(?:word|with|by|refused|place)$/.test(rest[first + 1]?.kind ?? '')
    return isName ? [name] : []
  })
}

/** What a dish is to be made with, behind its articles and one quality. */
const behindWith =
  /(?<![a-z])(?:with|avec|con|mit) (?:(?:some|an?|my|the|loads of|lots of|des|du|de la|une?|mon|ma|le|la|les|el|los|las|un[oa]s|mi|eine?[mnr]?|etwas|viel|meine?[mnr]?) )*'?(?:[a-z]+ )?$/
const ends =
  /^(?:$|[^a-z ]| (?:$|[^a-z]|(?:for|with|and|please|on|tonight|pour|avec|et|svp|para|con|y|por|fur|mit|und|bitte|dazu|drauf)(?![a-z])))/
const listed = /^(?: ?,| and| et| y| und| plus| \+) (?:(?:some|des|du|un peu de|algo de|etwas) )?$/
const beginsName = /(?:^|[,.;:!?] ?|(?<![a-z])(?:some|an?|une?|des|un[oa]s?|l[oa]s|les?) )$/
const madeOf = /^ (?:de |d'|du |des |au |aux |a la |a l'|al? |con )+$/

/**
 * Whether a word names something to eat by its place: with this, this and that. What stands behind a food, or before it
 * in French and Spanish, is what is made of it: cheese straws, verrines de betterave; then that name is returned.
 */
function nameByPlace(said: string, { start, end }: Range, known: readonly Known[], language: Language) {
  const word = said.slice(start, end)
  const before = said.slice(0, start)
  const next = known.find((span) => span.start > end)
  const last = known.findLast((span) => span.end < start)
  const isEnd = ends.test(said.slice(end))
  // "Anzac bikkies" and "ajiaco santafereño" are the dishes that are known.
  const isRight = isEnd && last && !last.dish?.whole && said.slice(last.end, start) === ' '
  if (isRight && (language === 'en' || (language !== 'de' && last.dish))) return said.slice(last.start, end)
  const isWith = behindWith.test(before) && !(last && last.end === start - 1)
  if (isEnd && (isWith || (last && listed.test(said.slice(last.end, start))))) return word
  const isOf = next && beginsName.test(before) && madeOf.test(said.slice(end, next.start))
  return (language === 'fr' || language === 'es') && isOf ? said.slice(start, next.end) : null
}

const overlaps = (a: Range, b: Range) => a.start < b.end && b.start < a.end

/** Names that nobody here knows, by where they stand; any strange word where nothing else was understood. */
function strangers(
  text: string,
  said: string,
  language: Language,
  known: readonly Known[],
  isEmpty: boolean,
) {
  const names = namesIn(text, language, fold)
  // "Döppekooche, my mother-in-law is from Koblenz": a turn of which nothing is understood opens with no person.
  const [, opening = ''] = (isEmpty && /^\W*([\p{L}'’-]+) ?(?:[,.!?]|$)/u.exec(text)) || []
  names.delete(fold(opening))
  const marked = namedByMarks(said, language)
  return [...said.matchAll(/[a-z]{4,}/g)].flatMap(({ 0: word, index: start }): NamedThing[] => {
    const range = { start, end: start + word.length }
    if (known.some((span) => overlaps(span, range)) || isNoFood(word)) return []
    const isMarked = marked.some((item) => item.start <= start && item.end >= range.end)
    // Where nothing was understood a strange word may be the dish, unless it belongs to another: dents de sagesse.
    const isOrphan =
      isEmpty && word.length > 4 && !/(?<![a-z])(?:of|de|d'|du|von|vom) $/.test(said.slice(0, start))
    const named = nameByPlace(said, range, known, language) ?? (isMarked || isOrphan ? word : null)
    if (named === null || strangeWords(word, language, names).length === 0 || unstocked(word).length > 0)
      return []
    const kind = named === word ? 'word' : 'form'
    return isNoun[language](asWritten(text, word), isOrphan ? '' : text)
      ? [{ kind, name: asWritten(text, named), folded: word }]
      : []
  })
}

/** A sauce, a topping or a form with what it is of: "peppercorn sauce", "sauce andalouse", "courgette slice". */
function partsIn(
  kind: 'part' | 'form',
  text: string,
  said: string,
  language: Language,
  known: readonly Known[],
): NamedThing[] {
  const isFirst = language === 'fr' || language === 'es'
  return [...said.matchAll(namedParts()[kind][language])].flatMap(({ 0: word, index }): NamedThing[] => {
    const range = { start: index, end: index + word.length }
    if (isNegated(said, index) || known.some((span) => overlaps(span, range))) return []
    const beside = isFirst
      ? /^ (?:(?:de|du|des|au|aux|a la|al|a l'|d') ?)?([a-z]{4,})/.exec(said.slice(range.end))
      : /([a-z]{4,}) $/.exec(said.slice(0, index))
    const of = beside?.[1] ?? ''
    const at = isFirst ? range.end + (beside?.[0].length ?? 0) - of.length : index - (beside?.[0].length ?? 0)
    const foods = known.filter((span) => overlaps(span, { start: at, end: at + of.length }))
    const isOf = beside !== null && (foods.length > 0 || strangeWords(of, language, new Set()).length > 0)
    // A form by itself may be a verb or an amount: a slice, five bars.
    if (kind === 'form' && foods.length === 0) return []
    const whole = !isOf ? word : isFirst ? word + beside[0] : beside[0] + word
    return [
      {
        kind,
        name: asWritten(text, whole),
        folded: foods.length > 0 || !isOf ? word : `${of} ${word}`,
        foods: foods.flatMap(({ ingredientId }) => ingredientId ?? []),
      },
    ]
  })
}

/** What stands right behind the dish, or opens the turn, and belongs on the same plate. */
const joins = /^[ ,]*(?:with|and|mit|und|avec|et|con|y|dazu|plus)(?: [a-z]+)? $/

/** Whole dishes beside the one that is cooked, Yorkshire puddings with the roast, and "a fish finger sandwich". */
function dishesIn(text: string, said: string, language: Language, known: readonly Known[]): NamedThing[] {
  const mentions = readDishMentions(said, language)
  return mentions.flatMap((each): NamedThing[] => {
    const { dish, at, end } = each
    const isInside = mentions.some(
      (other) => other.at <= at && other.end >= end && other.end - other.at > end - at,
    )
    if (!each.wanted || isInside || !isOwnRecipe(said, each, language)) return []
    const before = mentions.findLast((other) => other.end < at)
    const folded = said.slice(at, end)
    if (language === 'en' && before?.end === at - 1) {
      const whole = said.slice(before.at, end)
      return [{ kind: 'form', name: asWritten(text, whole), folded: whole }]
    }
    const last = known.findLast((span) => span.end < at)?.end ?? 0
    return dish.whole === true || joins.test(said.slice(last, at))
      ? [{ kind: 'dish', dish, name: asWritten(text, folded), folded }]
      : []
  })
}

/** A colour or kind of a food that is refused, while the food may stay: "pas de poivron vert". */
const varietiesIn = (text: string, said: string, language: Language): NamedThing[] =>
  readMeanings(said, language).mentions.flatMap(({ meaning, ...span }): NamedThing[] => {
    const folded = meaning === 'refuse' ? varietyAt(said, span, language) : null
    return folded === null || span.ingredientId === null
      ? []
      : [{ kind: 'variety', name: asWritten(text, folded), folded, foods: [span.ingredientId] }]
  })

/**
 * Everything that a turn names beside its foods, read from its words alone and not from what was understood of them:
 * `said` is the turn as it is heard, `isEmpty` is true where nothing was understood that could be cooked.
 */
export function namedThings(
  text: string,
  said: string,
  language: Language,
  isEmpty: boolean,
): readonly NamedThing[] {
  const known: Known[] = [...spansOf(said, language), ...dishesNamedIn(said)].toSorted(
    (a, b) => a.start - b.start,
  )
  const all = [
    ...dishesIn(text, said, language, known),
    ...varietiesIn(text, said, language),
    ...partsIn('part', text, said, language, known),
    ...partsIn('form', text, said, language, known),
    ...strangers(text, said, language, known, isEmpty),
  ]
  // "Straws" is named with the cheese straws.
  return all.filter(
    (each, at) =>
      !all.some(({ name }) => name.length > each.name.length && name.includes(each.name)) &&
      all.findIndex(({ name }) => name === each.name) === at,
  )
}
