import { languages, type Language } from '#shared/constants/languages.ts'
import { kinds } from '../answers/kinds.ts'
import { isAllowed } from '../recipes/allowed.ts'
import { isRefusedDish } from '../cook/refused-dish.ts'
import { withFamilies } from '../lexicon/concepts/food-ids.ts'
import { flesh, isFlesh, isSeasoning } from '../lexicon/facts.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import { dishes, type Dish } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import { plainly } from '../recipes/plain-name.ts'
import { namesMeat } from '../render/misleading-title.ts'
import { fold } from '../lexicon/text/fold.ts'
import type { Wishes } from '../recipes/wishes.ts'
import { wantedIngredients } from './wanted-foods.ts'

const formWords = new WeakMap<Dish, Partial<Record<Language, string>>>()

/** The noun that says what kind of thing it is: it ends an English name and begins a French or Spanish one. */
function formWord(dish: Dish, language: Language): string {
  const known = formWords.get(dish) ?? {}
  formWords.set(dish, known)
  return (known[language] ??= readFormWord(dish, language))
}

function readFormWord(dish: Dish, language: Language): string {
  const words = fold(dish.label[language])
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)
  return (language === 'en' || language === 'de' ? words.at(-1) : words[0]) ?? ''
}

/** In German the kind of dish is the end of a word: Zwiebelkuchen, Speckkuchen. */
function sharesForm(dish: Dish, other: Dish, language: Language): boolean {
  const [one, two] = [formWord(dish, language), formWord(other, language)]
  if (language !== 'de') return one !== '' && one.replace(/s$/, '') === two.replace(/s$/, '')
  return (
    one.length > 4 &&
    two.length > 4 &&
    (one.endsWith(two) || two.endsWith(one) || one.slice(-6) === two.slice(-6))
  )
}

/** How it is cooked: the same way, the same kind of thing by name, and else by how alike such dishes keep and are served. */
function byTechnique(one: Dish, other: Dish, language: Language): number {
  const shared = [...languages, language].filter((each) => sharesForm(one, other, each)).length
  if (one.template === other.template) return shared > 1 ? 0 : 1
  if (shared > 1) return 1
  const [kind, its] = [kinds.get(one.template), kinds.get(other.template)]
  if (!kind || !its || kind.name === its.name) return 1.5
  const alike = (['keep', 'freeze', 'reheat', 'ahead', 'drink', 'side'] as const).filter(
    (each) => kind[each] === its[each],
  )
  return 4.5 - alike.length / 2
}

const filling: readonly Category[] = [
  ...(['legume', 'plantProtein', 'egg', 'cheese', 'pasta', 'grain', 'potato', 'vegetable'] as const),
  ...(['leafyGreen', 'mushroom', 'fruit', 'berry', 'chocolate', 'nut'] as const),
]

/** The meat or fish of a dish, or else what it is mostly of. */
function heartOf({ wants = [], alone = [] }: Dish): readonly Ingredient[] {
  const foods = [...wants, ...alone].flatMap((id) => findIngredientById(id) ?? [])
  const meat = foods.find((each) => flesh.includes(each.category) && !isSeasoning(each))
  return meat ? [meat] : foods.filter(({ category }) => filling.includes(category)).slice(0, 2)
}

function betweenFoods(one: Ingredient, other: Ingredient): number {
  if (one === other) return 0
  if (one.animal !== 'none' || other.animal !== 'none') {
    if (one.animal === other.animal) return 0.5
  } else if (withFamilies(one.id).some((each) => withFamilies(other.id).includes(each))) return 0.5
  if (one.category === other.category) return 1.5
  return flesh.includes(one.category) && flesh.includes(other.category) ? 2 : 4
}

/** What it is made of; a kind of dish takes what it is given. */
const byHeart = (heart: readonly Ingredient[], other: readonly Ingredient[]): number =>
  heart.length === 0 || other.length === 0
    ? 1
    : heart.reduce((sum, each) => sum + Math.min(...other.map((one) => betweenFoods(each, one))), 0) /
      heart.length

