import { findIngredients } from '../lexicon/find.ts'
import { usesOf } from '../read/text/step-uses.ts'
import { means } from '../lexicon/kinds.ts'
import { isWarning } from './inedible.ts'
import { foodsSaid } from './names-in-text.ts'
import {
  namesOf,
  quoted,
  findingOf,
  type SafetyFinding,
  type Sentence,
  type CheckedDish,
  type CheckedItem,
} from './checked-dish.ts'

const unused: Sentence = {
  en: (items = '') => `No step uses ${items}.`,
  fr: (items = '') => `Aucune étape n’utilise ${items}.`,
  es: (items = '') => `Ningún paso usa ${items}.`,
  de: (items = '') => `Kein Schritt verwendet ${items}.`,
}

const unlisted: Sentence = {
  en: (items = '') => `The steps use what is not on the list: ${items}.`,
  fr: (items = '') => `Les étapes utilisent ce qui n’est pas dans la liste : ${items}.`,
  es: (items = '') => `Los pasos usan algo que no está en la lista: ${items}.`,
  de: (items = '') => `Die Schritte verwenden etwas, das nicht auf der Liste steht: ${items}.`,
}

/** What every kitchen has and no list need name. */
const atHand = new Set(['water', 'ice', 'salt', 'black-pepper', 'sparkling-water'])

function saidFoods({ steps, language }: CheckedDish) {
  const named = (text: string) => findIngredients(text, language, 'exact')
  return steps.flatMap(({ text }) =>
    foodsSaid(text, language, named).filter(({ start, end }) => !isWarning(text, start, end)),
  )
}

/** Items no step uses, and foods in the steps that the list leaves out. */
export function listAgainstSteps(dish: CheckedDish): SafetyFinding[] {
  const { items, steps, language } = dish
  if (items.length === 0 || steps.length === 0) return []
  const texts = steps.map(({ text }) => text)
  const named = usesOf(
    texts,
    items.map(({ item }) => item),
    language,
  )
  const used = new Set([...steps.flatMap(({ uses }) => uses), ...named.flat()])
  const idle = items.filter((_, place) => !used.has(place))
  const listed = items.flatMap(({ foods }) => foods)
  const words = items.map(({ item, note }) => `${item} ${note ?? ''}`.toLowerCase()).join('\n')
  const extra = saidFoods(dish).filter(
    ({ ingredient, matched }) =>
      !atHand.has(ingredient.id) &&
      !words.includes(matched.toLowerCase()) &&
      !listed.some((food) => food.id === ingredient.id || means(ingredient, food) || means(food, ingredient)),
  )
  return [
    ...(idle.length
      ? [findingOf('unused-item', 'note', unused, language, namesOf(idle.map(({ item }) => item)))]
      : []),
    ...(extra.length
      ? [findingOf('unlisted-item', 'note', unlisted, language, namesOf(extra.map(({ matched }) => matched)))]
      : []),
  ]
}

const odd: Sentence = {
  en: (item = '', grams = '') => `${grams} g of ${item} per serving cannot be right.`,
  fr: (item = '', grams = '') => `${grams} g de ${item} par portion, c’est sûrement une erreur.`,
  es: (item = '', grams = '') => `${grams} g de ${item} por ración no puede ser.`,
  de: (item = '', grams = '') => `${grams} g ${item} pro Portion können nicht stimmen.`,
}

/** Salt that is cooked in, around or with, and not eaten. */
const notEaten =
  /crust|croûte|costra|kruste|brine|saumure|salmuera|lake|cur(?:e|ing)|pasta water|cooking water|eau de cuisson|agua de cocción|kochwasser|nudelwasser|frying|friture|freír|frittier|bain de|en sal(?!\p{L})/iu

function mostPerServing({ foods }: CheckedItem): number {
  const [food] = foods
  if (!food) return 3000
  if (food.id === 'nutmeg') return 3
  if (food.id === 'salt' || food.id === 'celery-salt') return 15
  if (food.id === 'baking-soda' || food.id === 'baking-powder' || food.id === 'yeast') return 20
  if (food.id === 'gelatine' || food.id === 'agar-agar') return 15
  if (food.id === 'habanero' || food.id === 'tabasco' || food.id === 'cayenne') return 20
  if (food.category === 'spice') return 40
  if (food.category === 'spirit') return 200
  if (food.id === 'frying-oil') return 3000
  if (food.category === 'fat') return 250
  return 2000
}

const dangerousPerServing: Record<string, number> = { nutmeg: 5, salt: 50, 'celery-salt': 50 }

/** Amounts no portion can hold, per serving. */
export function oddAmounts({ items, steps, recipe, language }: CheckedDish): SafetyFinding[] {
  return items.flatMap((item, place): SafetyFinding[] => {
    if (item.grams === null || item.foods.length !== 1) return []
    const grams = item.grams / recipe.servings
    const around = [
      item.item,
      item.note ?? '',
      ...steps.filter(({ uses }) => uses.includes(place)).map(({ text }) => text),
    ]
    if (grams <= mostPerServing(item) || around.some((text) => notEaten.test(text))) return []
    const id = item.foods[0]?.id ?? ''
    const deadly = grams >= (dangerousPerServing[id] ?? Infinity)
    const words = [quoted(item.item, language), String(Math.round(grams))]
    return [findingOf('odd-amount', deadly ? 'dangerous' : 'warning', odd, language, ...words)]
  })
}

const times: Sentence = {
  en: (steps = '', said = '') => `A step takes ${steps} minutes, but the recipe says ${said} in all.`,
  fr: (steps = '', said = '') =>
    `Une étape dure ${steps} minutes, alors que la recette en annonce ${said} en tout.`,
  es: (steps = '', said = '') => `Un paso dura ${steps} minutos, pero la receta dice ${said} en total.`,
  de: (steps = '', said = '') =>
    `Ein Schritt dauert ${steps} Minuten, das Rezept nennt aber insgesamt ${said}.`,
}

const sums: Sentence = {
  en: (steps = '', said = '') => `The steps add up to ${steps} minutes, but the recipe says ${said}.`,
  fr: (steps = '', said = '') => `Les étapes totalisent ${steps} minutes, la recette en annonce ${said}.`,
  es: (steps = '', said = '') => `Los pasos suman ${steps} minutos, pero la receta dice ${said}.`,
  de: (steps = '', said = '') => `Die Schritte ergeben zusammen ${steps} Minuten, das Rezept nennt ${said}.`,
}

/** Steps may run side by side, so their sum may exceed the whole by half before it is called wrong. */
export function oddTimes({ recipe, steps, language }: CheckedDish): SafetyFinding[] {
  const said = recipe.prepMinutes + recipe.cookMinutes
  if (said === 0) return []
  const minutes = steps.map((step) => step.minutes ?? 0)
  const longest = Math.max(0, ...minutes)
  const sum = minutes.reduce((all, each) => all + each, 0)
  if (longest > said) return [findingOf('odd-times', 'note', times, language, String(longest), String(said))]
  return sum > said * 1.5 + 15
    ? [findingOf('odd-times', 'note', sums, language, String(sum), String(said))]
    : []
}
