import type { Language } from '#shared/constants/languages.ts'
import { isAllowed } from '../safety/wishes/allowed.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { dishById } from '../library/dishes/dishes.ts'
import { readDishMentions } from '../understand/dish-mentions.ts'
import { fold } from '../lexicon/text/fold.ts'
import { spansOf } from '../understand/mentions.ts'
import { spelledOut } from '../understand/spelled-out.ts'
import { talkOf } from '../chef/talk.ts'
import { unjoin } from '../lexicon/text/unjoin.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'
import { readAnnotated, type Label, type Utterance } from '../understand/corpus/annotated.ts'

/** What becomes of a food that was named. */
type Fate = 'wanted' | 'refused' | 'neither'

const dishBefore: Record<Language, string> = {
  en: 'a curry for four',
  fr: 'un curry pour quatre',
  es: 'un curry para cuatro',
  de: 'ein Curry für vier',
}

const meant: Record<Label, Fate> = {
  want: 'wanted',
  have: 'wanted',
  'swap-to': 'wanted',
  refuse: 'refused',
  allergy: 'refused',
  'swap-from': 'refused',
  asked: 'neither',
  'about-others': 'neither',
  quoted: 'neither',
  unsure: 'neither',
}

function fateOf(words: string, language: Language, wishes: Wishes): Fate {
  const text = unjoin(spelledOut(fold(words)))
  const spans = spansOf(text, language)
  const dishes = readDishMentions(text, language).map(({ dish }) => dish)
  const refused =
    spans.some(({ ingredientId, group, allergen }) => {
      const ingredient = ingredientId === null ? null : findIngredientById(ingredientId)
      return (
        (ingredient && !isAllowed(ingredient, wishes)) ||
        (group && [...wishes.excludedGroups, ...wishes.allergyGroups].includes(group)) ||
        (allergen && wishes.allergens.includes(allergen))
      )
    }) || dishes.some(({ id }) => wishes.refusedDishes.includes(id))
  if (refused) return 'refused'
  const named = wishes.dish === null ? null : dishById(wishes.dish)
  const wanted =
    spans.some(
      ({ ingredientId, group }) =>
        wishes.wanted.some(({ id }) => id === ingredientId) || (group && wishes.wantedGroups.includes(group)),
    ) ||
    (named && dishes.some(({ kind }) => kind === named.kind))
  return wanted ? 'wanted' : 'neither'
}

function wishesOf(utterance: Utterance, language: Language): Wishes {
  const turns = [...(utterance.hasDish ? [dishBefore[language]] : []), utterance.text]
  const messages = turns.map((content) => ({ role: 'user' as const, content }))
  return talkOf({ language, messages }).known.wishes
}

/** What became of each food of an utterance, beside what a careful person understands. */
function judged(utterance: Utterance, language: Language) {
  const wishes = wishesOf(utterance, language)
  return utterance.clauses.flatMap(({ mentions }) =>
    mentions.map(({ label, text }) => {
      const fate = fateOf(text, language, wishes)
      return { label, text, fate, right: fate === meant[label] }
    }),
  )
}

/** How many foods of a corpus, or of some of its utterances, are understood, of how many, by label and in all. */
export function measured(
  part: 'train' | 'dev',
  language: Language,
  some: (all: Utterance[]) => Utterance[] = (all) => all,
) {
  const counts = new Map<Label | 'all', { right: number; of: number }>()
  for (const utterance of some(readAnnotated(part, language)))
    for (const { label, right } of judged(utterance, language))
      for (const key of [label, 'all'] as const) {
        const { right: before, of } = counts.get(key) ?? { right: 0, of: 0 }
        counts.set(key, { right: before + (right ? 1 : 0), of: of + 1 })
      }
  return counts
}
