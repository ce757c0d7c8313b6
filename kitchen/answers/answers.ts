import type { Language } from '#shared/constants/languages.ts'
import { matches } from '../lexicon/may-match.ts'
import { spokenDangers } from '../safety/hazards/dangers.ts'
import { fold } from '../lexicon/text/fold.ts'
import { lacking } from '../understand/question-forms.ts'
import { newsTo, readDangers } from '../understand/read-dangers.ts'
import type { Reading } from '../understand/understand.ts'
import { allergyVerdict } from './allergy-verdict.ts'
import { adviceOnDish, answerOne } from './answer-one.ts'
import { standsNotFor } from './eaters.ts'
import { nameAsked, pointOf, thawOf, waitOf } from './food-facts.ts'
import { keepingOfMixture } from './keeping.ts'
import { advice, findTerm, isEveryday, isFoundBy, nearestFit, ofDishes, rescues, truths } from './known.ts'
import { isOfMachine, machineTime } from './machines.ts'
import { expectedIn, isOfType } from './expected.ts'
import { knownOfKind } from './of-kind.ts'
import { ofType } from './of-type.ts'
import { mayAdd } from './place-in-dish.ts'
import { measureOf, measuresSeveral } from './measures.ts'
import { convertedUnits, inUnitsAsked } from './units.ts'
import { findIngredients } from '../lexicon/find.ts'
import { toldScales } from './oven-and-tin.ts'
import { narrowed } from './narrowed.ts'
import { markedKind, ofKindAsked, recogniseAny, type Question } from './recognise.ts'
import type { QuestionType } from './question-types.ts'
import { aboutChef, calledOn, capital, foodsIn, frame, minding, plainList, type Table } from './table.ts'
import { saysLack, withoutTool } from './tools.ts'
import { timeByWeight } from './weights.ts'
import { fits, spaced, withApostrophes, type Rule } from './words.ts'

/** What may be said behind a warning; how long something keeps, for one, could contradict it. */
const besideDanger: readonly QuestionType[] = ['rescue', 'eater', 'temperature', 'timing']

function dangersIn(asked: string, wishes: Reading['wishes']) {
  const { eating, ...heard } = readDangers(asked, wishes)
  return spokenDangers({ ...wishes, ...eating, ...heard })
}

/** What is dangerous in a question is answered before anything else. */
const dangersAsked = (asked: string, wishes: Reading['wishes']) =>
  dangersIn(asked, wishes)
    .filter(newsTo(wishes, asked, wishes.language))
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

/** What is to be left out. */
const without = / (?:without|sans|sin|ohne) /

