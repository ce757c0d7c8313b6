import type { Language } from '#shared/constants/languages.ts'
import type { Occasion } from '../safety/wishes/wishes.ts'
import { isNegated } from '../lexicon/text/negated.ts'
import { inEach } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('occasions')
const occasions = ['breakfast', 'snack', 'lunchbox', 'party'] as const
const words = occasions.map((occasion) => ({ occasion, said: inEach(lists(occasion)) }))

/** For what somebody cooks, where a turn (folded) says it: "something for breakfast". */
export function occasionIn(folded: string, language: Language): Occasion | null {
  const found = words.find(({ said }) => {
    const match = said[language].exec(folded)
    return match !== null && !isNegated(folded, match.index)
  })
  return found?.occasion ?? null
}
