import { languages, type Language } from '#shared/constants/languages.ts'
import { allergenNames } from '../lexicon/food-groups.ts'
import { findIngredients } from '../lexicon/find.ts'
import { advice, findKnown, findTerm, rescues } from './known.ts'
import { linesOf, readEntries } from './read-entries.ts'
import { fits, readRule, spaced, type Rule } from './words.ts'

/**
 * What a question may be about, in the order in which it is looked for: a question of two kinds is the first of them.
 * Three come from files of their own: what went wrong, advice on a step, a term of the trade.
 */
export const questionTypes = [
  'identity',
  'abilities',
  'eater',
  'price',
  'rescue',
  'calories',
  'menu',
  'next',
  'step',
  'oven',
  'ovenTemperature',
  'shoppingList',
  'tin',
  'portion',
  'measure',
  'ahead',
  'freezing',
  'reheating',
  'substitute',
  'keeping',
  'advice',
  'drink',
  'side',
  'temperature',
  'timing',
  'amount',
  'contains',
  'ingredients',
  'servings',
  'hard',
  'heat',
  'meaning',
  'totalTime',
] as const

export type QuestionType = (typeof questionTypes)[number]

const kept: readonly string[] = ['rescue', 'advice']

export interface Question {
  type: QuestionType
  /** Which rescue, advice or term. */
  key: string | null
  /** What it says, where that is known by heart. */
  answer: string | null
  /** The question as words with single spaces. */
  text: string
}

function readTypes(language: Language): ReadonlyMap<QuestionType, readonly Rule[]> {
  const found = new Map<QuestionType, Rule[]>()
  let current: Rule[] | null = null
  for (const { line, place } of linesOf(`questions.${language}.txt`)) {
    if (line === '') {
      current = null
      continue
    }
    if (current) {
      try {
        current.push(readRule(line))
      } catch (error) {
        throw new Error(`${place}: ${(error as Error).message}`, { cause: error })
      }
      continue
    }
    const type = questionTypes.find((each) => each === line)
    if (!type || kept.includes(type) || found.has(type)) throw new Error(`${place}: "${line}" is no type`)
    current = []
    found.set(type, current)
  }
  for (const type of questionTypes)
    if (!kept.includes(type) && (found.get(type) ?? []).length === 0)
      throw new Error(`questions.${language}.txt: no rule for "${type}"`)
  return found
}

const types: Readonly<Record<Language, ReadonlyMap<QuestionType, readonly Rule[]>>> = {
  en: readTypes('en'),
  fr: readTypes('fr'),
  es: readTypes('es'),
  de: readTypes('de'),
}

const ordinals: Readonly<Record<Language, readonly string[]>> = {
  en: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  fr: [
    'premiere',
    'deuxieme',
    'troisieme',
    'quatrieme',
    'cinquieme',
    'sixieme',
    'septieme',
    'huitieme',
    'neuvieme',
    'dixieme',
  ],
  es: [
    'primer|primero',
    'segundo',
    'tercer|tercero',
    'cuarto',
    'quinto',
    'sexto',
    'septimo',
    'octavo',
    'noveno',
    'decimo',
  ],
  de: [
    'ersten?',
    'zweiten?',
    'dritten?',
    'vierten?',
    'funften?',
    'sechsten?',
    'siebten?',
    'achten?',
    'neunten?',
    'zehnten?',
  ],
}

const units: Readonly<Record<Language, readonly string[]>> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  fr: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  es: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  de: ['eins', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwolf'],
}

const oneOf = (words: readonly string[]) => new RegExp(` (?:${words.join('|')})(?= )`, 'g')

const anyOrdinal: Readonly<Record<Language, RegExp>> = {
  en: oneOf(ordinals.en),
  fr: oneOf(ordinals.fr),
  es: oneOf(ordinals.es),
  de: oneOf(ordinals.de),
}

/** The place of the first word of a list that a text holds, 0 for none; "a|b" are two forms of one word. */
const placeIn = (list: readonly string[], text: string) =>
  list.findIndex((forms) =>
    forms.split('|').some((form) => {
      const ending = form.endsWith('n?')
      const stem = ending ? form.slice(0, -2) : form
      return text.includes(` ${stem} `) || (ending && text.includes(` ${stem}n `))
    }),
  ) + 1

/** The numbers of a spaced text, in figures and, from one to twelve, in words; none for an article. */
export function numbersIn(text: string, language: Language): number[] {
  const figures = (text.match(/\d+(?: \d(?= ))?/g) ?? []).map((each) => Number(each.split(' ')[0]))
  const word = placeIn(units[language], text)
  return figures.length > 0 ? figures : word > 1 || (word === 1 && language !== 'fr') ? [word] : []
}

/** "The third step": 3; 0 when no place is named. */
export const ordinalIn = (text: string, language: Language): number => placeIn(ordinals[language], text)

/** "Gluten-free", "sans noix", "vegan": what a dish is asked to be. */
export const freeWords =
  /(?:gluten|lactose|lactosa|laktose|dairy|nut|egg|sugar|milk|alcohol) free|glutenfrei|laktosefrei|alkoholfrei|nussfrei|zuckerfrei| (?:sans|sin) (?:gluten|lactos[ea]|noix|nueces|sucre|azucar|lait|leche|huevos?|oeufs?|alcool|alcohol|arachides|cacahuetes?|frutos secos) | ohne (?:gluten|laktose|nusse|zucker|milch|ei|eier|alkohol) | (?:vegan|vegane|vegano|vegana|vegetarian|vegetarisch|vegetarien|vegetarienne|vegetariano|vegetariana|halal|kosher|casher|koscher|koscheres) /

