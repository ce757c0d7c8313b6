import { matches } from '../lexicon/may-match.ts'
import { dangersFor } from '../understand/dangers.ts'
import { fold } from '../understand/fold.ts'
import { lacking } from '../understand/question-gate.ts'
import { readDangers } from '../understand/read-dangers.ts'
import type { Reading } from '../understand/understand.ts'
import { temperatureOf, timingOf } from './cooking-times.ts'
import { contentOf, describedFood } from './contents.ts'
import { drinkFor, sideFor } from './drinks-and-sides.ts'
import { mayEat } from './eaters.ts'
import { keepingOf } from './keeping.ts'
import { factOf, nameAsked, ratioOf, seasonIn } from './food-facts.ts'
import { looselyRead } from './loose.ts'
import { allergyVerdict } from './allergy-verdict.ts'
import { applianceTime, cookingStep, mainAmounts, startTime } from './of-the-dish.ts'
import type { Composed } from '../decide/compose.ts'
import { measureOf, ovenScales, tinOf } from './measures.ts'
import { portionOf } from './portions.ts'
import { readBack } from './recipe-reading.ts'
import { recogniseAny, type Question, type QuestionType } from './recognise.ts'
import { substituteFor } from './substitutes.ts'
import { swapIn } from './swap-in.ts'
import { fromThePlan } from './from-the-plan.ts'
import { spoils } from '../cook/fill.ts'
import { isAllowed } from '../cook/allowed.ts'
import { advice, everyday, findAboutSo, findAsked, isEveryday, rescues } from './known.ts'
import { recall } from './recall.ts'
import { aboutChef, capital, foodsIn, frame, minding, plainList, type Table } from './table.ts'
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
    case 'prepare':
      return (
        factOf('prepare', question.text, table, true) ??
        adviceOn(question.text, table) ??
        factOf('prepare', question.text, table)
      )
    case 'omit':
      return omission(question, table)
    case 'ratio':
      return ratioOf(question.text, table)
    case 'use':
      return factOf('use', question.text, table)
    case 'season':
      return seasonIn(question.text, table)
    case 'rescue':
      return minding(question.answer ?? '', table)
    case 'advice':
      return (
        (foodsIn(question.text, language).length === 0 &&
          !isEveryday(question.key, language) &&
          adviceOn(question.text, table)) ||
        minding(question.answer ?? '', table)
      )
    case 'eater':
      return mayEat(question, table)
    case 'substitute':
      return swapIn(question.text, table) ?? substituteFor(question, table)
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
      return own && foodsIn(question.text, language).length === 0
        ? temperatureOrStep(question, own)
        : temperatureOf(question, table)
    case 'contains':
      return own ? contentOf(question, own) : aboutChef('no-dish', language)
    case 'meaning':
      return question.answer ?? describedFood(question, table)
    case 'amount':
      return (own && readBack(question, own)) || portionOf(question, table)
    default:
      // "À quelle température cuire un rôti de porc ?" names the meat, where there is no oven of a dish.
      if (!own && question.type === 'ovenTemperature' && foodsIn(question.text, language).length > 0)
        return temperatureOf(question, table)
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

