import type { Wishes } from '../safety/wishes/wishes.ts'
import { fold } from '../lexicon/text/fold.ts'
import { tasteWords } from './cues.ts'
import { inEach } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const open = inEach(wordLists('open-wish')('open'))

/** What narrows it down without naming a food: how it tastes, how long it takes, for how many it is. */
const isNarrowed = ({ tastes, minutes, servings, ahead }: Wishes): boolean =>
  tastes.length > 0 || minutes !== null || servings !== null || ahead !== null

const isTaste = (name: string): boolean => tasteWords.some(([, words]) => words.test(name))

/**
 * "Something cosy", "algo de 15 minutos", "je dois nourrir 3 ados": any dish is wanted that is so. What stands before that in
 * the turn names no dish, and a taste names none either.
 */
export function openWish(said: string, wishes: Wishes): Wishes | null {
  const found = open[wishes.language].exec(said)
  if (!found || !isNarrowed(wishes)) return null
  const { unknown } = wishes
  if (unknown === null) return wishes
  const name = fold(unknown)
  const at = said.indexOf(name)
  return isTaste(name) || (at >= 0 && at < found.index) ? { ...wishes, unknown: null } : null
}
