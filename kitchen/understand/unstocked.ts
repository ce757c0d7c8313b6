import { matchesOf } from '../lexicon/may-match.ts'
import { findIngredients } from '../lexicon/find.ts'
import type { Language } from '#shared/constants/languages.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { readDishMentions } from './dish-mentions.ts'
import { isNegated } from '../lexicon/text/negated.ts'
import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('unstocked')

/** Good things that are sold but that this larder does not keep, and what comes closest to each. */
const rarer: readonly (readonly [standIn: string, words: RegExp])[] = [
  ['chicken-thigh', anyOf(lists('like-chicken-thigh'), 'g')],
  ['stewing-beef', anyOf(lists('like-stewing-beef'), 'g')],
  ['pork-sausage', anyOf(lists('like-pork-sausage'), 'g')],
  ['white-fish', anyOf(lists('like-white-fish'), 'g')],
  ['mussel', anyOf(lists('like-mussel'), 'g')],
]

/** Of these too, but nothing comes close. */
const without = anyOf(lists('without'), 'g')

interface Rare {
  word: string
  at: number
  standIn: string | null
}

function rareIn(folded: string): Rare[] {
  const of = (words: RegExp, standIn: string | null) =>
    matchesOf(words, folded).flatMap(({ 0: word, index }) =>
      findIngredients(word, 'any', 'exact').length === 0 && !isNegated(folded, index)
        ? [{ word, at: index, standIn }]
        : [],
    )
  return [...rarer.flatMap(([id, words]) => of(words, id)), ...of(without, null)]
}

/** Every rare thing a turn names, in the guest's own words, once, and what stands in for it. */
export function unstocked(folded: string): readonly { name: string; standIn: string | null }[] {
  const found = rareIn(folded).map(({ word, standIn }) => ({ name: word, standIn }))
  return [...new Map(found.map((each) => [each.name, each])).values()]
}

/** A text in which what the larder keeps stands for what it does not: chicken for the pheasant. */
export function withStandIns(folded: string, language: Language): string {
  const dishes = readDishMentions(folded, language)
  return rareIn(folded)
    .filter(({ at: place }) => !dishes.some(({ at, end }) => at <= place && end > place))
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { word, at, standIn }) => {
      const name = standIn ? findIngredientById(standIn)?.names[language].one : undefined
      return name ? `${text.slice(0, at)}${name}${text.slice(at + word.length)}` : text
    }, folded)
}
