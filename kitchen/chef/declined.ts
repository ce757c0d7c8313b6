import type { Language } from '#shared/constants/languages.ts'
import { entryById } from '../library/index.ts'
import { spacedName } from '../library/entry.ts'
import type { Draft } from '../library/edit/index.ts'
import { keysIn, wordsIn } from './ideas.ts'

/** So many words beside the name say no more than that it is not wanted: "no soup, thank you very much". */
const mostBeside = 4
const isLong = (word: string) => word.length >= 4

const namesOf = ({ base }: Draft): Set<string> => {
  const names = Object.values(entryById(base)?.names ?? {})
  return new Set(names.flatMap((name) => wordsIn(spacedName(name))).filter(isLong))
}

/** "Soups" is "soup", and "Croissant" is "croissants". */
const isNamed = (word: string, names: ReadonlySet<string>): boolean =>
  isLong(word) && [...names].some((name) => name.startsWith(word) || word.startsWith(name))

/**
 * A turn without the clauses that decline what was offered: "No soup, thank you. What goes beside it?" is the question alone. What
 * they name is neither wished for nor, later on, unwanted. The whole turn where it declines nothing.
 */
export function withoutDeclined(content: string, offered: Draft | null, language: Language): string {
  if (!offered) return content
  const names = namesOf(offered)
  const clauses = content.match(/[^.,;:!?¡¿…\n]+[.,;:!?¡¿…\n]*/gu) ?? []
  const kinds = clauses.map((clause) => {
    const words = wordsIn(clause)
    const isNo = keysIn(clause, language).includes('no')
    const beside = words.filter((word) => !isNamed(word, names))
    if (isNo && (words.length <= 2 || (beside.length < words.length && beside.length <= mostBeside)))
      return 'declined'
    return words.length > 0 && beside.length === 0 ? 'named' : 'other'
  })
  if (!kinds.includes('declined')) return content
  return clauses
    .filter((_, at) => kinds[at] === 'other')
    .join('')
    .trim()
}
