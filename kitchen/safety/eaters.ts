import type { Language } from '#shared/constants/languages.ts'
import { type Allergen, allergens, allergenWords } from '#shared/words/allergens.ts'
import { type Diet, dietWords } from '#shared/words/diets.ts'
import { addedSugar, isSuitable } from '../lexicon/facts.ts'
import { findIngredients } from '../lexicon/find.ts'
import { fold } from '../lexicon/fold.ts'
import { tokensOf } from '../lexicon/tokens.ts'
import {
  namesOf,
  findingOf,
  marked,
  type SafetyFinding,
  type Sentence,
  type CheckedDish,
  type CheckedItem,
} from './checked-dish.ts'
import { tenderFindings, type TenderEaters } from './tender-eaters.ts'
import { breaksDiet, namedBesideList } from '../read/text/named-allergens.ts'

/** What is known about who will eat. */
export interface Eaters extends TenderEaters {
  allergens?: readonly Allergen[]
  diets?: readonly Diet[]
  /** Words, in any language, for what is not wanted. */
  excluded?: readonly string[]
  /** Sentences about their diets, illnesses and medicines that a recipe for them must carry, whoever writes it. */
  notes?: readonly string[]
}

const allergen: Sentence = {
  en: (what = '', items = '') => `This dish must be free of ${what}, which is in ${items}.`,
  fr: (what = '', items = '') => `Ce plat doit être sans ${what} ; il y en a dans ${items}.`,
  es: (what = '', items = '') => `Este plato debe ir sin ${what}; hay en ${items}.`,
  de: (what = '', items = '') => `Das Gericht muss frei von ${what} sein; enthalten in ${items}.`,
}

const possible: Sentence = {
  en: (what = '', items = '') =>
    `This dish must be free of ${what}, which some makes of ${items} contain: only the label can tell.`,
  fr: (what = '', items = '') =>
    `Ce plat doit être sans ${what} ; il peut y en avoir dans ${items} : seule l’étiquette le dit.`,
  es: (what = '', items = '') =>
    `Este plato debe ir sin ${what}; puede haber en ${items}: solo lo dice la etiqueta.`,
  de: (what = '', items = '') =>
    `Das Gericht muss frei von ${what} sein; je nach Hersteller enthalten in ${items}: Das sagt nur das Etikett.`,
}

const spokenOf: Sentence = {
  en: (what = '', items = '') => `This dish must be free of ${what}, but its text speaks of ${items}.`,
  fr: (what = '', items = '') => `Ce plat doit être sans ${what}, mais son texte parle de ${items}.`,
  es: (what = '', items = '') => `Este plato debe ir sin ${what}, pero su texto habla de ${items}.`,
  de: (what = '', items = '') => `Das Gericht muss frei von ${what} sein, doch sein Text nennt ${items}.`,
}

const diet: Sentence = {
  en: (what = '', items = '') => `This dish is not ${what}, because of ${items}.`,
  fr: (what = '', items = '') => `Ce plat n’est pas ${what}, à cause de ${items}.`,
  es: (what = '', items = '') => `Este plato no es apto para una dieta ${what}, por ${items}.`,
  de: (what = '', items = '') => `Das ist wegen ${items} nicht ${what}.`,
}

const mixed: Sentence = {
  en: () => 'Meat and dairy stand in one dish: that is not kosher-style.',
  fr: () => 'Viande et produits laitiers dans un même plat : ce n’est pas de type casher.',
  es: () => 'Carne y lácteos en un mismo plato: no es de estilo kosher.',
  de: () => 'Fleisch und Milch in einem Gericht: Das ist nicht koscher.',
}

const sweet: Sentence = {
  en: (grams = '') => `With ${grams} g of added sugar per serving this is not low in sugar (8 g at most).`,
  fr: (grams = '') => `Avec ${grams} g de sucre ajouté par portion, ce n’est pas peu sucré (8 g au plus).`,
  es: (grams = '') => `Con ${grams} g de azúcar añadido por ración no es bajo en azúcar (8 g como máximo).`,
  de: (grams = '') =>
    `Mit ${grams} g zugesetztem Zucker pro Portion ist das nicht zuckerarm (höchstens 8 g).`,
}

const unwanted: Sentence = {
  en: (items = '') => `Not wanted in this dish: ${items}.`,
  fr: (items = '') => `À ne pas mettre dans ce plat : ${items}.`,
  es: (items = '') => `No debía llevar este plato: ${items}.`,
  de: (items = '') => `In diesem Gericht nicht erwünscht: ${items}.`,
}

function names(items: readonly CheckedItem[]) {
  return namesOf(items.map(({ item }) => item))
}

function excludedItems(items: readonly CheckedItem[], words: readonly string[]) {
  const ids = new Set(
    words.flatMap((word) => findIngredients(word, 'any').map(({ ingredient }) => ingredient.id)),
  )
  const folded = words.map((word) => fold(word.trim())).filter((word) => word.length >= 3)
  return items.filter(({ item, foods }) => {
    if (foods.some(({ id }) => ids.has(id))) return true
    const said = tokensOf(item).map(({ word }) => word)
    return folded.some((word) => ` ${said.join(' ')} `.includes(` ${word} `))
  })
}

