import type { Language } from '#shared/constants/languages.ts'
import type { ModelReading } from '#shared/contract/model-reading.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { allergenNames } from '../lexicon/food-groups.ts'
import { dishesNamedIn } from '../recipes/dish-names.ts'
import { fold } from '../understand/fold.ts'
import type { HandEdits } from '../understand/understand.ts'
import type { Wanted, Wishes } from '../understand/wishes.ts'
import { applyFood } from './table-edits.ts'
import { withEquipment } from './table-equipment.ts'
import { readFood } from './table-foods.ts'

/**
 * A model's reading of the conversation, as a change of the wishes after the last turn. It decides what is wanted;
 * what the rules have found to be refused stays refused, and what it refuses is refused as well.
 */
export function modelEdits(reading: ModelReading, turns: number, language: Language): HandEdits {
  return {
    since: (wishes) => wishes,
    after: (wishes, turn) => (turn === turns ? withReading(wishes, reading, language) : wishes),
  }
}

/** Both changes, those of the second last. */
export function bothEdits(first: HandEdits, second: HandEdits): HandEdits {
  return {
    since: (wishes, turn) => second.since(first.since(wishes, turn), turn),
    after: (wishes, turn, derived) => second.after(first.after(wishes, turn, derived), turn, derived),
  }
}

export function withReading(wishes: Wishes, reading: ModelReading, language: Language): Wishes {
  const careful = withRefusals(wishes, reading, language)
  const dish = reading.dish === null ? undefined : dishesNamedIn(fold(reading.dish)).at(0)?.dish
  return {
    ...careful,
    ...wantedOf(careful, reading, language),
    dish: dish && !careful.refusedDishes.includes(dish.id) ? dish.id : careful.dish,
    dishType: reading.dishType ?? careful.dishType,
    servings: reading.servings ?? careful.servings,
    minutes: reading.minutes ?? careful.minutes,
  }
}

/** Refusals are only ever added. */
function withRefusals(given: Wishes, reading: ModelReading, language: Language): Wishes {
  let wishes = given
  for (const value of [...reading.refused, ...reading.allergies])
    wishes = applyFood(wishes, 'without', { value, by: 'read' }, language)
  for (const value of reading.allergies) wishes = withAllergy(wishes, value, language)
  for (const each of reading.equipment) wishes = withEquipment(wishes, each, true)
  for (const each of reading.eaters)
    wishes = { ...wishes, [each]: true, ...(each === 'toddler' && { child: true }) }
  return {
    ...wishes,
    allergens: unique([...wishes.allergens, ...reading.allergens]),
    diets: unique([...wishes.diets, ...reading.diets]),
    unnamedAllergy: wishes.unnamedAllergy || reading.unnamedAllergy,
  }
}

/** An allergy to a food is one to what makes it dangerous: to be too careful here costs a dish, the opposite more. */
function withAllergy(wishes: Wishes, value: string, language: Language): Wishes {
  const folded = fold(value)
  const named = allergenNames
    .filter(([, words]) => new RegExp(words.source).test(folded))
    .map(([each]) => each)
  const food = readFood(value, language, 'without')
  const ids = food.kind === 'ingredient' ? [food.id] : []
  const contained: readonly Allergen[] = ids.flatMap((id) => findIngredientById(id)?.allergens ?? [])
  return {
    ...wishes,
    allergens: unique([...wishes.allergens, ...named, ...contained]),
    allergyIds: unique([...wishes.allergyIds, ...ids]),
    allergyGroups:
      food.kind === 'group' ? unique([...wishes.allergyGroups, food.group]) : wishes.allergyGroups,
  }
}

/** What the model says is wanted, with the amounts that the rules have read, without anything that is refused. */
function wantedOf(
  wishes: Wishes,
  { wanted }: ModelReading,
  language: Language,
): Pick<Wishes, 'wanted' | 'wantedGroups'> {
  const foods = wanted.map((value) => readFood(value, language, 'with'))
  const isAllowed = (id: string) =>
    !wishes.excludedIds.includes(id) &&
    !findIngredientById(id)?.allergens.some((each) => wishes.allergens.includes(each))
  const ids = unique(foods.flatMap((food) => (food.kind === 'ingredient' ? [food.id] : []))).filter(isAllowed)
  const groups = unique(foods.flatMap((food) => (food.kind === 'group' ? [food.group] : [])))
  const known = (id: string): Wanted =>
    wishes.wanted.find((each) => each.id === id) ?? { id, amount: null, unit: null }
  return {
    wanted: ids.map(known),
    wantedGroups: groups.filter((group) => !wishes.excludedGroups.includes(group)),
  }
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]
