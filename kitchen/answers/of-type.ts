import type { Reading } from '../understand/understand.ts'
import { answerOne, temperatureOrStep } from './answer-one.ts'
import type { AnswerType, Expected } from './expected.ts'
import { isOfType } from './expected.ts'
import { markedIn } from './kind-marks.ts'
import { readBack } from './recipe-reading.ts'
import type { QuestionType } from './question-types.ts'
import { aboutChef, foodsIn, type Table } from './table.ts'
import { spaced } from './words.ts'

/** Which facts are of a type of answer, the likeliest first. */
const kindsOf: Partial<Record<AnswerType, readonly QuestionType[]>> = {
  long: ['timing'],
  hot: ['temperature'],
  much: ['amount', 'portion'],
  instead: ['substitute'],
  which: ['amount'],
}

/**
 * What the tables hold of the type that a question expects, of the food that it names or of the dish on the table: every
 * food has its times, its portion and its class, whatever words were used.
 */
export function ofType(
  sentence: string,
  expected: Expected | null,
  table: Table,
  { said }: Pick<Reading, 'said'>,
  naming: (answer: string, sentence: string, type: QuestionType, table: Table) => string,
): string | null {
  const { language, dish } = table
  const text = spaced(sentence)
  const named = foodsIn(sentence, language).length > 0
  const marked = markedIn(text, language)
  const unknown = [aboutChef('unknown', language), aboutChef('no-dish', language), '']
  for (const type of [...marked, ...((expected && kindsOf[expected.type]) ?? [])]) {
    const question = {
      type,
      key: null,
      answer: null,
      text: type === 'substitute' && !named ? `${text}${spaced(said)}` : text,
    }
    const isCooking = type === 'timing' || type === 'temperature'
    const answer =
      isCooking && !named
        ? dish && temperatureOrStep(question, { ...table, dish })
        : type === 'amount'
          ? dish && named && readBack(question, { ...table, dish })
          : answerOne(question, table)
    if (answer && !unknown.includes(answer) && isOfType(answer, expected, type))
      return naming(answer, sentence, type, table)
  }
  return null
}
