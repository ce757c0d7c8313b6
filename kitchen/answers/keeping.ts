import { entriesByKey } from './read-entries.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { TableDish } from '../library/table-dish.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { findIngredients } from '../lexicon/find.ts'
import { readDishMentions } from '../understand/dish-mentions.ts'
import { fold } from '../lexicon/text/fold.ts'
import { expectedIn } from './expected.ts'
import { areHarmedByFrost, factOf, nameAsked } from './food-facts.ts'
import { kindAsked, kindOf, readsDish, kinds, type Kind } from './kinds.ts'
import { aboutChef, capital, entriesAbout, frame, type Table } from './table.ts'
import { numbersIn } from './numbers.ts'
import type { Question } from './recognise.ts'

const sentences = entriesByKey('keeping.txt')
const foods = entriesAbout('food-keeping.txt').filter(({ entry, foods: list }) => {
  if (list.length === 0) throw new Error(`${entry.place}: no foods`)
  return true
})

const aspects = ['keep', 'freeze', 'reheat', 'ahead'] as const

for (const kind of kinds.values())
  for (const aspect of aspects)
    if (!sentences.has(`${aspect}-${kind[aspect]}`))
      throw new Error(`keeping.txt: no "${aspect}-${kind[aspect]}", which kinds.txt names`)

/** The part behind a bar is said of dishes, not when only keeping is asked of a food. */
const sentence = (aspect: (typeof aspects)[number], kind: Kind, { language }: Pick<Table, 'language'>) =>
  (sentences.get(`${aspect}-${kind[aspect]}`)?.text[language] ?? '').replace(' | ', ' ')

const aspectOf = { keeping: 'keep', freezing: 'freeze', reheating: 'reheat', ahead: 'ahead' } as const

/** The line on a group of foods, with the name of the one that was asked about where the line only speaks of the group. */
function naming(
  asked: readonly Ingredient[],
  { entry, foods: list }: (typeof foods)[number],
  text: string,
  table: Table,
): string {
  const line = entry.text[table.language]
  const food = asked.find((each) => list.includes(each))
  const name = food ? nameAsked(food, text, table) : ''
  const isNamed = fold(line).includes(fold(name).slice(0, 5))
  return isNamed ? line : frame('of-food', table.language, { food: capital(name), fact: line })
}

