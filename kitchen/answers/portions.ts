import { spaced } from './words.ts'
import { foodsOf, foodsIn, frame, plainList, aboutChef, type Table } from './table.ts'
import { numbersIn } from './numbers.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Question } from './recognise.ts'
import { readEntries } from './read-entries.ts'

const portions = readEntries('portions.txt').map((entry) => {
  const [, amount, unit, ids] = /^(\d+) (g|ml) (.+)$/.exec(entry.rest) ?? []
  if (!amount || !unit || !ids) throw new Error(`${entry.place}: no "amount unit foods"`)
  return { amount: Number(amount), unit, text: entry.text, foods: foodsOf({ ...entry, rest: ids }) }
})

/** Kinds of food that are no single food. */
const kinds: readonly (readonly [words: RegExp, id: string])[] = [
  [/ (?:semoule|semola|couscous|cuscus) /, 'couscous'],
  [/ (?:pasta|pates|nudeln|noodles|fideos|nouilles) /, 'short-pasta'],
  [/ (?:meat|viande|carne|fleisch|braten|roast|roti) /, 'beef-steak'],
  [/ (?:fish|poisson|pescado|fisch) /, 'cod'],
  [/ (?:vegetables|veg|legumes|verduras?|gemuse) /, 'carrot'],
  [/ (?:salad|salade|ensalada|salat|blattsalat) /, 'lettuce'],
  [/ (?:soup|soupe|sopa|suppe) /, 'vegetable-stock'],
  [/ (?:cheese|fromage|queso|kase|raclette|fondue) /, 'cheese'],
  [/ (?:bread|pain|pan|brot) /, 'country-bread'],
  [/ (?:wine|vin|vino|wein) /, 'white-wine'],
  [/ (?:beans|haricots secs|legumbres|lentils|lentilles|lentejas|linsen) /, 'green-lentil'],
]

const measured = (amount: number, unit: string, language: Table['language']) => {
  const large = amount >= 1000
  const text = String(large ? Math.round(amount / 100) / 10 : amount)
  const name = large ? (unit === 'g' ? 'kg' : 'l') : unit
  return `${language === 'en' ? text : text.replace('.', ',')} ${name}`
}

const gramsServed = ({ serving: { amount, unit }, grams }: Ingredient): number =>
  Math.round((unit === 'g' ? amount : amount * (grams[unit ?? 'piece'] ?? 0)) / 10) * 10

/** How much of a food one person eats, and what that makes for as many as the question names. */
export function portionOf({ text }: Question, { language, dish }: Table): string {
  const words = spaced(text)
  const ids = [
    ...foodsIn(text, language).map(({ id }) => id),
    ...kinds.filter(([pattern]) => pattern.test(words)).map(([, id]) => id),
  ]
  const found = ids.flatMap(
    (id) => portions.find(({ foods }) => foods.some((each) => each.id === id)) ?? [],
  )[0]
  const served = foodsIn(text, language).find((food) => gramsServed(food) >= 30)
  if (!found && !served) return ids.length === 0 && dish ? '' : aboutChef('unknown', language)
  const { amount, unit } = found ?? { amount: served ? gramsServed(served) : 0, unit: 'g' }
  const [count] = numbersIn(words, language)
  const said = measured(amount, unit, language)
  const own = found
    ? found.text[language].replace('{amount}', said)
    : frame('portion-of', language, { amount: said, food: served ? plainList([served], language) : '' })
  if (!count || count < 2 || count > 200) return own
  const total = measured(amount * count, unit, language)
  return `${own} ${frame('for-n', language, { n: count, total })}`
}