/** "A whole chicken: temperature and time?" names the food before the question. */
function withContext(
  question: Question | null,
  { said: words, turn, mood, wishes: { language } }: Reading,
): Question | null {
  const needsFood = question !== null && ofFood.includes(question.type)
  // "And do you know what it costs?", "mine's a 9 inch one": the rest of the turn says what is meant.
  if (question && ofTurn.includes(question.type) && !/\d/.test(question.text))
    return { ...question, text: `${question.text}${spaced(turn)}` }
  return question &&
    needsFood &&
    !without.test(spaced(words)) &&
    mood === 'question' &&
    foodsIn(question.text, language).length === 0
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

/** What is asked of what the dish on the table is shaped from, which no general rule answers for it. */
const ownPart = (sentence: string, table: Table): string | null =>
  markedKind(sentence, table.language) ? keepingOfMixture(spaced(sentence), table) : null

/** "Mine never rise. What am I doing wrong?" asks with the words before, which are no question. */
function ofWholeTurn(sentence: string, table: Table, { turn }: Reading): string | null {
  const { language } = table
  if (spaced(turn) === spaced(sentence) || turn.split(' ').length > mostWords) return null
  const found =
    adviceOnDish(turn, table)?.known ??
    nearestFit([rescues, advice], spaced(turn), language, undefined, ofKindAsked(turn, language))?.known
  return found ? minding(found.answer, table) : null
}

const mostWords = 30

/** What only the food asked about and the weight of it say, whatever kind of question it is. */
function ofFoodItself(sentence: string, turn: string, table: Table): string | null {
  return (
    (isOfMachine(sentence, table.language) ? null : timeByWeight(sentence, turn, table)) ??
    pointOf('peel', sentence, table) ??
    pointOf('raw', sentence, table) ??
    pointOf('state', sentence, table)
  )
}

/** What freezing and waiting do to single foods of the question or the dish is said with what they do to the dish. */
function withPoints(answer: string, sentence: string, type: QuestionType | undefined, table: Table): string {
  const isWaiting = type === 'ahead' || type === 'keeping'
  const more =
    type === 'freezing'
      ? [thawOf(sentence, table)]
      : isWaiting
        ? [
            pointOf('brown', sentence, table) ?? (type === 'ahead' ? waitOf(table) : null),
            pointOf('water', sentence, table),
          ]
        : []
  return [answer, ...more].filter(Boolean).join(' ')
}

/** Figures that are told in one unit, in another: cups in grams, degrees on the other scales. */
function inOtherUnits(sentence: string, question: Question | null, table: Table): string | null {
  const text = spaced(sentence)
  const isSeveral = measuresSeveral(text, table.language)
  const units = isSeveral
    ? measureOf({ type: 'measure', key: null, answer: null, text }, table)
    : convertedUnits(text, table.language)
  const isScale = question === null || question.type === 'oven' || question.type === 'measure'
  const scales = isScale ? toldScales({ type: 'oven', key: null, answer: null, text }, table) : null
  return units && scales ? `${scales} ${units}` : (units ?? scales)
}

/** Figures of a food's class, with the food that was asked about, where there is no dish that they could be of. */
function namingFood(answer: string, sentence: string, type: QuestionType, table: Table): string {
  const [food, ...more] = foodsIn(sentence, table.language)
  if (!food || more.length > 0 || table.dish || !ofClass.includes(type)) return answer
  const name = nameAsked(food, sentence, table)
  const isNamed = fold(answer).includes(fold(name).slice(0, 4))
  return isNamed ? answer : frame('of-food', table.language, { food: capital(name), fact: answer })
}

const ofClass: readonly QuestionType[] = ['timing', 'temperature', 'portion', 'keeping', 'freezing']

/** What is true of a belief that a question holds; how long, how hot and how much ask for no verdict. */
function truthOf(sentence: string, table: Table): string | null {
  const { language } = table
  const expected = expectedIn(sentence, language)
  if (expected !== null && expected.type !== 'why') return null
  const own = spaced(sentence)
  const text = `${own}${table.dish ? spaced(calledOn(table)) : ''}`
  // Its name may have said one thing; the rest is in the sentence itself.
  const isHeld = (rule: Rule) => {
    const wanted = rule.groups.filter(({ refused }) => !refused)
    const said = wanted.filter((group) => fits({ groups: [group] }, own))
    return fits(rule, text) && said.length >= Math.min(wanted.length, Math.max(2, wanted.length - 1))
  }
  const found = truths[language]().find(({ rules }) => rules.some(isHeld))
  return found ? minding(found.answer, table) : null
}

/** What a word means, where nothing else is asked. */
function termAsked(sentence: string, question: Question | null, { language }: Table): string | null {
  const isOnly = sentence.trim().split(/\s+/).length <= 12 && question?.type !== 'use'
  return isOnly && expectedIn(sentence, language)?.type === 'meaning'
    ? (findTerm(spaced(sentence), language)?.answer ?? null)
    : null
}

/** That something is not known, by its food and by what was asked of it. */
function unknownOf(asked: readonly string[], language: Table['language']): string {
  for (const each of asked) {
    const expected = expectedIn(each, language)
    const [food] = findIngredients(each, language)
    if (expected && food)
      return frame('unknown-of', language, {
        food: capital(plainList([food.ingredient], language)),
        what: expected.label,
      })
  }
  return aboutChef('unknown', language)
}

/** Whether an answer says that nothing is known. */
export const isUnknown = (answer: string, language: Language): boolean =>
  answer === aboutChef('unknown', language)

const onlyTime =
  /^ (?:(?:and|et|y|und|also|ok) )?(?:for |pendant |durante |por )?(?:how long|how many minutes|combien de temps|combien de minutes|combien de jours|cuanto tiempo|cuantos minutos|cuantos dias|cuanto|wie lang|wie lange)(?: (?:for|then|exactly|ca|a peu pres|mas o menos|denn|dann|ungefahr|etwa))? $/

const duration =
  /(?:minut|hour|days|a day|week|month|jour|semaine|mois|heure|días|semana|mes|hora|Tag|Woche|Monat|Stunde)/i

/** Whether a question is only "and how long?", of what was said before it. */
const isOnlyTime = (sentence: string): boolean => onlyTime.test(spaced(sentence))

/** Whether a question only asks "and how long?" of what an answer has already said how long. */
const isAnsweredBy = (sentence: string, answer: string | null | undefined, language: Language): boolean =>
  Boolean(answer) &&
  isOnlyTime(sentence) &&
  foodsIn(sentence, language).length === 0 &&
  duration.test(answer ?? '')

/** Answers to what a turn asked, each said once; what the kitchen does not know it says in one sentence. */
export function answersTo(questions: readonly string[], reading: Reading): string[] {
  const { wishes, dish } = reading
  const { language } = wishes
  const table: Table = {
    language,
    wishes,
    dish: wishes.settled === null ? null : dish,
    askedFor: reading.askedFor,
  }
  const narrowedTo = (answer: string | null, each: string) =>
    answer && inUnitsAsked(narrowed(answer, table.dish, language), spaced(each))
  const whole = questions.join(' ')
  const notFor = whole === '' ? null : standsNotFor(readDangers(whole, wishes).eating, table)
  const warnings = notFor ? [notFor] : dangersAsked(whole, wishes)
  let before: QuestionType | undefined
  const answerTo = (each: string): string | null => {
    const verdict = allergyVerdict(each, table)
    if (verdict) return verdict
    const truth = truthOf(each, table)
    if (truth) return truth
    const question = questionIn(each, reading)
    if (notFor !== null && question?.type === 'eater') return null
    // "Can I freeze the soup? With noodles or without?"
    const goesOn =
      question === null && before === 'freezing' && foodsIn(each, language).length > 0
        ? thawOf(each, table)
        : ''
    before = question?.type
    if (goesOn) return goesOn
    const own = warnings.length > 0 ? null : ownPart(each, table)
    if (own) return own
    const scales =
      warnings.length > 0 ? null : (inOtherUnits(each, question, table) ?? termAsked(each, question, table))
    if (scales) return scales
    const ofKind = warnings.length > 0 ? null : knownOfKind(each, table)
    if (ofKind) return ofKind
    const expected = expectedIn(each, language)
    const fit = (answer: string | null, kind?: QuestionType) =>
      answer !== null && isOfType(answer, expected, kind) ? answer : null
    const isSafe = warnings.length === 0 || (question !== null && besideDanger.includes(question.type))
    const nearDish = isSafe ? adviceOnDish(each, table) : null
    const onDish = nearDish && fit(nearDish.known.answer) ? nearDish : null
    const itself = isSafe ? fit(ofFoodItself(each, reading.turn, table)) : null
    // What is known of this dish goes before what is known of any, unless that explains more of the question.
    const isOfDish =
      onDish !== null &&
      (onDish.shelf === ofDishes ? onDish.score >= 1.5 : onDish.score >= 2.5 || question === null) &&
      onDish.score >= (onDish.shelf === ofDishes && onDish.score >= 2.5 ? 0 : (question?.score ?? 0))
    if (itself && !(isOfDish && onDish.shelf === ofDishes)) return itself
    if (isOfDish) return minding(onDish.known.answer, table)
    const machine = fit(machineTime(isOnlyTime(each) ? reading.turn : each, question, table))
    if (machine) return machine
    if (!isSafe) return null
    const isExact = question !== null && exact.includes(question.type)
    // How egg whites are beaten does not say how without a mixer.
    const isOwnLack = isFoundBy(question?.key ?? null, spaced(each), language, (words) =>
      saysLack(words, language),
    )
    const tool = (isExact && question?.type !== 'advice') || isOwnLack ? null : withoutTool(each, language)
    if (tool) return tool
    const known = question && fit(answerOne(question, table), question.type)
    const isKnown = known && known !== aboutChef('unknown', language)
    return isKnown
      ? withPoints(namingFood(known, each, question.type, table), each, question.type, table)
      : (ofType(each, expected, table, reading, namingFood) ??
          (onDish && minding(onDish.known.answer, table)) ??
          pointOf('brown', each, table) ??
          pointOf('water', each, table) ??
          ofWholeTurn(each, table, reading) ??
          fit(mayAdd(each, table)))
  }
  const found: (string | null)[] = []
  for (const each of questions) {
    const last = found.at(-1)
    const answer = isAnsweredBy(each, last, language) ? null : narrowedTo(answerTo(each), each)
    // What the answer before has said is not said again.
    found.push(answer && last && answer !== last ? answer.replace(last, '').trim() || null : answer)
  }
  if (warnings.length > 0) return [...warnings, ...found.filter((each) => each !== null)]
  const answered = found.filter((each) => each !== null)
  // That there is no dish is nothing to say beside an answer.
  const rest = answered.filter((each) => each !== aboutChef('no-dish', language))
  const known = rest.length > 0 ? rest : answered
  // A remark is no question, and needs no confession.
  const isRemark = !/[?¿]/.test(reading.said) && reading.asked.length === 0 && table.dish !== null
  if (known.length === 0 && isRemark) return [aboutChef('remark', language)]
  // One sentence suffices for all that it does not know, and a remark beside a question that it knows needs none.
  return known.length > 0 ? [...new Set(known)] : [unknownOf(questions, language)]
}
