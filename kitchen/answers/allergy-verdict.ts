import { isAllowed } from '../safety/wishes/allowed.ts'
import { allergens as allAllergens, allergenWords, type Allergen } from '#shared/words/allergens.ts'
import { dietWords, type Diet } from '#shared/words/diets.ts'
import { foodsOfDish } from '../library/dishes/dish.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { allergensCalled } from '../lexicon/food-groups.ts'
import { findIngredients } from '../lexicon/find.ts'
import { isSuitable } from '../lexicon/facts.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { fold } from '../lexicon/text/fold.ts'
import { anyOf } from '../lexicon/text/word-list.ts'
import { checkedDish, type CheckedItem } from '../safety/checked-dish.ts'
import { breaks } from '../safety/eaters.ts'
import { selectorOf } from '../safety/health/selectors.ts'
import { settle } from '../safety/settle.ts'
import { cues, dietWordsAsked } from '../understand/cues.ts'
import { readDishMentions } from '../understand/dish-mentions.ts'
import { wordLists } from '../safety/word-list.ts'
import { noWishes } from '../safety/wishes/wishes.ts'
import { frame, joined, plainList, type Table } from './table.ts'

const lists = wordLists('may-eat')

/** Asks (folded) whether somebody may have something, or whether it goes with an allergy that was told. */
export const asksLeave = anyOf(lists('of-them'))
/** The same of anybody: "is it safe for a coeliac?", "kann mein Freund das essen?" */
const asksOfAnybody = anyOf(lists('of-anybody'))
/** Asks for another dish, and for no verdict on this one. */
const asksForChange = anyOf(lists('for-a-change'))
const allergy = anyOf(lists('allergy'))
/** What some makers stretch with wheat: stock, baking powder. */
const hidesGluten = selectorOf('gluten-labelled')

/** Who a question speaks of: what they must not have. */
interface Eater {
  allergens: readonly Allergen[]
  diets: readonly Diet[]
  foods: readonly Ingredient[]
  infant: boolean
  pregnant: boolean
}

const nobody: Eater = { allergens: [], diets: [], foods: [], infant: false, pregnant: false }

/** "Nussallergie", "laktoseintolerant": what it is of stands apart. */
const apart = (text: string) => text.replace(/([a-z]{2,})-?(?=allerg|intoleran|unvertraglich)/g, '$1 ')