const allergenPatterns = allergenNames.map(([, words]) => new RegExp(words.source))

/** German compounds may arrive in two words: "Käse Kuchen" is looked for as "Käsekuchen" too. */
function withCompounds(text: string): string {
  const words = text.match(/[a-z]+/g) ?? []
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`)
  return `${text}${pairs.map((each) => ` ${each} `).join('')}`
}

/** Reads one question; null when none of its kinds is known. `asked` when it has the form of a question. */
export function recognise(
  sentence: string,
  language: Language,
  asked = true,
  among: readonly QuestionType[] = questionTypes,
): Question | null {
  const text = language === 'de' ? withCompounds(spaced(sentence)) : spaced(sentence)
  let named: ReturnType<typeof findTerm> | undefined
  const term = () => (named === undefined ? (named = findTerm(text, language)) : named)
  let foods: number | null = null
  const masked = text.replace(/ \d+\S*(?= )/g, ' <number>').replace(anyOrdinal[language], ' <ordinal>')
  const slots = (name: string): boolean => {
    switch (name) {
      case 'food':
        foods ??= findIngredients(sentence, language).length
        return foods > 0
      case 'number':
        return numbersIn(text, language).length > 0
      case 'size':
        return / \d{2} ?x ?\d{2} /.test(text)
      case 'term':
        return term() !== null
      case 'short':
        return asked && term()?.whole === true
      case 'asked':
        return asked
      case 'allergen':
        return allergenPatterns.some((words) => words.test(text))
      case 'free':
        return freeWords.test(text)
      default:
        throw new Error(`<${name}> stands for nothing`)
    }
  }
  const searched = `${text}${masked === text ? '' : masked}`
  for (const type of among) {
    if (type === 'rescue' || type === 'advice') {
      const found = findKnown(type === 'rescue' ? rescues : advice, text, language, slots)
      if (found) return { type, key: found.key, answer: found.answer, text }
    } else if ((types[language].get(type) ?? []).some((rule) => fits(rule, searched, slots))) {
      const meant = type === 'meaning' ? term() : null
      return { type, key: meant?.key ?? null, answer: meant?.answer ?? null, text }
    }
  }
  return null
}

/** The same in the language of the turn or, where that says nothing, in another: short questions hide theirs. */
export function recogniseAny(sentence: string, language: Language, asked = true): Question | null {
  const own = recognise(sentence, language, asked)
  if (own) return own
  for (const other of languages) {
    const found = other === language ? null : recognise(sentence, other, asked)
    if (found && (found.type === 'identity' || found.type === 'rescue')) return found
  }
  return null
}

/** Said without the form of a question, these ask all the same: "my gravy is lumpy", "the shopping list, please". */
const toldTypes: readonly QuestionType[] = ['identity', 'rescue', 'menu', 'shoppingList', 'step', 'tin']
const toldWithoutDish: readonly QuestionType[] = ['identity', 'rescue']

/** With a question mark these are never a wish for the dish. */
const markedTypes: readonly QuestionType[] = [
  ...toldTypes,
  'calories',
  'eater',
  'portion',
  'measure',
  'oven',
  'keeping',
  'ahead',
  'drink',
  'advice',
  'temperature',
]

/** "Remplacer la crème ?" asks what by; with a target it wishes. */
const replaced = / (?:with|by|par|por|con|durch|mit) /

const [told] = readEntries('told.txt')
if (!told) throw new Error('told.txt: no entry')

/** What a sentence must hold to tell of a mishap when it does not ask. */
const mishap: Readonly<Record<Language, Rule>> = {
  en: readRule(told.text.en),
  fr: readRule(told.text.fr),
  es: readRule(told.text.es),
  de: readRule(told.text.de),
}

const isTold = (found: Question | null, language: Language, onTable: boolean): boolean =>
  found !== null &&
  (onTable ? toldTypes : toldWithoutDish).includes(found.type) &&
  (found.type !== 'rescue' || fits(mishap[language], found.text))

const isShort = (sentence: string) => sentence.trim().split(/\s+/).length <= 16

/** Whether a sentence that has not the form of a question asks all the same. */
export const isToldQuestion = (sentence: string, language: Language): boolean =>
  isShort(sentence) && isTold(recognise(sentence, language, false, toldTypes), language, true)

/** Whether a sentence of any language asks something that the kitchen answers. */
export function asksForKnowledge(sentence: string, onTable: boolean): boolean {
  if (!isShort(sentence)) return false
  const marked = /[?¿]/.test(sentence)
  return languages.some((language) => {
    const found = recognise(sentence, language, marked, marked ? questionTypes : toldTypes)
    if (found === null) return false
    if (isTold(found, language, onTable)) return true
    if (!marked || !onTable) return false
    return (
      markedTypes.includes(found.type) || (found.type === 'substitute' && !replaced.test(spaced(sentence)))
    )
  })
}
