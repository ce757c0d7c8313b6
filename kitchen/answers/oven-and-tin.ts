import type { TableDish } from '../library/table-dish.ts'
import { usualTin } from './tin-size.ts'
import { frame, type Table } from './table.ts'
import { inVessel } from './vessels.ts'
import { numbersIn } from './numbers.ts'
import type { Question } from './recognise.ts'

const fiveDegrees = (celsius: number) => Math.round(celsius / 5) * 5
const gasMark = (celsius: number) => Math.max(1, Math.min(10, Math.round((celsius - 121) / 14)))
const fahrenheit = (celsius: number) => Math.round((celsius * 9) / 5 / 5 + 32 / 5) * 5

/** One oven temperature on all scales. */
export const onAllScales = (celsius: number) => ({
  celsius,
  fan: celsius - 20,
  gas: gasMark(celsius),
  f: fahrenheit(celsius),
  th: Math.round(celsius / 30),
})

const fan = / (?:fan|umluft|heissluft|chaleur tournante|ventile|ventilador|conveccion|convection|turbo|aire) /
const gas = /gas ?mark|gasstufe|gas stufe| (?:gas|marca|stufe) /
const french = / th(?:ermostat)? \d/
/** A number that is set for another oven is not the one of the fan: "what do I set instead of 200?" */
const plainToFan =
  /(?:instead of|in place of|rather than|au lieu de|a la place de|en lugar de|en vez de|anstatt|statt|anstelle von) (?:the |les |los |las |der )?\d|(?:to|in|into) (?:a )?fan|(?:bei|in|auf|mit) (?:der )?(?:umluft|heissluft)|en chaleur tournante|con ventilador|in umluft/

const fahrenheitWords = /fahrenheit|\d ?°? ?f /

/** What the number of an oven means in degrees of top and bottom heat. */
function celsiusOf(text: string, number: number): number | null {
  if (french.test(text) && number <= 10) return number * 30
  if (number <= 10) return gas.test(text) ? 121 + number * 14 : null
  if (fahrenheitWords.test(text) || number > 280) return ((number - 32) * 5) / 9
  if (
    fan.test(text) &&
    !plainToFan.test(text) &&
    !/(?:ober|statique|arriba|conventional|without fan)/.test(text)
  )
    return number + 20
  return number
}

/** A number of degrees, of a gas mark or of a thermostat. */
const degrees =
  / (?:(\d{2,3}) ?(?:°|degrees?|degres|grados?|grad)? ?(?:f|c|fahrenheit|celsius)|(\d{2,3}) ?(?:°|degrees|degres|grados|grad)|(?:gas ?mark|gas|gasstufe|th|thermostat) (\d{1,2})) /

/** The oven temperature that a text tells on some scale, on the others; null where it tells none. */
export const toldScales = (question: Question, table: Table): string | null => {
  const [said] = degrees.exec(question.text) ?? []
  return said === undefined ? null : ovenScales({ ...question, text: said }, table)
}

/** One temperature on the other scales; without a number, that of the recipe or the rule. */
export function ovenScales({ text }: Question, { language, dish }: Table): string {
  const [number] = numbersIn(text.replace(/(\d)(?=[fc] )/g, '$1 '), language)
  const own = dish?.recipe.steps.find(({ celsius }) => (celsius ?? 0) >= 100)?.celsius
  const celsius = number === undefined ? (own ?? null) : celsiusOf(text, number)
  if (celsius === null || celsius < 60 || celsius > 330) return frame('scale-rule', language)
  const scales = onAllScales(fiveDegrees(celsius))
  // Who asks in Fahrenheit hears the same number again.
  const said = number !== undefined && (number > 280 || fahrenheitWords.test(text)) ? { f: number } : {}
  return frame('scale', language, { ...scales, ...said })
}

const baked =
  /^(?:gratin|pastaBake|layeredBake|cottagePie|fishPie|enchiladas|stuffed|ratatouille|trayBake|crumble|clafoutis|bakedFruit|tiramisu|breadPudding)$/

/** How wide a tin the dish on the table is made in: as its steps say, or by how many it serves. */
const tinSizeOf = ({ plan, recipe }: TableDish): number =>
  Number(
    recipe.steps.map(({ text }) => /(\d\d)[ \u00a0]cm/.exec(text)?.[1]).find(Boolean) ??
      usualTin(recipe.servings ?? 4, plan.dish.kind),
  )

