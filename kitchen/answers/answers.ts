import { matches } from '../lexicon/may-match.ts'
import { spokenDangers } from '../understand/dangers.ts'
import { fold } from '../understand/fold.ts'
import { lacking } from '../understand/question-forms.ts'
import { readDangers } from '../understand/read-dangers.ts'
import type { Reading } from '../understand/understand.ts'
import { allergyVerdict } from './allergy-verdict.ts'
import { adviceOnDish, answerOne, knownOfDish } from './answer-one.ts'
import { chosen } from './choice.ts'
import { halvesIn, isAnsweredBy, isOnlyTime } from './double.ts'
import { fromThePlan } from './from-the-plan.ts'
import { keepingOfMixture } from './keeping.ts'
import { isEveryday, isFoundBy } from './known.ts'
import { looseAnswer, machineTime, recalled } from './loosely.ts'
import { narrowed } from './narrowed.ts'
import { withOnly } from './only-have.ts'
import { markedKind, recogniseAny, type Question, type QuestionType } from './recognise.ts'
import { aboutChef, foodsIn, plainList, type Table } from './table.ts'
import { saysLack, withoutTool } from './tools.ts'
import { spaced, withApostrophes } from './words.ts'

/** What may be said behind a warning; how long something keeps, for one, could contradict it. */
const besideDanger: readonly QuestionType[] = ['rescue', 'eater', 'temperature', 'timing']

function dangersIn(asked: string, wishes: Reading['wishes']) {
  const { eating, ...heard } = readDangers(asked, wishes)
  return spokenDangers({ ...wishes, ...eating, ...heard })
}

/** What is dangerous in a question is answered before anything else. */
const dangersAsked = (asked: string, wishes: Reading['wishes']) =>
  dangersIn(asked, wishes)
    .filter(
      ({ danger, times }) => !wishes.dangers.some((each) => each.danger === danger && each.times === times),
    )
    .map(({ danger }) => danger.warning[wishes.language])

/** What is asked of a food or a dish, which may be named before the question. */
const ofFood: readonly QuestionType[] = [
  'temperature',
  'timing',
  'keeping',
  'freezing',
  'reheating',
  'drink',
  'side',
]

const ofTurn: readonly QuestionType[] = ['abilities', 'price', 'tin', 'oven']

/** "A whole chicken: temperature and time?" names the food before the question. */
function withContext(
  question: Question | null,
  { said: words, turn, mood, wishes: { language } }: Reading,
): Question | null {
  const needsFood = question !== null && ofFood.includes(question.type)
  // "And do you know what it costs?", "mine's a 9 inch one": the rest of the turn says what is meant.
  if (question && ofTurn.includes(question.type) && !/\d/.test(question.text))
    return { ...question, text: `${question.text}${spaced(turn)}` }
  return question && needsFood && mood === 'question' && foodsIn(question.text, language).length === 0
    ? { ...question, text: `${spaced(words)}${question.text}` }
    : question
}

/** "A pan of 40 cm, does it fit?" and "I've bought butternut, do I have to peel it?" ask with the words before. */
function recogniseShort(asked: string, { turn, dish, wishes: { language } }: Reading): Question | null {
  const isShort = asked.trim().split(/\s+/).length <= 6
  if (!isShort || foodsIn(asked, language).length > 0 || turn.trim() === asked.trim()) return null
  const used = dish.plan.parts.map(({ ingredient }) => ingredient)
  const meant = foodsIn(turn, language).find((food) => used.includes(food))
  return recogniseAny(meant ? `${plainList([meant], language)}: ${asked}` : turn, language)
}

/** Kinds that are read by exact words, whatever is missing for them. */
const exact: readonly QuestionType[] = [
  'advice',
  'rescue',
  'measure',
  'tin',
  'temperature',
  'abilities',
  'oven',
  'omit',
]

/** What a sentence asks; where something is missing, what replaces it, unless that has an answer of its own. */
function questionIn(asked: string, reading: Reading): Question | null {
  const { language } = reading.wishes
  const read = recogniseAny(asked, language)
  const isExact =
    read !== null && exact.includes(read.type) && (read.type !== 'advice' || isEveryday(read.key, language))
  return matches(lacking, withApostrophes(fold(asked))) && !isExact
    ? { type: 'substitute', key: null, answer: null, text: spaced(asked) }
    : withContext(read ?? recogniseShort(asked, reading), reading)
}

/** What is asked of two foods or of what the dish on the table is shaped from, which no general rule answers for it. */
const ownPart = (sentence: string, isOpen: boolean, table: Table): string | null =>
  (isOpen ? chosen(sentence, table) : null) ??
  (markedKind(sentence, table.language) ? keepingOfMixture(spaced(sentence), table) : null)

/** Answers to what a turn asked, each said once; what the kitchen does not know it says in one sentence. */
export function answersTo(questions: readonly string[], reading: Reading): string[] {
  const { wishes, dish } = reading
  const { language } = wishes
  const table: Table = { language, wishes, dish: wishes.settled === null ? null : dish }
  const narrowedTo = (answer: string | null) => answer && narrowed(answer, table.dish, language)
  const warnings = dangersAsked(questions.join(' '), wishes)
  const asked = questions.flatMap((each) => halvesIn(each, language))
  const answerTo = (each: string): string | null => {
    const verdict = allergyVerdict(each, table)
    if (verdict) return verdict
    const question = questionIn(each, reading)
    const isOpen =
      question === null ||
      question.type === 'side' ||
      question.type === 'contains' ||
      question.type === 'meaning'
    const own = warnings.length > 0 ? null : ownPart(each, isOpen, table)
    if (own) return own
    const machine = machineTime(isOnlyTime(each) ? reading.turn : each, question, table)
    if (machine) return machine
    const planned = table.dish
      ? fromThePlan(each, questions.join(' '), question, { ...table, dish: table.dish })
      : null
    const isSafe = warnings.length === 0 || (question !== null && besideDanger.includes(question.type))
    if (!isSafe) return null
    const isExact = question !== null && exact.includes(question.type)
    // How egg whites are beaten does not say how without a mixer.
    const isOwnLack = isFoundBy(question?.key ?? null, spaced(each), language, (words) =>
      saysLack(words, language),
    )
    const tool = (isExact && question?.type !== 'advice') || isOwnLack ? null : withoutTool(each, language)
    const instead = tool ?? (isExact ? null : (withOnly(each, table) ?? adviceOnDish(each, table)))
    if (instead ?? planned) return instead ?? planned
    const known = question && answerOne(question, table)
    return known && known !== aboutChef('unknown', language)
      ? known
      : (recalled(each, table) ?? knownOfDish(each, table) ?? looseAnswer(each, table, reading))
  }
  const found: (string | null)[] = []
  for (const each of asked) {
    const before = found.at(-1)
    const answer = isAnsweredBy(each, before, language) ? null : narrowedTo(answerTo(each))
    // What the answer before has said is not said again.
    found.push(answer && before && answer !== before ? answer.replace(before, '').trim() || null : answer)
  }
  if (warnings.length > 0) return [...warnings, ...found.filter((each) => each !== null)]
  const answered = found.filter((each) => each !== null)
  // That there is no dish is nothing to say beside an answer.
  const rest = answered.filter((each) => each !== aboutChef('no-dish', language))
  const known = rest.length > 0 ? rest : answered
  // One sentence suffices for all that it does not know, and a remark beside a question that it knows needs none.
  return known.length > 0 ? [...new Set(known)] : [aboutChef('unknown', language)]
}
