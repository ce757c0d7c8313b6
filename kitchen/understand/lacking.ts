import { readFileSync } from 'node:fs'
import type { Language } from '#shared/constants/languages.ts'
import { remembering } from '../lexicon/remembering.ts'
import { fold } from '../lexicon/text/fold.ts'
import { itemsOf, type Item } from './marks/items.ts'
import { longestMark, readMarks, type Branch } from './marks/mark-file.ts'
import { placesOf } from './marks/read-mentions.ts'
import { wordsOf } from './marks/words.ts'
import { spansOf } from './mentions.ts'

const read = new Map<Language, Branch>()

/** The ways of a language to say that something is not there, read when it is first spoken. */
function waysOf(language: Language): Branch {
  const known = read.get(language)
  if (known) return known
  const file = `lacking.${language}.txt`
  const ways = readMarks(readFileSync(new URL(`marks/${file}`, import.meta.url), 'utf8'), file)
  read.set(language, ways)
  return ways
}

const saysSo = ({ kind, text }: Item, language: Language) =>
  (kind === 'refuse' || kind === 'refused') && longestMark(waysOf(language), wordsOf(text), 0) !== null

/** What may stand beside it: no question, no wish, and nothing told of others. */
const plain: ReadonlySet<Item['kind']> = new Set(['place', 'small', 'and', 'comma', 'stop', 'lead', 'with'])

/** Where it is not: "no bacon in the house". */
const strangersAllowed = 2

/** A plain "no" tells of what is not there where the place or the rest is named behind it: "no eggs in the house", "kein Ei da". */
const notAtHome =
  /(?:in (?:the|my) (?:house|fridge|cupboard|pantry|larder|freezer|shop)|in stock|at home|left|im (?:haus|kuhlschrank|schrank|vorrat|laden)|da|mehr|ubrig|zuhause|zu hause|daheim|en (?:casa|la nevera|la despensa|el frigo)|a la maison|au frigo|dans (?:le frigo|le placard)|chez moi|en stock)\W*$/

/** Whether a part of a turn says that some food is not there and nothing besides: "hab keinen Speck gefunden". */
export const tellsLacking = remembering(200, (text: string, language: Language): boolean => {
  const folded = fold(text)
  if (/\?/.test(text)) return false
  const places = placesOf(spansOf(folded, language))
  if (places.length === 0) return false
  const items = itemsOf(folded, language, places)
  const others = items.filter((item) => !plain.has(item.kind) && !saysSo(item, language))
  return (
    items.some((item) => saysSo(item, language)) &&
    others.length <= strangersAllowed &&
    others.every(({ kind }) => kind === 'word' || kind === 'have' || kind === 'refuse')
  )
})

/** The same of a plain "no", beside a recipe that stands; before there is one it may keep an allergen out of all that comes. */
export const lacksAtHome = (text: string, language: Language): boolean => {
  const folded = fold(text)
  if (/\?/.test(text) || !notAtHome.test(folded)) return false
  const places = placesOf(spansOf(folded, language))
  return places.length > 0 && itemsOf(folded, language, places).some(({ kind }) => kind === 'refuse')
}

/** The parts of a turn (folded) that say that some food is not there. */
export const lackingIn = (text: string, language: Language): string =>
  text
    .split(/(?<=[.!?;,\n])/)
    .filter((part) => tellsLacking(part, language))
    .map(fold)
    .join(' ')
