import { languages, type Language } from '#shared/constants/languages.ts'
import { isAllowed } from '../../safety/wishes/allowed.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { readTurn } from '../read-turn.ts'
import { noWishes, type Wishes } from '../../safety/wishes/wishes.ts'

/** The rows of tables in which every line is "sentence => what must be heard". */
export const readCases = (tables: Record<Language, string>) =>
  languages.flatMap((language) =>
    tables[language]
      .trim()
      .split('\n')
      .map((line) => {
        const [text = '', expected = ''] = line.split(' => ')
        return [language, text.trim(), expected.trim()] as const
      }),
  )

const refuses = (wishes: Wishes, id: string) => {
  const ingredient = findIngredientById(id)
  if (!ingredient) throw new Error(`no ingredient ${id}`)
  return !isAllowed(ingredient, wishes)
}

/** `+a/b` is wished for, `!a` is not, `-a` kept out, `~a` not kept out, `a:` an allergen, `d:` a diet, `s=` the guests, or `s=none`; a word alone is a wish that is set, with `=no` one that is not. */
function matches(wishes: Wishes, sign: string): boolean {
  const wanted = (id: string) => wishes.wanted.some((each) => each.id === id)
  const rest = sign.slice(1)
  if (sign.startsWith('+')) return rest.split('/').some(wanted)
  if (sign.startsWith('!')) return !wanted(rest)
  if (sign.startsWith('-')) return refuses(wishes, rest) && !wanted(rest)
  if (sign.startsWith('~')) return !refuses(wishes, rest)
  if (sign === 's=none') return wishes.servings === null
  if (sign.endsWith('=no'))
    return Object.entries(wishes).some(([field, value]) => `${field}=no` === sign && value === false)
  if (sign.startsWith('s=')) return wishes.servings === Number(sign.slice(2))
  const name = sign.slice(2)
  if (sign.startsWith('a:'))
    return (
      wishes.allergens.some((each) => each === name) ||
      (name === 'gluten' && wishes.diets.includes('glutenFree'))
    )
  if (sign.startsWith('d:')) return wishes.diets.some((each) => each === name)
  return Object.entries(wishes).some(([field, value]) => field === sign && value === true)
}

/** What of all that was to be heard was not. */
export function misread(language: Language, text: string, expected: string): string[] {
  const wishes = text
    .split(' || ')
    .reduce((before, turn) => readTurn(turn, language, before), noWishes(language))
  return expected.split(' ').filter((sign) => !matches(wishes, sign))
}
