import { findIngredients } from '../lexicon/find.ts'
import { readDishMentions } from './dish-mentions.ts'
import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'
import { foodOf } from '../lexicon/text/german-allergies.ts'

const longWord = /(?<![a-z])[a-z]{8,}(?![a-z])/g
const shortestHead = 4
const shortestTail = 3

/** "Spätzlepresse" ends in a tool, and names no Spätzle. */
const toolTails = anyOf(wordLists('german-heads')('tools'))

const isNamed = (word: string) =>
  findIngredients(word, 'de', 'exact').length > 0 || readDishMentions(word, 'de').length > 0

/** "Erdnussstaub" as "erdnuss staub": what a long word begins with, if that is a food and the whole names neither food nor dish. */
export const withHeadsApart = (folded: string): string =>
  folded.replace(longWord, (word) => {
    for (let end = word.length - shortestTail; end >= shortestHead; end -= 1)
      if (foodOf(word.slice(0, end)) !== null)
        return isNamed(word) || toolTails.test(word.slice(end))
          ? word
          : `${word.slice(0, end)} ${word.slice(end)}`
    return word
  })
