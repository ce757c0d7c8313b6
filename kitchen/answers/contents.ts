import { allergenWords } from '#shared/words/allergens.ts'
import { dietWords } from '#shared/words/diets.ts'
import { isAllowed } from '../safety/wishes/allowed.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { allergenNames } from '../lexicon/food-groups.ts'
import { bareList } from '../render/words.ts'
import { dietWordsAsked } from '../understand/cues.ts'
import { withKin } from '../safety/kin.ts'
import { noWishes } from '../safety/wishes/wishes.ts'
import { spansOf } from '../understand/mentions.ts'
import { capital, foodsIn, frame, joined, plainList, type Table } from './table.ts'
import type { Question } from './recognise.ts'

const allergenPatterns = allergenNames.map(
  ([allergen, words]) => [allergen, new RegExp(words.source)] as const,
)

/** Whether an allergen, a diet or a food is in the dish; null when the question names none of them. */
export function contentOf({ text }: Question, { language, dish }: Table): string | null {
  if (!dish) return null
  const { recipe, plan } = dish
  const diets = dietWordsAsked.filter(([, words]) => words.test(text)).map(([diet]) => diet)
  if (diets.length > 0) {
    const kept = diets.every((diet) => recipe.diets.includes(diet))
    const list = joined(
      diets.map((diet) => dietWords[language][diet]),
      language,
    )
    return frame(kept ? 'diet-yes' : 'diet-no', language, { list })
  }
  const asked = allergenPatterns.filter(([, words]) => words.test(text)).map(([allergen]) => allergen)
  if (asked.length > 0) {
    const inside = asked.filter((allergen) => recipe.allergens.includes(allergen))
    const list = joined(
      (inside.length > 0 ? inside : asked).map((each) => allergenWords[language][each]),
      language,
    )
    return frame(inside.length > 0 ? 'holds' : 'free', language, { list })
  }
  const named = spansOf(text, language).flatMap(({ ingredientId }) => ingredientId ?? [])
  const foods = named.flatMap((id) => findIngredientById(id) ?? [])
  if (foods.length === 0) return null
  const kin = named.flatMap((id) => withKin(id, language))
  const present = plan.parts.filter(({ ingredient }) => kin.includes(ingredient.id))
  return present.length > 0
    ? frame('holds', language, { list: bareList(present, language) })
    : frame('free', language, { list: plainList(foods, language) })
}

/** Whether a food itself contains an allergen or suits a diet, where there is no dish of which it is asked. */
export function contentOfFood({ text }: Question, { language }: Table): string | null {
  const [food] = foodsIn(text, language)
  if (!food) return null
  const name = capital(plainList([food], language))
  const diets = dietWordsAsked.filter(([, words]) => words.test(text)).map(([diet]) => diet)
  const asked = allergenPatterns.filter(([, words]) => words.test(text)).map(([allergen]) => allergen)
  const inside = asked.filter((allergen) => food.allergens.includes(allergen))
  const list = (of: readonly (typeof asked)[number][]) =>
    joined(
      of.map((each) => allergenWords[language][each]),
      language,
    )
  if (asked.length > 0)
    return frame(inside.length > 0 ? 'food-holds' : 'food-free', language, {
      food: name,
      list: list(inside.length > 0 ? inside : asked),
    })
  if (diets.length === 0) return null
  const isKept = diets.every((diet) => isAllowed(food, { ...noWishes(language), diets: [diet] }))
  return frame(isKept ? 'food-suits' : 'food-unfit', language, {
    food: name,
    list: joined(
      diets.map((diet) => dietWords[language][diet]),
      language,
    ),
  })
}
