import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { findIngredients } from '../lexicon/find.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { foodOf } from '../lexicon/item-food.ts'
import { means } from '../lexicon/kinds.ts'
import { measuresSaid } from './measures-said.ts'

const absent: readonly RegExp[] = [
  /gluten[- ]?free|sans gluten|sin gluten|glutenfrei/i,
  /lactose[- ]?free|sans lactose|sin lactosa|la[kc]tosefrei/i,
  /alcohol[- ]?free|non[- ]alcoholic|sans alcool|sin alcohol|alkoholfrei/i,
  /(?<!\p{L})(?:vegan|végane?|végétal|plant[- ]based|pflanzlich)/iu,
]

const denials: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:not?|never|without|don['’]t|do not|free|cannot|avoid|un\p{L}+|\p{L}+less|nothing)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ne|n['’]\p{L}+|pas|jamais|sans|aucune?|éviter|évitez|non|rien)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|nunca|jamás|sin|ningun[oa]?|ningún|evit\p{L}+|nada)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:nicht|nichts|nie|niemals|ohne|kein\p{L}*|vermeid\p{L}+|un\p{L}+|\p{L}+frei|\p{L}+los)(?!\p{L})/iu,
}

/** A denial may not get lost. */
const clearDenials: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:not|never|without|don['’]t|cannot)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:pas|jamais|sans)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|nunca|jamás|sin)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:nicht|nie|niemals|ohne|kein\p{L}*)(?!\p{L})/iu,
}

function hasSameNumbers(original: string, from: Language, translated: string, to: Language) {
  const before = measuresSaid(original, from)
  const after = measuresSaid(translated, to)
  return before.length === after.length && before.every((each, place) => each === after[place])
}

const isKin = (food: Ingredient, other: Ingredient) =>
  food.id === other.id || means(food, other) || means(other, food)

const foodsIn = (text: string, language: Language) =>
  findIngredients(text, language, 'exact').map(({ ingredient }) => ingredient)

/** Everything that the recipe names, in its own language. */
function foodsOf({ ingredients, steps, title, language }: RecipeStructure): Ingredient[] {
  const texts = [
    title,
    ...ingredients.flatMap(({ item, note }) => [item, note ?? '']),
    ...steps.map(({ text }) => text),
  ]
  return texts.flatMap((text) => foodsIn(text, language))
}

/** One text of a recipe beside its translation. */
export interface TextPair {
  key: string
  original: string
  translated: string
}

/** Links, code and what only a program writes have no place in a recipe. */
const foreign = /https?:\/\/|www\.|[<>{}\\]|\p{Cc}/u

/**
 * The keys of the translations that may be shown: the same numbers and measures, no food that brings an allergen or
 * meat which the recipe does not have, no lost "without", and a length within bounds. What is not clear fails: the text
 * then stays as it was written.
 */
export function faithfulTexts({
  recipe,
  to,
  pairs,
}: {
  recipe: RecipeStructure
  to: Language
  pairs: readonly TextPair[]
}): string[] {
  const from = recipe.language
  const known = foodsOf(recipe)
  const isNew = (food: Ingredient) => known.every((each) => !isKin(each, food))
  const isRisk = (food: Ingredient) =>
    isNew(food) &&
    (food.allergens.some((each) => !recipe.allergens.includes(each)) ||
      (food.animal !== 'none' && known.every(({ animal }) => animal !== food.animal)) ||
      (food.alcohol === true && known.every(({ alcohol }) => !alcohol)))
  return pairs
    .filter(({ key, original, translated }) => {
      const text = translated.trim()
      if (
        text === '' ||
        (foreign.test(text.replace(/\n/g, '')) && !foreign.test(original.replace(/\n/g, '')))
      )
        return false
      if (text.length > original.length * 2.5 + 40 || text.length * 4 + 10 < original.length) return false
      if (!hasSameNumbers(original, from, text, to)) return false
      if (absent.some((words) => words.test(original) !== words.test(text))) return false
      if (clearDenials[from].test(original) && !denials[to].test(text)) return false
      if (clearDenials[to].test(text) && !denials[from].test(original)) return false
      if (foodsIn(text, to).some(isRisk)) return false
      return !key.startsWith('item.') || isSameFood(original, from, text, to)
    })
    .map(({ key }) => key)
}

/** A name in the list may be put better; it may not become another food, for allergens are read from it. */
function isSameFood(original: string, from: Language, translated: string, to: Language): boolean {
  const before = foodOf(original, from).foods
  const after = foodOf(translated, to).foods
  const allergensOf = (foods: readonly Ingredient[]) =>
    [...new Set(foods.flatMap(({ allergens }) => allergens))].toSorted().join(' ')
  if (before.length === 0) return allergensOf(after) === ''
  return (
    allergensOf(before) === allergensOf(after) &&
    before.some((food) => after.some((each) => isKin(each, food)))
  )
}
