import { readBack } from './recipe-reading.ts'
import type { Question } from './recognise.ts'
import { aboutChef, type Table } from './table.ts'

/** What of the chef's abilities a question may be about, in the order in which it is answered. */
const subjects = [
  [
    'list',
    / (?:shopping list\w*|grocery list\w*|listes? des? courses|lista de (?:la )?compras?|einkaufsliste\w*|einkaufszettel|einkaufen soll|(?:should|to) buy|acheter|comprar) /,
  ],
  [
    'memory',
    / (?:remember\w*|last time we|souviens|souvenez|rappell\w*|recuerdas|acuerdas|erinnerst|weisst du (?:noch|wer)|gemerkt) /,
  ],
  ['price', / (?:prices?|costs?|prix|coute\w*|precios?|cuesta\w*|kostet|kosten|preise?) /],
  [
    'internet',
    / (?:internet|online|google|wifi|wlan|web|look up|en ligne|en linea|connecte\w*|conectad\w*) /,
  ],
] as const

const partsOf = (text: string) => subjects.filter(([, words]) => words.test(text)).map(([key]) => key)

/** What it is, and whatever of its abilities is asked with that. */
export const identityAnd = ({ text }: Question, { language }: Table): string =>
  ['identity', ...partsOf(text)].map((key) => aboutChef(key, language)).join(' ')

/** What the chef can and cannot do, of that only which was asked; a list where there is a dish to buy for. */
export function abilitiesOf({ text }: Question, table: Table): string {
  const { language, dish } = table
  const parts = partsOf(text)
  if (parts.length === 0) return aboutChef('abilities', language)
  return parts.map((key) => ownList(key, dish && { ...table, dish }) ?? aboutChef(key, language)).join(' ')
}

const ownList = (key: string, table: Parameters<typeof readBack>[1] | null): string | null =>
  key === 'list' && table
    ? readBack({ type: 'shoppingList', key: null, answer: null, text: '' }, table)
    : null