/** "A whole chicken: temperature and time?" names the food before the question. */
function withContext(question: Question | null, { said: words, mood, wishes: { language } }: Reading) {
  const needsFood = question !== null && ofFood.includes(question.type)
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

/** Advice on the foods that a question names or, where it only says "they", on those of the dish. */
function adviceOn(sentence: string, table: Table): string | null {
  const { language, dish } = table
  const parts = (dish?.plan.parts ?? []).map(({ ingredient }) => ingredient.names[language].many).join(' ')
  const namesNone = foodsIn(sentence, language).length === 0
  // What asks of no food asks of the dish: its title is read with it, and then what it is made of.
  const meant = namesNone && dish ? [dish.recipe.title, '', parts] : ['']
  const shelves = [advice, rescues]
  const found =
    meant
      .map((each) => `${spaced(sentence)}${spaced(each)}`)
      .flatMap((each) => shelves.flatMap((shelf) => findAsked(shelf, sentence, each, language) ?? []))[0] ??
    null
  return found && minding(found.answer, table)
}

/** What is known that is nearest to a question; where it names no food it speaks of the dish. */
function recalled(sentence: string, table: Table): string | null {
  const { language, dish } = table
  const context = dish && foodsIn(sentence, language).length === 0 ? dish.recipe.title : ''
  const found = recall(sentence, context, language)
  return found && minding(found.answer, table)
}

/** What is known of the things that a question names, whatever its form. */
function aboutSo(sentence: string, table: Table): string | null {
  const found = [everyday, rescues, advice].flatMap(
    (shelf) => findAboutSo(shelf, spaced(sentence), table.language) ?? [],
  )[0]
  return found ? minding(found.answer, table) : null
}

/** "Could I put egg in?": whether it fits; it only goes in when the user says so. */
function mayAdd(question: Question, { language, wishes, dish }: Table): string | null {
  const foods = foodsIn(question.text, language).filter((each) => isAllowed(each, wishes))
  if (foods.length === 0 || !dish) return null
  const there = foods.filter((each) => dish.plan.parts.some(({ ingredient }) => ingredient === each))
  if (there.length > 0) return frame('is-in', language, { list: plainList(there, language) })
  const fit = foods.filter((each) => !spoils(each, dish.plan.template))
  const isSalty = fit.some(({ flavours }) => flavours.includes('salty'))
  return fit.length > 0
    ? [
        frame('may-add', language, { list: plainList(fit, language) }),
        isSalty ? frame('salty-itself', language) : '',
      ]
        .filter(Boolean)
        .join(' ')
    : frame('spoils', language, { list: plainList(foods, language) })
}

/** What a question is about that fits no rule, answered by the first of its topics of which something is known. */
function looseAnswer(sentence: string, table: Table, { said, turn }: Reading): string | null {
  const { language, dish } = table
  const own = dish ? { ...table, dish } : null
  const unknown = new Set([aboutChef('unknown', language), aboutChef('no-dish', language), ''])
  const isShort = sentence.trim().split(/\s+/).length <= 4
  const read = [
    ...looselyRead(sentence, language),
    // "My wife is pregnant: does it matter?" asks with the words before.
    ...(isShort ? looselyRead(turn, language) : []),
  ]
  for (const { type, question } of read) {
    const foods = foodsIn(question.text, language).length > 0
    const answer =
      type === 'appliance'
        ? applianceTime(question.text, table)
        : type === 'add'
          ? mayAdd(question, table)
          : type === 'start'
            ? own && (startTime(turn, own) ?? answerOne({ ...question, type: 'totalTime' }, table))
            : (type === 'timing' || type === 'temperature') && !foods
              ? own && temperatureOrStep(question, own)
              : type === 'portion' && !foods
                ? own && mainAmounts(own)
                : type === 'substitute' && !foods
                  ? answerOne({ ...question, text: `${question.text}${spaced(said)}` }, table)
                  : answerOne(question, table)
    if (answer && !unknown.has(answer)) return answer
  }
  return null
}

/** The step that cooks the dish, and where doneness is asked the sign of it. */
function temperatureOrStep(question: Question, table: Table & { dish: Composed }): string | null {
  const step = cookingStep(question.text, table)
  const isBraised =
    !asksCore.test(question.text) &&
    table.dish.plan.template.id !== 'roast' &&
    table.dish.plan.steps.some(
      ({ heated, wet, minutes }) => heated === true && wet === true && (minutes ?? 0) >= 40,
    )
  const asksSign = question.type === 'temperature'
  const sign = !asksSign ? '' : isBraised ? frame('tender', table.language) : temperatureOf(question, table)
  const isKnown = sign !== '' && sign !== aboutChef('unknown', table.language)
  const oven = readBack({ ...question, type: 'ovenTemperature' }, table)
  if (asksHeat.test(question.text) && step && oven !== frame('no-oven', table.language))
    return `${oven} ${step}`
  if (!isKnown) return step
  return step && step !== sign && asksNumber.test(question.text) ? `${sign} ${step}` : sign
}

/** Asks for the heat in the middle, whatever a fork would say. */
const asksCore =
  / (?:core|internal|inside|thermometer|kerntemperatur|innentemperatur|im kern|fleischthermometer|a coeur|temperature interne|temperatura interna|en el centro|por dentro) /

/** Asks for minutes or degrees beside the sign of doneness. */
const asksNumber =
  / (?:temperature|temp|degrees|how long|how hot|degres|combien|quelle temperature|temperatura|grados|cuanto|temperatur|grad|wie lang|wie lange) /

/** Asks for the heat of the oven and not of the middle. */
const asksHeat =
  / (?:(?:what|which) temp\w*|how hot|how many degrees|quelle temperature|combien de degres|que temperatura|cuantos grados|welche temperatur|welcher temperatur|wie viel grad|wie heiss)(?! (?:in|im|a coeur|au coeur|inside|should the middle|en el centro|por dentro)) /

/** In a pressure or slow cooker everything takes another time than the recipe says. */
function machineTime(sentence: string, question: Question | null, table: Table): string | null {
  const asked = looselyRead(sentence, table.language).find(({ type }) => type === 'appliance')
  return asked &&
    (question === null || (untimed.includes(question.type) && !isEveryday(question.key, table.language)))
    ? applianceTime(asked.question.text, table)
    : null
}

const untimed: readonly QuestionType[] = ['timing', 'totalTime', 'advice', 'ahead', 'prepare']

/** Whether a food may be left out: what only seasons or decorates may; anything else is replaced. */
function omission(question: Question, table: Table): string | null {
  const { language } = table
  const [food] = foodsIn(question.text, language)
  if (!food) return null
  const isSeasoning = ['herb', 'spice', 'nut', 'seed', 'berry', 'citrus', 'aromatic', 'condiment'].includes(
    food.category,
  )
  const fact = frame(isSeasoning ? 'may-omit' : 'needed', language)
  const own = frame('of-food', language, { food: capital(nameAsked(food, question.text, table)), fact })
  return isSeasoning ? own : `${own} ${substituteFor(question, table)}`
}

/** Answers to what a turn asked, each said once; what the kitchen does not know it says in one sentence. */
export function answersTo(questions: readonly string[], reading: Reading): string[] {
  const { wishes, dish } = reading
  const { language } = wishes
  const table: Table = { language, wishes, dish: wishes.settled === null ? null : dish }
  const warnings = dangersAsked(questions.join(' '), wishes)
  const found = questions.map((each) => {
    const verdict = allergyVerdict(each, table)
    if (verdict) return verdict
    const question = matches(lacking, fold(each))
      ? { type: 'substitute' as const, key: null, answer: null, text: spaced(each) }
      : withContext(recogniseAny(each, language) ?? recogniseShort(each, reading), reading)
    const machine = machineTime(each, question, table)
    if (machine) return machine
    const own = table.dish
      ? fromThePlan(each, questions.join(' '), question, { ...table, dish: table.dish })
      : null
    const isSafe = warnings.length === 0 || (question !== null && besideDanger.includes(question.type))
    if (!isSafe) return null
    if (own) return own
    const known = question && answerOne(question, table)
    return known && known !== aboutChef('unknown', language)
      ? known
      : (recalled(each, table) ?? adviceOn(each, table) ?? aboutSo(each, table) ?? looseAnswer(each, table, reading))
  })
  if (warnings.length > 0) return [...warnings, ...found.filter((each) => each !== null)]
  const answered = found.filter((each) => each !== null)
  // That there is no dish is nothing to say beside an answer.
  const rest = answered.filter((each) => each !== aboutChef('no-dish', language))
  const known = rest.length > 0 ? rest : answered
  // One sentence suffices for all that it does not know, and a remark beside a question that it knows needs none.
  return known.length > 0 ? [...new Set(known)] : [aboutChef('unknown', language)]
}
