import { matches } from '../lexicon/may-match.ts'
import { anyOf, anyFree } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('use-up')

/** "What can I make of it", "zu verbrauchen": what is there decides what is cooked, and little is bought for it. */
const usingUp = anyOf(lists('using-up'))

/** "I have", said of food and of nothing else that one has. */
const having = anyOf(lists('having'))

/** A turn that begins with a quantity or a state of food and wishes for nothing: a list of what is there. */
const listing =
  /^\W*(?:(?:an?|the|some|one|half|two|three|four|\d+|une?|des|du|deux|trois|demi|quelques|una?s?|unos|dos|tres|medi[oa]|eine?n?|halbe[nrs]?|zwei|drei|vier|paar) )*(?:frozen|tinned|leftover|half|tins?|cans?|packs?|packets?|pouch|bags?|jars?|boites?|bocal|sachets?|paquets?|paves?|demi-?|latas?|botes?|paquetes?|bolsas?|masa|dosen?|packung|pack|beutel|glas|gefrorene[nrs]?|tk-?|fertige[nrs]?|vakuumierte[nrs]?|rest|bisschen|(?:an?|\d|two|three|half|demi|medi[oa]|une?|deux|trois|una?|dos|tres|eine?n?|zwei|drei|halbe[nrs]?) [a-z]+)(?![a-z])/
const wishing = anyFree(lists('wishing'))

/** True of a bare list of foods: "a leek, two carrots and a tin of beans". */
export const isListOfFoods = (folded: string): boolean => listing.test(folded) && !wishing.test(folded)

const onlyThese = anyOf(lists('only-these'))

/** True where what was named is all there is. */
export const saysAll = (folded: string): boolean => matches(onlyThese, folded)

/** True where a turn tells of what is there, so that the dish is made of it; "there are six of us" is no food. */
export const usesUp = (folded: string, namesFood = true): boolean =>
  matches(usingUp, folded) || (namesFood && matches(having, folded))

const plenty = anyOf(lists('plenty'))
const plentyAtEnd = new RegExp(`${plenty.source}(?: [a-z]+)? ?$`)
const plentyBehind =
  /^ ?-?(?:schwemme|flut|glut|ernte|uberschuss|ohne ende|en masse|galore|coming out of|en pagaille|a ne (?:plus|pas) savoir|a montones|para dar y (?:tomar|vender|regalar))/

/** Whether there is more than enough of a food that stands here: "a glut of courgettes", "Zucchinischwemme". */
export const isPlenty = (folded: string, { start, end }: { start: number; end: number }): boolean =>
  matches(plentyAtEnd, folded.slice(Math.max(0, start - 40), start)) || plentyBehind.test(folded.slice(end))
