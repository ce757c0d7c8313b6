import { plainText, type Block } from '../blocks.ts'
import { itemsAtMost, partOf, type ShownLists } from './lines.ts'
import { amountFirst, isAmount } from './no-lines.ts'
import { stepsAfter } from './steps.ts'

/** Lists of a recipe that stand elsewhere on the page than the one that is read. */

/** The blocks right around one that belong to its list, and the block after the last of them. */
function listAt(blocks: readonly Block[], at: number): { items: readonly Block[]; end: number } {
  const list = blocks[at]?.list
  if (!list) return { items: [], end: at }
  const isOfList = (place: number) => blocks[place]?.list === list
  let [from, end] = [at, at + 1]
  while (isOfList(from - 1)) from -= 1
  while (isOfList(end)) end += 1
  return { items: blocks.slice(from, end), end }
}

/** What boxes of a meal leave to whom they are sent. */
const ofHome =
  /^(?:(?:from|in) your (?:own )?(?:kitchen|pantry)|(?:dans|de) (?:votre|ta) (?:cuisine|réserve)|(?:aus|in) (?:der|deiner|ihrer) (?:eigenen )?(?:küche|vorratskammer)|(?:de|en) (?:tu|su) (?:cocina|despensa))\s*:?$/iu

/** With the list of what one takes from the own kitchen, which may stand far below the list of what is sent. */
export function withLinesOfHome(blocks: readonly Block[], lists: ShownLists | null): ShownLists | null {
  const at = blocks.findIndex(({ text }) => ofHome.test(text))
  if (!lists || at < 0) return lists
  const heading = `${(blocks[at]?.text ?? '').replace(/\s*:$/, '')}:`
  const lines = listAt(blocks, at + 1).items.map(({ text }) => text)
  const isKnown = lists.ingredients.includes(heading)
  return isKnown || lines.length === 0
    ? lists
    : { ...lists, ingredients: [...lists.ingredients, heading, ...lines] }
}

/** "Lemon vinaigrette (recipe follows)" and "Lemon vinaigrette (makes a cup)" have one name. */
const nameOf = (text: string) => plainText(text.replace(/\([^()]*\)/g, ' '))
/** Shorter names say too little. */
const nameAtLeast = 5

/**
 * Some pages tell machines no more than the last of their lists, which is of a part: "Lemon vinaigrette", of which the list
 * above says "recipe follows". That list, and its steps.
 */
export function mainPart(
  blocks: readonly Block[],
  told: readonly string[],
): { heading: string; ingredients: string[]; steps: string[] } | null {
  const keys = told.map(plainText)
  const from = blocks.findIndex((block) => block.list !== null && plainText(block.text) === keys[0])
  const heading = blocks[from - 1]
  if (!heading || heading.list !== null || heading.text.length > 100) return null
  const name = nameOf(heading.text)
  const isNone = name.length < nameAtLeast || partOf(heading) !== null || amountFirst.test(heading.text)
  if (isNone || keys.some((key, place) => plainText(blocks[from + place]?.text ?? '') !== key)) return null
  const at = blocks.findLastIndex(
    ({ text, list, isBeside }, place) =>
      place < from - 1 &&
      place > from - itemsAtMost &&
      list !== null &&
      !isBeside &&
      nameOf(text).endsWith(name),
  )
  const { items, end } = listAt(blocks, at)
  if (end >= from || items.filter(isAmount).length < 2) return null
  return {
    heading: heading.text.replace(/\s*:$/, ''),
    ingredients: items.map(({ text }) => text),
    steps: stepsAfter(blocks.slice(0, from - 1), end),
  }
}
