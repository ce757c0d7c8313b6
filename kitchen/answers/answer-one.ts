import type { TableDish } from '../library/table-dish.ts'
import { abilitiesOf, identityAnd } from './abilities.ts'
import { temperatureOf, timingOf } from './cooking-times.ts'
import { contentOf, contentOfFood } from './contents.ts'
import { drinkFor, sideFor } from './drinks-and-sides.ts'
import { mayEat } from './eaters.ts'
import { expectedIn } from './expected.ts'
import { factOf, ratioOf, seasonIn } from './food-facts.ts'
import { keepingOf } from './keeping.ts'
import { advice, findAsked, isEveryday, nearestFit, ofDishes, rescues, type Fit } from './known.ts'
import { measureOf } from './measures.ts'
import { cookingStep } from './of-the-dish.ts'
import { insteadIn, neededIn } from './needed.ts'
import { ovenScales, tinOf, toldScales } from './oven-and-tin.ts'
import { portionOf } from './portions.ts'
import { readBack } from './recipe-reading.ts'
import { ofKindAsked, type Question } from './recognise.ts'
import { swapIn } from './swap-in.ts'
import { aboutChef, calledOn, foodsIn, frame, minding, type Table } from './table.ts'
import { spaced } from './words.ts'

/** One question answered; null when the kitchen does not know. */
export function answerOne(question: Question, table: Table): string | null {
  const { language, dish } = table
  const own = dish ? { ...table, dish } : null
  switch (question.type) {
    case 'abilities':
    case 'price':
      return abilitiesOf(question, table)
    case 'identity':
      return identityAnd(question, table)
    case 'calories':
    case 'menu':
      return aboutChef(question.type, language)
    case 'prepare':
      return (
        factOf('prepare', question.text, table, true) ??
        adviceOn(question.text, table) ??
        adviceNear(question.text, table) ??
        factOf('prepare', question.text, table)
      )
    case 'omit':
      return neededIn(question, table)
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
      return swapIn(question.text, table) ?? insteadIn(question, table)
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
    case 'measure':
      return converted(question, table)
    case 'timing':
      return timingOf(question, table)
    case 'temperature':
      return own && foodsIn(question.text, language).length === 0
        ? temperatureOrStep(question, own)
        : temperatureOf(question, table)
    case 'contains':
      return own
        ? contentOf(question, own)
        : (contentOfFood(question, table) ?? aboutChef('no-dish', language))
    case 'meaning':
      return question.answer
    case 'amount':
      return (own && readBack(question, own)) || portionOf(question, table)
    default:
      // "À quelle température cuire un rôti de porc ?" names the meat, where there is no oven of a dish.
      if (!own && question.type === 'ovenTemperature' && foodsIn(question.text, language).length > 0)
        return temperatureOf(question, table)
      // "How long do they have to boil?" asks for the step, not for all the time that the dish takes.
      if (own && question.type === 'totalTime' && cooking.test(question.text))
        return cookingStep(question.text, own) ?? readBack(question, own)
      return own ? readBack(question, own) : aboutChef('no-dish', language)
  }
}

/** "350 F and 1 cup of flour": degrees and measures, each by its own unit. */
function converted(question: Question, table: Table): string {
  const scales = toldScales(question, table)
  const measured = measureOf(question, table)
  const isMeasured = ![frame('measures', table.language), aboutChef('unknown', table.language)].includes(
    measured,
  )
  if (question.type === 'oven' && !isMeasured) return scales ?? ovenScales(question, table)
  return scales ? (isMeasured ? `${scales} ${measured}` : scales) : measured
}

const cooking =
  / (?:boil|simmer|fry|bake|roast|poach|steam|grill|pan|pot|oven|stove|poele|casserole|cocotte|four|feu|sarten|olla|cazuela|horno|fuego|plancha|pfanne|topf|ofen|herd|cuire|bouillir|mijoter|frire|cocer|cocerse|hervir|freir|hornear|asar|kochen|koch|braten|backen|garen|sieden|ziehen|schmoren|koecheln|kocheln) /

/** What is known on a dish like the one on the table, where all but its name is in the question. */
export function adviceOnDish(sentence: string, table: Table): Fit | null {
  const { language, dish } = table
  if (!dish) return null
  const text = `${spaced(sentence)}${spaced(calledOn(table))}`
  return findAsked([ofDishes, rescues, advice], sentence, text, language, ofKindAsked(sentence, language))
}

/** Advice on the foods that a question names or, where it only says "they", on those of the dish. */
function adviceOn(sentence: string, table: Table): string | null {
  const { language, dish } = table
  const parts = (dish?.plan.parts ?? []).map(({ ingredient }) => ingredient.names[language].many).join(' ')
  const namesNone = foodsIn(sentence, language).length === 0
  // What asks of no food asks of the dish: its title is read with it, and then what it is made of.
  const meant = namesNone && dish ? [calledOn(table), '', parts] : ['']
  const ofKind = ofKindAsked(sentence, language)
  const found = meant.flatMap(
    (each) =>
      findAsked([advice, rescues], sentence, `${spaced(sentence)}${spaced(each)}`, language, ofKind) ?? [],
  )[0]
  return found ? minding(found.known.answer, table) : null
}

/** Advice that speaks of the food and of what is done to it, though its rule names no food: pitting fruit. */
function adviceNear(sentence: string, table: Table): string | null {
  const { language } = table
  const found = nearestFit([advice], spaced(sentence), language, undefined, ofKindAsked(sentence, language))
  return found && minding(found.known.answer, table)
}

/** The step that cooks the dish, and where doneness is asked the sign of it. */
export function temperatureOrStep(question: Question, table: Table & { dish: TableDish }): string | null {
  const step = cookingStep(question.text, table)
  const isBraised =
    !asksCore.test(question.text) &&
    table.dish.plan.dish.kind !== 'roast' &&
    table.dish.plan.steps.some(
      ({ heated, wet, minutes }) => heated === true && wet === true && (minutes ?? 0) >= 40,
    )
  const asksSign = question.type === 'temperature'
  const sign = !asksSign ? '' : isBraised ? frame('tender', table.language) : temperatureOf(question, table)
  const isKnown = sign !== '' && sign !== aboutChef('unknown', table.language)
  const oven = readBack({ ...question, type: 'ovenTemperature' }, table)
  const expected = expectedIn(question.text, table.language)?.type
  if (
    expected === 'hot' &&
    !asksCore.test(question.text) &&
    step &&
    oven !== frame('no-oven', table.language)
  )
    return `${oven} ${step}`
  if (!isKnown) return step
  return step && step !== sign && (expected === 'long' || expected === 'hot') ? `${sign} ${step}` : sign
}

/** Asks for the heat in the middle, whatever a fork would say. */
const asksCore =
  / (?:core|internal|inside|thermometer|kerntemperatur|innentemperatur|im kern|fleischthermometer|a coeur|temperature interne|temperatura interna|en el centro|por dentro) /
