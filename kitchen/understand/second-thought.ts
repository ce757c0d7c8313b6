import { mayMatch } from '../lexicon/may-match.ts'
import type { Language } from '#shared/constants/languages.ts'
import { readDishMentions } from './dish-mentions.ts'
import { readMentions } from './marks/read-mentions.ts'
import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('second-thought')

/** Words by which somebody takes back what they have just said and says something else. */
const turning = anyOf(lists('turning'))

const span = (text: string, at: number, end: number) =>
  text.slice(0, at) + ' '.repeat(end - at) + text.slice(end)

/** What was wished for before it was taken back is blanked; people, time, allergies and refusals stay. */
function withoutWishes(head: string, language: Language): string {
  const dishes = readDishMentions(head, language).filter(({ wanted }) => wanted)
  const foods = readMentions(head, language).filter(({ wanted }) => wanted)
  return [
    ...dishes.map(({ at, end }) => [at, end] as const),
    ...foods.map(({ start, end }) => [start, end] as const),
  ]
    .reduce((text, [at, end]) => span(text, at, end), head)
    .replace(/ {2,}/g, ' x ')
}

/** A turn (folded) in which somebody corrects themselves says only what they came to: "lasagne, no wait, moussaka". */
export function afterSecondThought(folded: string, language: Language): string {
  const found = mayMatch(turning, folded) ? turning.exec(folded) : null
  if (!found || found.index === 0) return folded
  const after = folded.slice(found.index + found[0].length)
  // "Actually no nuts" takes nothing back, it refuses.
  if (/(?:no|non|nein|nee?|na|nicht)$/.test(found[0]) && !/^\s*[,.;:!…–-]/.test(after)) return folded
  const head = folded.slice(0, found.index).replace(/[^a-z0-9]+$/, '')
  const rest = after.replace(/^[^a-z0-9]+/, '')
  const tail = afterSecondThought(rest, language)
  const saysDish = readDishMentions(tail, language).some(({ wanted }) => wanted)
  if (saysDish) return `${withoutWishes(head, language)} . ${tail}`
  const saysFood = readMentions(tail, language).some(({ wanted }) => wanted)
  if (!saysFood) return folded
  // Another filling for the same dish.
  const foods = readMentions(head, language).filter(({ wanted }) => wanted)
  const blanked = (all: typeof foods) =>
    all.reduce((text, { start, end }) => span(text, start, end), head).replace(/ {2,}/g, ' ')
  const named = readDishMentions(head, language)
  const plain = blanked(foods)
  const isStillNamed = named.length === 0 || readDishMentions(plain, language).length > 0
  const beside = foods.filter(({ start, end }) => !named.some((dish) => start < dish.end && end > dish.at))
  return `${isStillNamed ? plain : blanked(beside)}, ${tail}`
}
