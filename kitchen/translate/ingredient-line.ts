import type { Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import type { RecipeIngredient } from '#shared/contract/recipe-structure.ts'
import type { Unit } from '#shared/words/units.ts'
import { findIngredients, type Found } from '../lexicon/find.ts'
import type { Category, Ingredient, IngredientName } from '../lexicon/ingredient.ts'
import { fold } from '../lexicon/fold.ts'
import { foodOf } from '../lexicon/item-food.ts'
import { stemmed } from '../lexicon/plural.ts'
import { wordsOf } from '../lexicon/tokens.ts'
import { isPlural } from '../render/grammar/noun.ts'
import { looksPlural, spokenNames } from '../render/grammar/spoken-names.ts'
import {
  isColour,
  joints,
  jointWords,
  phrasesIn,
  readPhrases,
  type Agreement,
  type Phrases,
} from './notes.ts'

export interface TranslatedLine {
  item: string
  note: string | null
  /** The food has its name, and the words that are not known stand behind it in brackets, as they were written. */
  isApproximate: boolean
  /** Texts that stay as they were written. */
  written: { item: boolean; note: boolean }
}

const links: Record<Language, RegExp> = {
  en: /^(?:some |a little |a bit of )?(?:of )?(?:the )?$/i,
  fr: /^(?:un peu )?(?:de la |de l['’]|du |des |de |d['’])$/i,
  es: /^(?:un poco )?(?:de la |del |de los |de las |de )$/i,
  de: /^(?:etwas |ein wenig )?(?:von |vom )?$/i,
}

const stem = (name: string, language: Language) => stemmed(wordsOf(name), language)

/** The food that a text is the name of and nothing else; null otherwise. */
export function foodNamed(text: string, language: Language): Ingredient | null {
  const name = text.trim()
  const [found, ...more] = findIngredients(name, language, 'exact')
  if (!found || more.length > 0 || found.start !== 0 || found.end !== name.length) return null
  return exactness(found, language) === 'all' ? found.ingredient : null
}

/** Kinds whose other names are often those of a cousin: a mountain cheese is named, and not called Gruyère. */
const manifold: ReadonlySet<Category> = new Set([
  'cheese',
  'wine',
  'spirit',
  'softDrink',
  'fish',
  'shellfish',
  'sausage',
  'bread',
  'meat',
])

/** How much of what was written the food's name says: all of it, the food and not more, or something else. */
function exactness({ ingredient, matched }: Found, language: Language): 'all' | 'part' | 'none' {
  const { one, many, synonyms = [] } = ingredient.names[language]
  const said = stem(matched, language)
  if ([one, many].some((name) => stem(name, language) === said)) return 'all'
  // What is no name of the food is a compound with it: "Kürbissuppe".
  if (!synonyms.some((name) => stem(name, language) === said)) return 'none'
  if (isPlain(matched, ingredient, language)) return 'all'
  if (wordsOf(matched).length > 1 || manifold.has(ingredient.category)) return 'part'
  const head = wordsOf(one).at(-1) ?? ''
  // A beef tomato is more than a tomato.
  return language === 'de' && said !== stem(head, language) && said.includes(fold(head).slice(0, -1))
    ? 'part'
    : 'all'
}

/** "Large eggs" are eggs, and large; a "red pepper" is a pepper, and red. */
function besideIn({ matched, ingredient }: Found, language: Language): Phrases | null {
  const words = matched.split(/\s+/)
  for (let at = 1; at < words.length; at += 1) {
    const [front, behind] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    for (const [name, beside] of [
      [behind, front],
      [front, behind],
    ] as const) {
      const phrases = readPhrases(beside, language)
      if (!phrases) continue
      const isColoured = words.length === 2 && phrases.length === 1 && phrases.every(isColour)
      if (foodNamed(name, language) === ingredient || isColoured) return phrases
    }
  }
  return null
}

interface NamedFood {
  found: Found
  /** What stands around the name. */
  beside: Phrases
  isWhole: boolean
  /** "Garlic cloves": the name is that of one piece. */
  isCounted: boolean
}

/** What is bought as a whole and counted in parts, one and many. */
const countedNames: Readonly<Record<string, Record<Language, readonly [one: string, many: string]>>> = {
  garlic: {
    en: ['garlic clove', 'garlic cloves'],
    fr: ['gousse d’ail', 'gousses d’ail'],
    es: ['diente de ajo', 'dientes de ajo'],
    de: ['Knoblauchzehe', 'Knoblauchzehen'],
  },
}

const isSame = (name: string, { matched }: Found, language: Language) =>
  stem(name, language) === stem(matched, language)

function readFood(item: string, language: Language): NamedFood | null {
  const all = findIngredients(item, language, 'exact')
  const [found] = all
  if (!found || all.length !== 1 || !foodOf(item, language).known) return null
  const kind = exactness(found, language)
  if (kind === 'none') return null
  const before = item.slice(0, found.start)
  // "Zest of 1 lemon" is no amount of lemons.
  if (/\d/.test(before)) return null
  const front = links[language].test(before) ? [] : readPhrases(before, language)
  const behind = readPhrases(item.slice(found.end), language)
  const isCounted = countedNames[found.ingredient.id]?.[language].some((name) =>
    isSame(name, found, language),
  )
  const inName = kind === 'part' ? besideIn(found, language) : null
  return {
    found,
    beside: [...(inName ?? []), ...(front ?? []), ...(behind ?? [])],
    isWhole: front !== null && behind !== null && (kind === 'all' || inName !== null || isCounted === true),
    isCounted: isCounted === true,
  }
}

type Measured = Pick<RecipeIngredient, 'amount' | 'unit'>

/** Notes speak of the cloves and slices, where there are any: "2 gousses d’ail, hachées". */
const partGenders: Partial<Record<Unit, Record<Language, 'm' | 'f' | 'n'>>> = {
  clove: { en: 'n', fr: 'f', es: 'm', de: 'f' },
  slice: { en: 'n', fr: 'f', es: 'f', de: 'f' },
  leaf: { en: 'n', fr: 'f', es: 'f', de: 'n' },
  stalk: { en: 'n', fr: 'f', es: 'm', de: 'f' },
  sheet: { en: 'n', fr: 'f', es: 'f', de: 'f' },
}

/** Where a word of everyday stands for the usual kind: "Öl" is not said to be of sunflowers. */
const plainNames: Readonly<Record<string, Record<Language, IngredientName>>> = {
  'sunflower-oil': named('oil', 'f huile', 'm aceite', 'n Öl'),
  mustard: named('mustard', 'f moutarde', 'f mostaza', 'm Senf'),
  'white-wine-vinegar': named('vinegar', 'm vinaigre', 'm vinagre', 'm Essig'),
  cinnamon: named('cinnamon', 'f cannelle', 'f canela', 'm Zimt'),
  yogurt: named('yogurt', 'm yaourt', 'm yogur', 'm Joghurt'),
  beer: named('beer', 'f bière', 'f cerveza', 'n Bier'),
  'dried-oregano': named('oregano', 'm origan', 'm orégano', 'm Oregano'),
}

/** The names with their genders; no plural is needed. */
function named(
  en: string,
  ...others: [fr: string, es: string, de: string]
): Record<Language, IngredientName> {
  const [fr, es, de] = others.map((text): IngredientName => {
    const [gender = '', name = ''] = text.split(' ')
    return { one: name, many: name, gender: gender === 'f' || gender === 'n' ? gender : 'm' }
  })
  const english: IngredientName = { one: en, many: en, gender: 'n' }
  return { en: english, fr: fr ?? english, es: es ?? english, de: de ?? english }
}

function isPlain(matched: string, { id }: Ingredient, language: Language): boolean {
  const plain = plainNames[id]?.[language].one
  return plain !== undefined && stem(plain, language) === stem(matched, language)
}

/** The name of the food, as exact as what was written: "Reis" is rice, and "Basmatireis" basmati rice. */
function namesOf(found: Found, from: Language, to: Language): IngredientName {
  const { id, names } = found.ingredient
  const plain = plainNames[id]
  if (plain && isPlain(found.matched, found.ingredient, from)) return plain[to]
  // "Penne" is penne everywhere.
  const same = (names[to].synonyms ?? []).find((name) => fold(name) === fold(found.matched))
  if (same) return { ...names[to], one: same, many: same }
  const spoken = spokenNames[id]
  const isSpoken = [spoken?.[from]?.one, spoken?.[from]?.many].some(
    (name) => name !== undefined && isSame(name, found, from),
  )
  const { one, many } = names[from]
  const isExact = !isSpoken && (isSame(one, found, from) || isSame(many, found, from))
  return (isExact ? undefined : spoken?.[to]) ?? names[to]
}

function nameIn(found: Found, { amount, unit }: Measured, [from, to]: readonly [Language, Language]) {
  const { ingredient } = found
  const plural = isPlural(ingredient, amount, unit, to)
  const { one, many, gender } = namesOf(found, from, to)
  const part = unit && partGenders[unit]
  const agreement: Agreement = part
    ? { gender: part[to], plural: (amount ?? 0) > 1 }
    : { gender, plural: plural || (one === many && looksPlural(one, to)) }
  return { name: plural ? many : one, agreement }
}

/** "Salt and pepper", "butter or oil": foods and nothing else. */
function severalFoods(line: RecipeIngredient, from: Language, to: Language): string | null {
  const all = findIngredients(line.item, from, 'exact')
  if (all.length < 2 || all.some((found) => exactness(found, from) !== 'all')) return null
  if (all[0]?.start !== 0 || all.at(-1)?.end !== line.item.length) return null
  let text = ''
  for (const [place, found] of all.entries()) {
    const last = all[place - 1]
    if (last) {
      const between = line.item.slice(last.end, found.start)
      const word = /^\s*[,/]\s*$/.test(between) ? between.trim() : between.trim().toLowerCase()
      const joint = word === '&' ? 'and' : joints[from][word]
      if (joint) text += jointWords[to][joint]
      else if (word === ',' || word === '/') text += word === ',' ? ', ' : '/'
      else return null
    }
    text += nameIn(found, line, [from, to]).name
  }
  return text
}

function countedIn({ ingredient }: Found, { amount }: Measured, language: Language) {
  const plural = (amount ?? 2) > 1
  const [one, many] = countedNames[ingredient.id]?.[language] ?? ['', '']
  return { name: plural ? many : one, agreement: { gender: partGenders.clove?.[language] ?? 'm', plural } }
}

/** Amounts and sizes are written alike everywhere: "400 g", "70 %". */
const neutral = /^[\d\s.,/½¼¾×x–-]+(?:g|kg|ml|cl|dl|l|cm|mm|%|°C|°F)?$/u

/** A line of the list in another language. The amount and the unit are not touched. */
export function lineIn(line: RecipeIngredient, from: Language, to: Language): TranslatedLine {
  const { item, note } = line
  const asWritten: TranslatedLine = {
    item,
    note,
    isApproximate: false,
    written: { item: true, note: note !== null },
  }
  const food = readFood(item, from)
  if (!food) {
    const several = severalFoods(line, from, to)
    if (several === null) return asWritten
    const phrases = note === null ? null : readPhrases(note, from)
    return {
      item: several,
      note: phrases ? phrasesIn(phrases, to, { gender: 'm', plural: true }) : note,
      isApproximate: false,
      written: { item: false, note: note !== null && phrases === null },
    }
  }
  const { name, agreement } = food.isCounted
    ? countedIn(food.found, line, to)
    : nameIn(food.found, line, [from, to])
  const isNeutral = note !== null && neutral.test(note)
  const noted = note === null || isNeutral ? [] : readPhrases(note, from)
  // A line has one note: words from beside the food do not stand in another language than the rest of it.
  const isWhole = food.isWhole && (noted !== null || food.beside.length === 0)
  const said = phrasesIn([...(isWhole ? food.beside : []), ...(noted ?? [])], to, agreement)
  const isUncounted = line.unit === null && line.amount !== null && !food.found.ingredient.countable
  // Languages count such things in other ways: two sticks of cinnamon, a head of garlic.
  if (isUncounted && !food.isCounted && (!isWhole || food.found.ingredient.id in countedNames))
    return asWritten
  const title = isWhole ? name : `${name} (${item})`
  if (title.length > limits.recipe.ingredientNameMax || said.length > limits.recipe.ingredientNoteMax)
    return asWritten
  return {
    item: title,
    note:
      noted === null || (isNeutral && said === '')
        ? note
        : [said, ...(isNeutral ? [note] : [])].join(', ') || null,
    isApproximate: !isWhole,
    written: { item: false, note: noted === null },
  }
}
