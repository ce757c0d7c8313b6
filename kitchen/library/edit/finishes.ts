import { readFileSync } from 'node:fs'
import { languages } from '#shared/constants/languages.ts'
import { isCookedBefore } from '../../lexicon/facts.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { lazily } from '../../lexicon/lazily.ts'
import type { Phrase } from '../steps/phrase.ts'
import { inEach } from './step-text.ts'

/** Where it is done: over the finished dish, boiled in a pot of its own, or fried or warmed in a pan of its own. */
const places = ['over', 'beside', 'pan'] as const
type FinishPlace = (typeof places)[number]

interface Finish {
  place: FinishPlace
  categories: readonly string[]
  text: Phrase
}

const paragraphs = lazily(() =>
  readFileSync(new URL('finishes.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n\n'),
)

/** Foods that are never cooked by themselves. */
const notByThemselves = lazily(
  () => new Set(paragraphs().flatMap((each) => (each.startsWith('never ') ? each.split(' ').slice(1) : []))),
)

/** How what is scattered or poured over a dish at the end is said. */
const finishes = lazily((): readonly Finish[] =>
  paragraphs()
    .filter((paragraph) => !/^(?:#|never )/.test(paragraph))
    .map((paragraph) => {
      const [head = '', ...own] = paragraph.split('\n')
      const texts = languages.map((language) => own.find((line) => line.startsWith(`${language} `))?.slice(3))
      const [en, fr, es, de] = texts
      if (!en || !fr || !es || !de)
        throw new Error(`finishes.txt: "${head}" is not said in each of the four languages`)
      const [first, ...others] = head.split(' ')
      const place = places.find((each) => each === first)
      return {
        place: place ?? 'over',
        categories: place ? others : head.split(' '),
        text: { en, fr, es, de },
      }
    }),
)

/** In minutes. */
const longestBeside = 45

const sentenceFor = (food: Ingredient, place: FinishPlace): Phrase | null =>
  finishes().find(
    (each) =>
      each.place === place && (each.categories.includes(food.category) || each.categories.includes(food.id)),
  )?.text ?? null

const saying = (text: Phrase | null, { id }: Ingredient) =>
  text && inEach(text, (words) => words.replaceAll('{x', `{${id}`))

/** The sentence by which a food is cooked by itself and served with the dish; null for one that never is. */
export function besideFor(food: Ingredient): { text: Phrase; boils: boolean } | null {
  // What was cooked before is heated through in the dish, not browned beside it.
  if (isCookedBefore(food)) return null
  // What has to stew for hours is a dish of its own.
  if (food.minutes > longestBeside) return null
  // Dry lentils and beans are cooked as long as their recipe says.
  if (notByThemselves().has(food.id) || (food.category === 'legume' && food.minutes > 8)) return null
  const boiled = saying(sentenceFor(food, 'beside'), food)
  const text = boiled ?? saying(sentenceFor(food, 'pan'), food)
  return text && { text, boils: boiled !== null }
}

/** The sentence by which a food comes over the finished dish; null for one that has to be cooked, or that nobody scatters. */
export function finishFor(food: Ingredient): Phrase | null {
  const text = sentenceFor(food, 'over')
  if (!text || food.core !== undefined || (food.minutes > 6 && food.category !== 'cheese')) return null
  return saying(text, food)
}
