import { isAllowed } from '../cook/allowed.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import * as sentences from '../render/sentences.ts'
import { definiteList, filled } from '../render/words.ts'
import { fold } from '../understand/fold.ts'
import { spansOf } from '../understand/mentions.ts'
import { isEither } from '../understand/one-of-several.ts'
import type { Reading } from '../understand/understand.ts'

const mostWords = 5

/** "Carottes ou poireaux ?": which of two foods the chef would take; null where a question asks something else. */
export function choiceOf(question: string, { wishes, dish: { plan } }: Reading): string | null {
  const { language } = wishes
  if (wishes.settled === null) return null
  const said = fold(question)
  const foods = spansOf(said, language).filter(({ ingredientId }) => ingredientId !== null)
  const [one, other] = foods
  if (!one || !other || foods.length !== 2 || !isEither(said.slice(one.end, other.start))) return null
  const rest = `${said.slice(0, one.start)} ${said.slice(other.end)}`.match(/[a-z]+/g) ?? []
  if (rest.length > mostWords) return null
  const both = [one, other].flatMap(({ ingredientId }) => findIngredientById(ingredientId ?? '') ?? [])
  const fit = both.filter((each) => isAllowed(each, wishes))
  const there = fit.find(({ id }) => plan.parts.some(({ ingredient }) => ingredient.id === id))
  const chosen = there ?? fit[0]
  if (!chosen) return null
  return filled(there ? sentences.eitherThere[language] : sentences.either[language], {
    list: definiteList([chosen], language),
  })
}