/** The allergens of an item that none of its foods explains: of these the diets know more. */
const unexplained = ({ contains, foods }: CheckedItem) =>
  contains.filter((each) => !foods.some((food) => food.allergens.includes(each)))

/** Whether what an item is or holds may not be part of a diet. */
export const breaks = (item: CheckedItem, kept: Diet): boolean =>
  item.foods.some((food) => !isSuitable(food, kept)) || breaksDiet(kept, unexplained(item))

function dietFindings({ items, recipe, language }: CheckedDish, wanted: Diet, code: string): SafetyFinding[] {
  const foods = items.flatMap((item) => item.foods)
  if (wanted === 'lowSugar') {
    const grams = items.flatMap((item) => item.foods.map(() => item.grams))
    const sugar = addedSugar(foods, recipe.servings, grams)
    return sugar > 8 ? [findingOf(code, 'warning', sweet, language, String(Math.round(sugar)))] : []
  }
  const wrong = items.filter((item) => breaks(item, wanted))
  if (wrong.length) {
    return [findingOf(code, 'warning', diet, language, (spoken) => dietWords[spoken][wanted], names(wrong))]
  }
  const meat = foods.some(({ animal }) => ['beef', 'lamb', 'game', 'poultry'].includes(animal))
  const milk = foods.some((food) => food.allergens.includes('milk'))
  return wanted === 'kosherStyle' && meat && milk ? [findingOf(code, 'warning', mixed, language)] : []
}

/** Foods that only the steps name have no line. */
const isLine = ({ item, partOf }: CheckedItem, { recipe }: CheckedDish) =>
  partOf !== undefined || recipe.ingredients.some((line) => line.item === item)

/** An allergen that must not be there: in what the list names, may name, or in what the text speaks of beside it. */
function allergenFindings(dish: CheckedDish, each: Allergen): SafetyFinding[] {
  const { recipe, items, language } = dish
  const what = (spoken: Language) => allergenWords[spoken][each]
  const danger = (
    sentence: Sentence,
    list: ReturnType<typeof namesOf>,
    holders: readonly CheckedItem[] = [],
  ) => {
    const place = items.findIndex((item) => holders.includes(item) && isLine(item, dish))
    const line = items[place]?.partOf ?? place
    const finding = findingOf('forbidden-allergen', 'dangerous', sentence, language, what, list)
    return marked(finding, { allergen: each, ...(line >= 0 && { line }) })
  }
  const wrong = items.filter(({ contains }) => contains.includes(each))
  const unsure = items.filter(({ mayContain }) => mayContain.includes(each))
  const said =
    wrong.length > 0 ? [] : namedBesideList(recipe).filter(({ contains }) => contains.includes(each))
  return [
    ...(wrong.length > 0 ? [danger(allergen, names(wrong), wrong)] : []),
    ...(unsure.length > 0 ? [danger(possible, names(unsure), unsure)] : []),
    ...(said.length > 0 ? [danger(spokenOf, namesOf(said.map(({ name }) => name)))] : []),
  ]
}

/** What the guests said against what is on the list, and what the text names beside it. */
export function eaterFindings(dish: CheckedDish, eaters: Eaters): SafetyFinding[] {
  const { items, language } = dish
  const findings: SafetyFinding[] = []
  for (const each of eaters.allergens ?? []) findings.push(...allergenFindings(dish, each))
  for (const each of eaters.diets ?? []) findings.push(...dietFindings(dish, each, 'forbidden-diet'))
  const excluded = excludedItems(items, eaters.excluded ?? [])
  if (excluded.length) findings.push(findingOf('excluded', 'warning', unwanted, language, names(excluded)))
  findings.push(...tenderFindings(dish, eaters))
  return findings
}

const unsaid: Sentence = {
  en: (what = '', items = '') => `Allergen the recipe does not name: ${what} (in ${items}).`,
  fr: (what = '', items = '') => `Allergène non signalé : ${what} (dans ${items}).`,
  es: (what = '', items = '') => `Alérgeno sin indicar: ${what} (en ${items}).`,
  de: (what = '', items = '') => `Nicht genanntes Allergen: ${what} (in ${items}).`,
}

/** What the recipe claims of itself: every allergen named, no diet that is not kept. */
export function claimFindings(dish: CheckedDish): SafetyFinding[] {
  const { recipe, items, language } = dish
  const beside = namedBesideList(recipe)
  const hidden = allergens.filter(
    (each) =>
      !recipe.allergens.includes(each) &&
      [...items, ...beside].some(({ contains }) => contains.includes(each)),
  )
  const missing = hidden.map((each) => {
    const holders = items.filter(({ contains }) => contains.includes(each))
    const said = beside.filter(({ contains }) => contains.includes(each))
    const list = holders.length > 0 ? names(holders) : namesOf(said.map(({ name }) => name))
    return findingOf(
      'unsaid-allergen',
      // What only the text speaks of may be a side or a comparison.
      holders.length > 0 ? 'warning' : 'note',
      unsaid,
      language,
      (spoken) => allergenWords[spoken][each],
      list,
    )
  })
  return [
    ...missing,
    ...[...recipe.diets, ...(recipe.statedDiets ?? [])].flatMap((each) =>
      dietFindings(dish, each, 'untrue-diet'),
    ),
  ]
}