/** How wide a pan or pot the dish on the table takes. */
const panSizeOf = ({ plan, recipe }: TableDish): number => {
  const servings = recipe.servings ?? 4
  if (plan.dish.kind !== 'paella') return 20 + 2 * Math.min(servings, 6)
  return servings <= 2 ? 26 : 26 + 2 * Math.min(servings, 10)
}

/** The tin, dish or pan that the dish on the table is made in. */
function vesselOf(dish: TableDish, language: Table['language']): string {
  const { plan, recipe } = dish
  const servings = recipe.servings ?? 4
  const id = plan.dish.kind
  const size = tinSizeOf(dish)
  const tin = baked.test(id)
    ? frame('baking-dish', language, { size: servings <= 3 ? 18 : 20, loaf: servings <= 3 ? 24 : 30 })
    : recipe.dishType === 'Desserts' || /tart|quiche|pizza|loaf/i.test(id)
      ? frame('round-tin', language, { size, loaf: size <= 20 ? 25 : 30 })
      : id === 'paella'
        ? frame('wide-pan', language, { size: panSizeOf(dish) })
        : frame('pot-size', language, { size: panSizeOf(dish) })
  return frame('tin-of-dish', language, { tin })
}

/** The size that a recipe asks for. */
const ofRecipe = / (?:recipe|recette|receta|rezept)(?: [a-z]+){0,4} (\d+)/

const rectangle = /(\d{2}) ?x ?(\d{2})/

/** How much of the amounts another tin takes, by its area, and what that does to the time. */
export function tinOf({ text }: Question, { language, dish }: Table): string {
  const inches = / (?:inch|inches|pulgadas|zoll|pouces?) /.test(text) ? 2.54 : 1
  const numbers = (text.match(/\d+/g) ?? []).map((each) => Math.round(Number(each) * inches))
  const sides = rectangle.exec(text)
  const round = numbers.filter((size) => size >= 10 && size <= 40)
  const area = (diameter: number) => (Math.PI * diameter * diameter) / 4
  const isSecond = / (?:instead of|statt|anstatt|au lieu d|en vez d|en lugar d)e? /.test(text)
  if (sides) {
    const [, width = '', length = ''] = sides
    return tinSentence(
      `${width} × ${length} cm`,
      '26 cm',
      (Number(width) * Number(length)) / area(26),
      language,
    )
  }
  const [first, second] = round
  if (first === undefined)
    return (
      (dish && (inVessel(text, dish, tinSizeOf(dish), language) ?? vesselOf(dish, language))) ??
      frame('tin-usual', language)
    )
  const isBaked = dish?.recipe.steps.some(({ celsius }) => (celsius ?? 0) >= 100) ?? false
  if (dish && second === undefined && !isBaked) {
    const key = first >= panSizeOf(dish) - 2 ? 'pan-fits' : 'pan-small'
    return frame(key, language, { to: first, size: panSizeOf(dish) })
  }
  if (dish && second === undefined) {
    const width = / (?:square|carre|cuadrad[oa]|quadratisch\w*|eckig\w*) /.test(text)
      ? first * Math.sqrt(4 / Math.PI)
      : first
    const ratio = area(width) / area(tinSizeOf(dish))
    return ratio > 0.9 && ratio < 1.15
      ? frame('tin-fits', language, { to: `${first} cm` })
      : tinSentence(`${first} cm`, `${tinSizeOf(dish)} cm`, ratio, language)
  }
  const usual = first === 26 ? 24 : 26
  // "Mine is 20, the recipe says 24."
  const isMeant = ofRecipe.exec(text)?.[1] === String(second)
  const [to, from] =
    second === undefined ? [first, usual] : isSecond || isMeant ? [first, second] : [second, first]
  return tinSentence(`${to} cm`, `${from} cm`, area(to) / area(from), language)
}

const tinSentence = (to: string, from: string, ratio: number, language: Table['language']) =>
  frame('tin', language, {
    to,
    from,
    percent: Math.round(ratio * 20) * 5,
    time: frame(ratio < 1 ? 'tin-smaller' : 'tin-bigger', language),
  })