/** Whether it can be done, before how: "Yes:", "Partly:". */
const yes =
  /^(?:Yes|Oui|Sí|Ja|Partly|En partie|En parte|Zum Teil)(?:,? and it should be|,? c'est (?=même)|,? y conviene|, unbedingt)? ?[,:;] ?/

/** How a dish is made the day before, or frozen, said as advice and not as the answer to a question. */
export function adviceAhead(dish: TableDish, aspect: 'ahead' | 'freeze', language: Language): string {
  const line = sentence(aspect, kindOf(dish), { language })
  return capital(line.replace(yes, ''))
}

/** Words for days, which no step of a recipe takes. */
const days = / (?:days?|jours?|dias?|tagen?|tage) /
const tomorrow = / (?:until|till|til|jusqu a|hasta|bis) (?:tomorrow|demain|manana|morgen) /
const weekdays: readonly RegExp[] = [
  / (?:monday|lundi|lunes|montag) /,
  / (?:tuesday|mardi|martes|dienstag) /,
  / (?:wednesday|mercredi|miercoles|mittwoch) /,
  / (?:thursday|jeudi|jueves|donnerstag) /,
  / (?:friday|vendredi|viernes|freitag) /,
  / (?:saturday|samedi|sabado|samstag|sonnabend) /,
  / (?:sunday|dimanche|domingo|sonntag) /,
]

/** For how many days somebody wants to keep it: "for 3 days", "from Friday to Sunday"; null where nothing is said. */
function daysWanted(text: string, language: Language): number | null {
  const counted = text.search(days)
  if (counted >= 0) return numbersIn(text.slice(0, counted + 1), language).at(-1) ?? null
  if (tomorrow.test(text)) return 1
  const named = weekdays
    .map((day, at) => ({ at, found: text.search(day) }))
    .filter(({ found }) => found >= 0)
    .toSorted((a, b) => a.found - b.found)
  const [from, to] = named
  return from && to ? (to.at - from.at + 7) % 7 : null
}

/** Whether a dish keeps for so long; null where its kind has no days. */
function keepsFor(wanted: number | null, { keep }: Kind, language: Language): string | null {
  const most = Number(/[a-z](\d)$/.exec(keep)?.[1])
  if (wanted === null || !(most > 0)) return null
  return frame(wanted <= most ? 'keeps-yes' : 'keeps-no', language)
}

const mixture =
  / (?:mix|mixture|dough|batter|patties|preparation|pate|farce|appareil|masa|mezcla|relleno|masse|teig|fullung|rohmasse) /
const uncooked = / (?:raw|uncooked|crue?s?|crud[oa]s?|rohe?|ungekocht|ungegart) /
const ofDough =
  / (?:yeast|levee?|levadura|hefe\w*|pastry|brisee|feuilletee|hojaldre|quebrada|murbe?teig|blatterteig) /
const shapedToo = /^(?:meatballs|burger|meatloaf|klopse|skewers|breadDumplings|potatoBalls)$/

/** What one shapes and fries is called a dough in many a language; how long it keeps raw is another question than cooked. */
export function keepingOfMixture(text: string, { language, dish }: Table): string | null {
  const isShaped = dish && (kindOf(dish).name === 'crisp' || shapedToo.test(dish.plan.dish.kind))
  return isShaped && (mixture.test(text) || uncooked.test(text)) && !ofDough.test(text)
    ? (sentences.get('mix-shaped')?.text[language] ?? null)
    : null
}

const inTitleOf = (food: Ingredient, { dish, language }: Table): boolean =>
  dish?.recipe.title.toLocaleLowerCase().includes(food.names[language].one.toLocaleLowerCase()) ?? false

/** Foods that name a dish of which they are only a part: potato salad. */
const unjarred: readonly string[] =
  'meat poultry fish shellfish sausage potato vegetable leafyGreen legume grain pasta'.split(' ')

/** How the dish on the table keeps, freezes, is warmed up and prepared ahead; or how a food keeps that is none of it. */
export function keepingOf({ text }: Question, type: keyof typeof aspectOf, table: Table): string {
  const { language, dish } = table
  const ofMixture = keepingOfMixture(text, table)
  if (ofMixture) return ofMixture
  // Goulash is a dish, though its meat is sold by the same name.
  const dishes = readDishMentions(text, language)
  const named = [
    ...new Set(
      findIngredients(text, language)
        .filter(({ start, end }) => !dishes.some((each) => each.at <= start && each.end >= end))
        .map(({ ingredient }) => ingredient),
    ),
  ]
  // Pesto and mayonnaise are named like a dish and keep like what stands in a jar.
  const jarred = findIngredients(text, language).find(
    ({ ingredient: { category }, start, end }) =>
      !unjarred.includes(category) &&
      dishes.some((each) => Math.abs(each.at - start) <= 1 && Math.abs(each.end - end) <= 1),
  )?.ingredient
  const ofJar = jarred && type === 'keeping' ? foods.find(({ foods: list }) => list.includes(jarred)) : null
  if (jarred && ofJar && !(dish && inTitleOf(jarred, table))) return naming([jarred], ofJar, text, table)
  const ofDish = dish?.plan.parts.some(({ ingredient }) => named.includes(ingredient)) ?? false
  const inTitle = named.some((food) => inTitleOf(food, table))
  const food = foods.find(({ foods: list }) => list.some((each) => named.includes(each)))
  if (food && type === 'keeping' && !inTitle && !readsDish(text, language))
    return naming(named, food, text, table)
  // "Can I freeze it if it's got potatoes in it?"
  const ofFrozenDish = type === 'freezing' && dish !== null && (ofDish || areHarmedByFrost(named))
  const kind = ofFrozenDish && named.length > 0 ? kindOf(dish) : kindAsked(text, language, dish)
  const verdict =
    kind && (type === 'keeping' || type === 'ahead')
      ? keepsFor(daysWanted(text, language), kind, language)
      : null
  if (kind && verdict) return `${verdict} ${sentence('keep', kind, table)}`
  const isOfDish = named.length === 0 || inTitle || ofFrozenDish
  const fact = isOfDish || type === 'ahead' ? null : factOf(aspectOf[type], text, table)
  if (fact && !(kind && readsDish(text, language))) return fact
  if (kind && (named.length === 0 || ofDish || !food || type !== 'keeping')) {
    // "How many days ahead?" asks for days, which are those that it keeps.
    const asksDays = type === 'ahead' && expectedIn(text, language)?.type === 'long'
    return [sentence(aspectOf[type], kind, table), asksDays && sentence('keep', kind, table)]
      .filter(Boolean)
      .join(' ')
  }
  if (food) return naming(named, food, text, table)
  return aboutChef(named.length > 0 ? 'unknown' : 'no-dish', language)
}
