import { dangersFor } from '../understand/dangers.ts'
import { readDangers } from '../understand/read-dangers.ts'
import type { Reading } from '../understand/understand.ts'
import { temperatureOf, timingOf } from './cooking-times.ts'
import { contentOf, describedFood } from './contents.ts'
import { drinkFor, sideFor } from './drinks-and-sides.ts'
import { mayEat } from './eaters.ts'
import { keepingOf } from './keeping.ts'
import { measureOf, ovenScales, tinOf } from './measures.ts'
import { portionOf } from './portions.ts'
import { readBack } from './recipe-reading.ts'
import { recogniseAny, type Question, type QuestionType } from './recognise.ts'
import { substituteFor } from './substitutes.ts'
import { foodsIn, minding, aboutChef, type Table } from './table.ts'
import { spaced } from './words.ts'

/** One question answered; null when the kitchen does not know. */
function answerOne(question: Question, table: Table): string | null {
  const { language, dish } = table
  const own = dish ? { ...table, dish } : null
  switch (question.type) {
    case 'identity':
    case 'abilities':
    case 'calories':
    case 'price':
    case 'menu':
      return aboutChef(question.type, language)
    case 'rescue':
    case 'advice':
      return minding(question.answer ?? '', table)
    case 'eater':
      return mayEat(question, table)
    case 'substitute':
      return substituteFor(question, table)
    case 'keeping':
    case 'freezing':
    case 'reheating':
    case 'ahead':
      return keepingOf(question, question.type, table)
    case 'drink':
      return drinkFor(question, table)
    case 'side':
      return sideFor(question, table)
    case 'portion':
      return portionOf(question, table)
    case 'tin':
      return tinOf(question, table)
    case 'oven':
      return ovenScales(question, table)
    case 'measure':
      return measureOf(question, table)
    case 'timing':
      return timingOf(question, table)
    case 'temperature':
      return temperatureOf(question, table)
    case 'contains':
      return own ? contentOf(question, own) : aboutChef('no-dish', language)
    case 'meaning':
      return question.answer ?? describedFood(question, table)
    case 'amount':
      return (own && readBack(question, own)) || portionOf(question, table)
    default:
      return own ? readBack(question, own) : aboutChef('no-dish', language)
  }
}

/** What may be said behind a warning; how long something keeps, for one, could contradict it. */
const besideDanger: readonly QuestionType[] = ['rescue', 'eater', 'temperature', 'timing']

function dangersIn(asked: string, wishes: Reading['wishes']) {
  const { eating, ...heard } = readDangers(asked, wishes)
  return dangersFor({ ...wishes, ...eating, ...heard })
}

/** What is dangerous in a question is answered before anything else. */
const dangersAsked = (asked: string, wishes: Reading['wishes']) =>
  dangersIn(asked, wishes)
    .filter(
      ({ danger, times }) => !wishes.dangers.some((each) => each.danger === danger && each.times === times),
    )
    .map(({ danger }) => danger.warning[wishes.language])

/** "A whole chicken: temperature and time?" names the food before the question. */
function withContext(question: Question | null, { said: words, mood, wishes: { language } }: Reading) {
  const needsFood = question?.type === 'temperature' || question?.type === 'timing'
  return question && needsFood && mood === 'question' && foodsIn(question.text, language).length === 0
    ? { ...question, text: `${spaced(words)}${question.text}` }
    : question
}

/** Answers to what a turn asked, each said once; what the kitchen does not know it says in one sentence. */
export function answersTo(questions: readonly string[], reading: Reading): string[] {
  const { wishes, dish } = reading
  const { language } = wishes
  const table: Table = { language, wishes, dish: wishes.settled === null ? null : dish }
  const warnings = dangersAsked(questions.join(' '), wishes)
  const found = questions.map((each) => {
    const question = withContext(recogniseAny(each, language), reading)
    const isSafe = warnings.length === 0 || (question !== null && besideDanger.includes(question.type))
    return (isSafe && question && answerOne(question, table)) || null
  })
  if (warnings.length > 0) return [...warnings, ...found.filter((each) => each !== null)]
  const known = found.filter((each) => each !== null)
  // One sentence suffices for all that it does not know, and a remark beside a question that it knows needs none.
  return known.length > 0 ? [...new Set(known)] : [aboutChef('unknown', language)]
}
