import type { Language } from '#shared/constants/languages.ts'
import { chosen, hashOf } from '../cook/seed.ts'
import type { Reading } from '../understand/understand.ts'
import { offers } from './offers.ts'

/**
 * A reply is what its moves say, in this order, each a paragraph: danger and distress, what was changed or is proposed,
 * what could not be kept or was not understood, the answers to what was asked, and at the end one offer or question.
 */
export interface Moves {
  warnings: readonly string[]
  changes: readonly string[]
  missed: readonly string[]
  answers: readonly string[]
  close: string
}

export const noMoves: Moves = { warnings: [], changes: [], missed: [], answers: [], close: '' }

/** The paragraphs of a reply; each sentence is said once. */
export function spoken({ warnings, changes, missed, answers, close }: Moves): string {
  const unsaid = (sentences: readonly string[]) => [...new Set(sentences.filter(Boolean))]
  const said = new Set(warnings)
  return [
    unsaid(warnings).join(' '),
    ...unsaid(changes),
    unsaid(missed)
      .filter((each) => !said.has(each))
      .join(' '),
    unsaid(answers)
      .filter((each) => !said.has(each))
      .join('\n\n'),
    close,
  ]
    .filter(Boolean)
    .join('\n\n')
}

export const pick = (
  choices: Record<Language, readonly string[]>,
  { said, turns, wishes }: Reading,
): string => chosen(choices[wishes.language], `${said}/${turns}`) ?? ''

/** Nobody wants a cocktail spicier: what is offered suits the dish, and is not said twice running. */
export function offer({ dish: { recipe }, turns, wishes: { language, seed } }: Reading): string {
  const kind = { Starters: 'savoury', Mains: 'savoury', Desserts: 'sweet', Cocktails: 'drink' } as const
  const choices = [...offers.any[language], ...offers[kind[recipe.dishType]][language]]
  return choices[(hashOf(seed) + turns) % choices.length] ?? ''
}
