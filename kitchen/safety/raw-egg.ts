import { fold } from '../lexicon/text/fold.ts'
import { anyOf, inEach } from '../lexicon/text/word-list.ts'
import {
  findingOf,
  type CheckedDish,
  type CheckedItem,
  type SafetyFinding,
  type Sentence,
} from './checked-dish.ts'
import { heatingSteps, isServedRaw } from './heated.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('eggs')
const runny = inEach(lists('runny'))
const firm = inEach(lists('firm'))
/** Dishes and eggs that are raw or soft by custom. */
const customary = anyOf(wordLists('vulnerable-eaters')('raw-egg'))
const withoutEgg = anyOf(lists('without-egg'))

const eggIds = new Set(['egg', 'egg-yolk', 'egg-white', 'quail-egg'])

const homemade = anyOf(lists('homemade'))

/** Mayonnaise from a jar is of pasteurised egg. */
const isHomemadeMayonnaise = ({ item, note, foods }: CheckedItem) =>
  foods.some(({ id }) => id === 'mayonnaise') && homemade.test(fold(`${item} ${note ?? ''}`))

const isPasteurised = ({ item, note }: CheckedItem) => /pasteuri/i.test(`${item} ${note ?? ''}`)

/** The places of the eggs that are not pasteurised. */
const eggsOf = ({ items }: CheckedDish): number[] =>
  items.flatMap((item, place) =>
    (item.foods.some(({ id }) => eggIds.has(id)) || isHomemadeMayonnaise(item)) && !isPasteurised(item)
      ? [place]
      : [],
  )

/**
 * After so many minutes on the stove or in the oven white and yolk are firm, whatever the dish is called; not so in a sauce
 * that is kept below the heat at which yolk sets.
 */
const firmAfter = 8
const yolkSetsAt = 72

const isCookedLong = (dish: CheckedDish, place: number): boolean =>
  heatingSteps(dish, place)
    .filter(({ celsius }) => (celsius ?? yolkSetsAt) >= yolkSetsAt)
    .reduce((sum, { minutes }) => sum + (minutes ?? 0), 0) >= firmAfter

/**
 * True when the egg of a dish does not set all through: a step or the name says so, or the dish is one whose egg stays soft.
 * An egg that only the name has counts where something on the list is not known.
 */
export function servesEggRunny(dish: CheckedDish): boolean {
  const { recipe, items, steps, language } = dish
  const eggs = eggsOf(dish)
  const texts = [recipe.title, ...items.map(({ item }) => item), ...steps.map(({ text }) => text)].map(fold)
  const says = (pattern: RegExp) => texts.some((text) => pattern.test(text))
  if (eggs.length > 0) {
    if (says(runny[language])) return true
    return says(customary) && !says(firm[language]) && !eggs.every((place) => isCookedLong(dish, place))
  }
  const isOpen = items.some(({ known }) => !known) || items.length === 0
  const isEgg = items.some(({ foods }) => foods.some(({ id }) => eggIds.has(id)))
  return isOpen && !isEgg && customary.test(fold(recipe.title)) && !says(withoutEgg)
}

/** True when an egg goes in and no step that it is in, and none behind that, heats anything. */
export const servesEggRaw = (dish: CheckedDish): boolean =>
  eggsOf(dish).some((place) => isServedRaw(dish, place))

const raw: Sentence = {
  en: () =>
    'The egg stays raw: use very fresh or pasteurised eggs, and not for small children, pregnant or frail people.',
  fr: () =>
    'L’œuf reste cru : le prendre extra-frais ou pasteurisé ; à éviter pour les jeunes enfants, les femmes enceintes et les personnes fragiles.',
  es: () =>
    'El huevo queda crudo: que sea muy fresco o pasteurizado; no es para niños pequeños, embarazadas ni personas delicadas.',
  de: () =>
    'Das Ei bleibt roh: nur ganz frische oder pasteurisierte Eier nehmen; nichts für kleine Kinder, Schwangere und Geschwächte.',
}

const told = /raw egg|pasteuri|œufs? crus?|huevos? crudos?|rohe[ns]? ei|roh bleibt/i

/** A note about raw egg, unless the recipe tells of it already. */
export function rawEggNote(dish: CheckedDish): SafetyFinding[] {
  const already = dish.recipe.safety.some((sentence) => told.test(sentence))
  return !already && servesEggRaw(dish) ? [findingOf('raw-egg', 'note', raw, dish.language)] : []
}
