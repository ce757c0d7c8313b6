import type { Ingredient } from '../lexicon/ingredient.ts'
import { kindOf } from './kinds.ts'
import { asking } from './asking.ts'
import { isEveryday } from './known.ts'
import type { QuestionType } from './question-types.ts'
import { entriesByKey, readEntries } from './read-entries.ts'
import type { Question } from './recognise.ts'
import { foodsIn, frame, type Table } from './table.ts'
import { fits, spaced } from './words.ts'

const machines = new Map(
  readEntries('appliances.txt').map(({ key, text, place }) => {
    for (const line of Object.values(text))
      if (line.split(' | ').length !== 2) throw new Error(`${place}: no "pressure | slow"`)
    return [key, text] as const
  }),
)

const fleshly = ({ category }: Ingredient) => ['meat', 'sausage'].includes(category)
const asksForSlow = / (?:slow|low|high|crock|lenta|mijoteuse|slowcooker|schongarer) /

const airFryer = entriesByKey('air-fryer.txt')
const asksForAir =
  / (?:air ?fryers?|air fry\w*|airfryer|air fried|friteuses? (?:a air|sans huile)|freidoras? de aire|freidora sin aceite|heissluftfritteuse|heissluftfritose|luftfritteuse) /

const wet: readonly string[] = [
  'soup',
  'coldSoup',
  'stew',
  'curry',
  'wok',
  'creamStew',
  'fishStew',
  'rice',
  'pasta',
  'mash',
]
const byKind: Readonly<Record<string, string>> = {
  crisp: 'breaded',
  tart: 'pastry',
  pie: 'pastry',
  fruitCake: 'pastry',
  cake: 'cake',
  egg: 'egg',
  eggCake: 'egg',
  bake: 'bake',
}
const minced = /^(?:meatballs|burger|meatloaf|klopse)$/

const byFood = (foods: readonly Ingredient[]): string | null => {
  const has = (...categories: string[]) => foods.some(({ category }) => categories.includes(category))
  if (has('poultry')) return 'poultry'
  if (has('meat', 'sausage')) return 'meat'
  if (has('fish', 'shellfish')) return 'fish'
  if (has('vegetable', 'potato', 'leafyGreen', 'mushroom')) return 'vegetable'
  return has('egg') ? 'egg' : null
}

/** Whether the food that is named, or the dish on the table, can be made in an air fryer, at how many degrees and how long. */
function inAirFryer(text: string, { language, dish }: Table): string | null {
  const named = foodsIn(text, language)
  const other = named.filter((food) => !dish?.plan.parts.some(({ ingredient }) => ingredient === food))
  const kind = dish && other.length === 0 ? kindOf(dish).name : null
  const template = dish?.plan.dish.kind ?? ''
  const foods = kind ? (dish?.plan.parts.map(({ ingredient }) => ingredient) ?? []) : named
  const key =
    kind === null
      ? byFood(foods)
      : template === 'battered'
        ? 'batter'
        : minced.test(template)
          ? 'mince'
          : wet.includes(kind)
            ? 'none'
            : (byKind[kind] ?? byFood(foods))
  return key === null ? null : (airFryer.get(key)?.text[language] ?? null)
}

/** What gives the dish its face: the chorizo in the lentils says nothing about how long they take. */
function mainsOf(dish: Table['dish']): readonly Ingredient[] {
  const parts = dish?.plan.parts ?? []
  const mains = parts.filter(({ role }) => role === 'main')
  return (mains.length > 0 ? mains : parts).map(({ ingredient }) => ingredient)
}

const asksTime = / (?:how long|minutes|combien|minutos|cuanto|wie lang\w*|minuten) /

/** What is crisp, baked or raw has no place under steam. */
const dry: readonly string[] = ['crisp', 'tart', 'pie', 'salad', 'cake', 'fruitCake', 'egg', 'eggCake']

/** Whether and how long the food that is named, or the dish on the table, cooks in a machine; null where that is not known. */
function applianceTime(text: string, table: Table): string | null {
  const { language, dish, wishes } = table
  if (asksForAir.test(text)) return inAirFryer(text, table)
  const named = foodsIn(text, language)
  const foods = named.length > 0 ? named : mainsOf(dish)
  const key = foods.some(fleshly)
    ? 'meat'
    : foods.some(({ category }) => category === 'poultry')
      ? 'poultry'
      : foods.some(({ category }) => category === 'legume')
        ? 'pulses'
        : 'other'
  const [pressure = '', slow = ''] = machines.get(key)?.[language].split(' | ') ?? []
  if (named.length === 0 && dish && dry.includes(kindOf(dish).name)) return frame('machine-no', language)
  const isYes = named.length === 0 && dish && !asksTime.test(text)
  const answer = asksForSlow.test(text) || (wishes.slowCooker && !wishes.pressureCooker) ? slow : pressure
  return isYes ? `${frame('machine-yes', language)} ${answer}` : answer
}

const asksOfMachine = asking('machine')

/** Whether a question is of a machine in which nothing takes its usual time. */
export const isOfMachine = (sentence: string, language: Table['language']): boolean =>
  fits(asksOfMachine[language](), spaced(sentence))

const untimed: readonly QuestionType[] = ['timing', 'totalTime', 'advice', 'ahead', 'prepare']

/** In a pressure or slow cooker everything takes another time than the recipe says. */
export const machineTime = (sentence: string, question: Question | null, table: Table): string | null =>
  isOfMachine(sentence, table.language) &&
  (question === null || (untimed.includes(question.type) && !isEveryday(question.key, table.language)))
    ? applianceTime(spaced(sentence), table)
    : null