/** What somebody whom the question names must not have; null where it says nothing of the kind. */
function eaterIn(text: string, language: Table['language']): Eater | null {
  const diets = dietWordsAsked.flatMap(([diet, words]) => (words.test(text) ? diet : []))
  const parts = apart(text)
  const words = parts.split(/[^a-z']+/)
  const isAllergy = allergy.test(parts)
  const named = isAllergy
    ? words.flatMap((word, at) => [
        ...allergensCalled(word),
        ...allergensCalled(`${word} ${words[at + 1] ?? ''}`),
        ...allergensCalled(words.slice(at, at + 3).join(' ')),
      ])
    : []
  const called = allAllergens.filter((each) => named.includes(each))
  const foods = isAllergy
    ? findIngredients(parts, language)
        .map(({ ingredient }) => ingredient)
        .filter((food) => !food.allergens.some((each) => called.includes(each)))
    : []
  // Coeliac disease is a diet to read and an allergy to keep.
  const ofDiets: Allergen[] = diets.includes('glutenFree') ? ['gluten'] : []
  const found: Eater = {
    allergens: [...new Set([...called, ...ofDiets])],
    diets: diets.filter((diet) => diet !== 'glutenFree' && diet !== 'lowSugar'),
    foods: [...new Set(foods)],
    infant: cues.infant.test(text) || cues.toddler.test(text),
    pregnant: cues.pregnant.test(text),
  }
  return found.allergens.length + found.diets.length + found.foods.length > 0 ? found : null
}

const namesOf = (items: readonly CheckedItem[], language: Table['language']) =>
  joined([...new Set(items.map(({ item }) => item))], language)

/** Whether somebody may eat the dish on the table: yes; no, because of what; or not for certain, because of what. */
function verdictOnDish(
  eater: Eater,
  { language, dish }: Table & { dish: NonNullable<Table['dish']> },
): string {
  const { recipe } = dish
  const { items } = checkedDish(recipe)
  const holding = (test: (item: CheckedItem) => boolean) => items.filter(test)
  const ids = new Set(eater.foods.map(({ id }) => id))
  const allergensOut = eater.allergens.filter(
    (each) => holding(({ contains }) => contains.includes(each)).length > 0,
  )
  const dietsOut = eater.diets.filter(
    (diet) => !recipe.diets.includes(diet) && holding((item) => breaks(item, diet)).length > 0,
  )
  const wrong = holding(
    (item) =>
      item.contains.some((each) => allergensOut.includes(each)) ||
      dietsOut.some((diet) => breaks(item, diet)) ||
      item.foods.some(({ id }) => ids.has(id)),
  )
  if (wrong.length > 0) return frame('not-this-dish', language, { list: namesOf(wrong, language) })
  const open = holding(
    ({ mayContain, foods, item, note }) =>
      mayContain.some((each) => eater.allergens.includes(each)) ||
      (eater.allergens.includes('gluten') &&
        foods.some(hidesGluten) &&
        !/gluten/i.test(`${item} ${note ?? ''}`)),
  )
  if (open.length > 0) {
    const what = eater.allergens.map((each) => allergenWords[language][each])
    return frame('perhaps-this-dish', language, {
      list: namesOf(open, language),
      what: joined(what, language),
    })
  }
  // What its text names, or what nobody here knows, is no yes.
  const { foods: _, diets: __, ...eaters } = eater
  const { verdict } = settle({ recipe, isRendered: true, eaters })
  const doubt = verdict.findings.find(({ for: whom, severity }) => whom === 'eaters' && severity !== 'note')
  const isKept = eater.diets.every((diet) => recipe.diets.includes(diet))
  if (doubt || !isKept) return frame('unsure-this-dish', language, { why: doubt?.sentence ?? '' }).trim()
  const unsaid = eater.foods.filter((food) => !food.allergens.some((each) => eater.allergens.includes(each)))
  const out = [
    ...eater.allergens.map((each) => allergenWords[language][each]),
    ...eater.diets.map((diet) => dietWords[language][diet]),
    ...(unsaid.length > 0 ? [plainList(unsaid, language)] : []),
  ]
  return frame('fine-this-dish', language, { list: joined(out, language) })
}

const isOut = (food: Ingredient, { allergens, diets, foods }: Eater) =>
  food.allergens.some((each) => allergens.includes(each)) ||
  diets.some((diet) => !isSuitable(food, diet)) ||
  foods.includes(food)

/** Whether what a question names, else the dish on the table, is for those whom it names, else for those who were told of. */
export function allergyVerdict(sentence: string, table: Table): string | null {
  const { language, wishes, dish } = table
  const text = fold(sentence)
  if (asksForChange.test(text)) return null
  const isOfThem = asksLeave.test(text)
  if (!isOfThem && !asksOfAnybody.test(text)) return null
  const { allergens, allergyIds, allergyGroups } = wishes
  const isTold = allergens.length + allergyIds.length + allergyGroups.length > 0
  const eater = eaterIn(text, language)
  if (!eater && !(isOfThem && isTold)) return null
  const dishes = readDishMentions(text, language).map((each) => each.dish)
  const isOther = dishes.some(({ id }) => id !== dish?.plan.dish.id)
  const foods = [
    ...foodsAsked(text, language, eater),
    ...(isOther || !dish ? dishes.flatMap(foodsOfDish).flatMap((id) => findIngredientById(id) ?? []) : []),
  ]
  if (foods.length === 0) {
    if (!dish) return null
    return verdictOnDish(
      eater ?? { ...nobody, allergens, foods: allergyIds.flatMap((id) => findIngredientById(id) ?? []) },
      { ...table, dish },
    )
  }
  const told = {
    ...noWishes(language),
    allergens,
    allergyIds,
    allergyGroups,
    excludedIds: allergyIds,
    excludedGroups: allergyGroups,
  }
  const out = [...new Set(foods.filter((food) => (eater ? isOut(food, eater) : !isAllowed(food, told))))]
  return out.length > 0
    ? frame(eater ? 'not-for-such' : 'not-for-them', language, { list: plainList(out, language) })
    : frame(eater ? 'fine-for-such' : 'fine-for-them', language)
}

/** The foods that somebody would eat. "With an egg allergy" names what they must not have. */
const foodsAsked = (text: string, language: Table['language'], eater: Eater | null): Ingredient[] =>
  findIngredients(text, language).flatMap(({ ingredient, matched }) =>
    eater && (eater.foods.includes(ingredient) || allergensCalled(fold(matched)).length > 0)
      ? []
      : ingredient,
  )
