import { isAllowed } from '../safety/wishes/allowed.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { noWishes, type Wishes } from '../safety/wishes/wishes.ts'
import { readEntries } from './read-entries.ts'
import { foodsIn, plainList, type Table } from './table.ts'
import { filled } from '../render/words.ts'
import { fits, readRule } from './words.ts'
import { numbersIn } from './numbers.ts'
import type { Question } from './recognise.ts'

const keys = ['dog', 'cat', 'pregnant', 'infant', 'child'] as const
type Eater = (typeof keys)[number]

const split = (line: string, place: string) => {
  const [words, out, fine, rule, more] = line.split(' | ')
  if (!words || !out || !fine || !rule || more) throw new Error(`${place}: no "words | out | fine | rule"`)
  return { asks: readRule(words), out, fine, rule }
}

const eaters = readEntries('eaters.txt').map(({ key, text, place }) => {
  const eater = keys.find((each) => each === key)
  if (!eater) throw new Error(`${place}: "${key}" is nobody`)
  const lines = {
    en: split(text.en, place),
    fr: split(text.fr, place),
    es: split(text.es, place),
    de: split(text.de, place),
  }
  return { key: eater, lines }
})

const poisonousToPets =
  /onion|garlic|shallot|^leek$|^chive$|chocolate|^cocoa|^grape$|^raisin$|macadamia|^avocado$|^coffee$|tea$|^nutmeg$|erythritol|^creme-de-cacao$/

/** Whether somebody must not have a food, by the same facts that keep it out of their dishes. */
function isOut(food: Ingredient, eater: Eater, language: Wishes['language']): boolean {
  if (eater === 'dog' || eater === 'cat')
    return (
      poisonousToPets.test(food.id) ||
      food.alcohol === true ||
      food.category === 'spirit' ||
      (eater === 'cat' && food.lactose === true) ||
      food.category === 'sausage' ||
      food.id === 'salt' ||
      food.id === 'soy-sauce'
    )
  const own: Wishes = {
    ...noWishes(language),
    pregnant: eater === 'pregnant',
    infant: eater === 'infant',
    toddler: eater === 'child',
    child: eater === 'child',
  }
  return !isAllowed(food, own)
}

/** What stands that somebody whom a question names must not have: nobody is told that it is made without. Null for nothing. */
export function standsNotFor(
  eating: Partial<Record<Eater, unknown>>,
  { language, dish }: Table,
): string | null {
  const key = keys.find((each) => eating[each] === true)
  const lines = eaters.find((each) => each.key === key)?.lines[language]
  const foods = dish?.plan.parts.map(({ ingredient }) => ingredient) ?? []
  const out = key ? foods.filter((food) => isOut(food, key, language)) : []
  return lines && out.length > 0
    ? `${filled(lines.out, { list: plainList(out, language) })} ${lines.rule}`
    : null
}

const underOne = / (?:\d+|[a-z]+) (?:months?|mois|mes|meses|monate?n?) /
const inMonths = (text: string, language: Wishes['language']): number | null =>
  underOne.test(text) ? (numbersIn(text, language)[0] ?? null) : null

/** May a pregnant person, a baby, a small child, a dog or a cat have it: of the foods named, or of the whole dish. */
export function mayEat({ text }: Question, { language, dish }: Table): string {
  const months = inMonths(text, language)
  const named = eaters.find(({ lines }) => fits(lines[language].asks, text))
  const key: Eater = months !== null && months >= 12 ? 'child' : (named?.key ?? 'child')
  const lines = eaters.find((each) => each.key === key)?.lines[language]
  if (!lines) throw new Error(`eaters.txt: no "${key}"`)
  const asked = foodsIn(text, language)
  const foods = asked.length > 0 ? asked : (dish?.plan.parts.map(({ ingredient }) => ingredient) ?? [])
  const out = [...new Set(foods.filter((food) => isOut(food, key, language)))]
  if (foods.length === 0 || (key === 'infant' && months !== null && months < 6)) return lines.rule
  if (out.length > 0) return `${filled(lines.out, { list: plainList(out, language) })} ${lines.rule}`
  // What is cooked through and what stays raw is in the steps, so people always get the rule as well.
  return `${lines.fine} ${lines.rule}`
}