/** How much of the one there is in the other: what it is seasoned with tells a curry from a stew. */
function byRest(one: Dish, other: Dish): number {
  const [its, others] = [one, other].map(({ wants = [], alone = [] }) => [...wants, ...alone])
  if (!its?.length || !others?.length) return 1
  return 2 - (2 * its.filter((id) => others.includes(id)).length) / Math.min(its.length, others.length)
}

const isHot = ({ wants = [], alone = [] }: Dish) =>
  [...wants, ...alone].some((id) => (findIngredientById(id)?.heat ?? 0) >= 2)

export const courseOf = (dish: Dish) => dish.course ?? templateOf(dish.template)?.dishType
const isMeal = (dish: Dish) => /^(?:Mains|Starters)$/.test(courseOf(dish) ?? '')

/**
 * How far dishes are from the one that was wished for, as a cook sees it: course, technique, main food, seasoning, cuisine.
 * What was named with it takes the place of its heart.
 */
export function distanceFrom(wish: Dish, wishes: Wishes): (other: Dish) => number {
  const foods = wantedIngredients(wishes)
  const named = foods.filter(({ category }) => flesh.includes(category) || category === 'plantProtein')
  const own = heartOf(wish).filter((each) => isAllowed(each, wishes))
  const heart = named.length > 0 ? named : own.length > 0 ? own : foods
  return (other) => {
    const course = courseOf(wish) === courseOf(other) ? 0 : isMeal(wish) && isMeal(other) ? 1 : 9
    const cuisine = wish.cuisine === other.cuisine ? 0 : wish.cuisine && other.cuisine ? 1 : 0.5
    const heat = isHot(other) && !isHot(wish) ? 1.5 : 0
    const minced = (wish.minced ?? false) === (other.minced ?? false) ? 0 : 1
    const technique = byTechnique(wish, other, wishes.language)
    return course + cuisine + heat + minced + technique + byHeart(heart, heartOf(other)) + byRest(wish, other)
  }
}

/** Nobody who eats no meat is given a dish with meat in its name. */
const isNameFor = (dish: Dish, { diets, excludedGroups, ofVegetables, language }: Wishes) =>
  !(
    ofVegetables ||
    excludedGroups.includes('meat') ||
    diets.some((diet) => diet === 'vegan' || diet === 'vegetarian')
  ) || !namesMeat(dish.label[language], language)

/** What is cooked in place of another is whole itself: it has lost no meat or fish. */
const hasLostNoMeat = ({ wants = [] }: Dish, wishes: Wishes) =>
  wants.every((id) => {
    const food = findIngredientById(id)
    return !food || !isFlesh(food) || isAllowed(food, wishes)
  })

/** Those farther away are other dishes. */
const farthest = 6
const most = 40

/** What could be cooked instead of a named dish, the nearest first, with how far it is. */
export function dishesNear(wish: Dish, wishes: Wishes): readonly { dish: Dish; far: number }[] {
  const foods = wantedIngredients(wishes)
  const plain = plainly(wish)
  const distance = distanceFrom(wish, wishes)
  const near = dishes
    .filter((each) => each.id !== wish.id)
    .map((dish) => ({ dish, far: distance(dish) }))
    .filter(({ far }) => far <= farthest)
  return [...near, ...(plain ? [{ dish: plain, far: 2 }] : [])]
    .filter(
      ({ dish }) =>
        !isRefusedDish(dish, wishes) &&
        isNameFor(dish, wishes) &&
        hasLostNoMeat(dish, wishes) &&
        foods.every((food) => templateOf(dish.template)?.roles.some(({ takes }) => takes?.(food))),
    )
    .toSorted((a, b) => a.far - b.far)
    .slice(0, most)
}
