import type { Language } from '#shared/constants/languages.ts'
import { isAllowed } from '../cook/allowed.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { isTool } from './equipment.ts'
import { fold } from './fold.ts'
import { itemsOf, type Item } from './marks/items.ts'
import { placesOf, readMeanings } from './marks/read-mentions.ts'
import { spansOf } from './mentions.ts'
import { namesIn, unfamiliarWords } from './ordinary/unfamiliar.ts'
import { takenForGranted } from './merge-food.ts'
import type { Wishes } from './wishes.ts'

/** The words of a text that read so once they are folded, as they were written. */
function asWritten(text: string, folded: string): string {
  const words = [...text.matchAll(/[\p{L}\p{N}'’-]+/gu)]
  const count = folded.split(' ').length
  for (let at = 0; at + count <= words.length; at += 1) {
    const end = words[at + count - 1]
    const piece = text.slice(words[at]?.index ?? 0, (end?.index ?? 0) + (end?.[0].length ?? 0))
    if (fold(piece) === folded) return piece
  }
  return folded
}

const naming: ReadonlySet<Item['kind']> = new Set(['want', 'have', 'refuse', 'allergy'])

/** What stands right behind a mark of wishing or refusing and is no food: the rest of the words up to the next mark. */
function strangeNames(said: string, language: Language, names: ReadonlySet<string>): string[] {
  const items = itemsOf(said, language, placesOf(spansOf(said, language)))
  return items.flatMap((item, at) => {
    if (!naming.has(item.kind)) return []
    const rest = items.slice(at + 1)
    const first = rest.findIndex(({ kind }) => kind !== 'small')
    const name = rest[first]
    // A verb or an adjective goes on; a name ends what is said of it.
    const isName = name?.kind === 'word' && !/^(?:word|with|by|refused)$/.test(rest[first + 1]?.kind ?? '')
    return isName && unfamiliarWords(name.text, language, names).length > 0 ? [name.text] : []
  })
}

const mostNamed = 3

/** What of a turn is unsure, and what of it means nothing to the kitchen, in the user's own words. */
export function gapsIn(
  text: string,
  said: string,
  wishes: Wishes,
): { unsure: readonly string[]; notUnderstood: readonly string[] } {
  if (text === '') return { unsure: [], notUnderstood: [] }
  const { language } = wishes
  const { mentions } = readMeanings(said, language)
  const unsure = mentions.flatMap(({ meaning, ingredientId, words }) => {
    const ingredient = ingredientId === null ? null : findIngredientById(ingredientId)
    const isOpen =
      meaning === 'unsure' &&
      ingredient &&
      !takenForGranted.test(ingredient.id) &&
      isAllowed(ingredient, wishes) &&
      !wishes.wanted.some(({ id }) => id === ingredientId)
    return isOpen ? [asWritten(text, words)] : []
  })
  const known = [wishes.unknown ?? '', ...wishes.unknownHealth].map(fold).join(' ')
  const names = namesIn(text, language, fold)
  const isEmpty =
    wishes.dish === null &&
    wishes.unknown === null &&
    wishes.wanted.length + wishes.wantedGroups.length + wishes.refusedDishes.length === 0 &&
    mentions.length === 0
  // Where nothing at all was understood that could be cooked, what sounds strange may be the dish.
  const orphans =
    isEmpty && wishes.health.length === 0 && wishes.unknownHealth.length === 0
      ? unfamiliarWords(said, language, names).filter((word) => word.length > 4)
      : []
  const strange = [...strangeNames(said, language, names), ...orphans].filter(
    (word) => !known.includes(word) && !isTool(word) && !/^intoleran/.test(word),
  )
  return {
    unsure: [...new Set(unsure)].slice(0, mostNamed),
    notUnderstood: [...new Set(strange.map((word) => asWritten(text, word)))].slice(0, mostNamed),
  }
}
