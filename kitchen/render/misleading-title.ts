import { matchesOf } from '../lexicon/may-match.ts'
import { isFlesh, isSuitable } from '../lexicon/facts.ts'
import { gramsOf } from '../lexicon/weight.ts'
import { findIngredients } from '../lexicon/find.ts'
import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import { isHighInMercury } from '../lexicon/vulnerable-eaters.ts'
import { languages, type Language } from '#shared/constants/languages.ts'
import { isOutForHealth } from '../safety/health/known-needs.ts'
import { fold } from '../lexicon/text/fold.ts'
import { allergenNames, groupMembers, groupWords, type FoodGroup } from '../lexicon/food-groups.ts'
import { unjoin } from '../lexicon/text/unjoin.ts'
import { isAllowed } from '../recipes/allowed.ts'
import { headFor, rolesFor } from '../cook/which-part.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Conditions, Titled } from './titled.ts'

/** Of these there is a double under the same name, bought without what is to stay out: gluten-free bread, vegan cheese. */
const bought: readonly Category[] = ['bread', 'pasta', 'baking', 'sweetener', 'stock', 'condiment', 'fat']

/** "Sans farine", "dairy-free": the name itself says that it is not in there. */
const deniedBefore = /\b(sans|sin|ohne|without|no|pas de|alcohol-free)\W+(\w+\W+)?$/
/** There is vegan cheese, but no vegan chicken. */
const ofDiet = /\b(vegan\w*|vegetari\w*)\W+(\w+\W+)?$/
const deniedBehind = /^[- ]?(free|frei|less)\b/

/** A part of the same kind makes a name true again: oat milk for milk, chicken thighs for chicken; no lime makes a lemon. */
const renewable: readonly Category[] = [
  'meat',
  'poultry',
  'sausage',
  'fish',
  'dairy',
  'cheese',
  'pasta',
  'bread',
  'grain',
  'spirit',
  'wine',
]
const renewableGroups: readonly FoodGroup[] = ['meat', 'fish', 'seafood', 'dairy', 'cheese', 'cream']

/**
 * Why a word of a title is not true: two reasons are put right by saying so, the rest only by another dish. `flesh` is
 * meat or fish that a diet keeps out, which some words name that are a kind of dish as well.
 */
type Falsehood = 'milk' | 'alcohol' | 'flesh' | 'other'

interface Named {
  start: number
  end: number
  renews: boolean
  isOut: (wishes: Conditions) => Falsehood | null
}

/** Meat, fish or what is made with it, kimchi too. */
const isOfAnimal = ({ animal, category }: Ingredient): boolean =>
  !/^(?:none|milk|egg|honey)$/.test(animal) && category !== 'stock'

/** Refused outright, and not only by a diet for which the same dish is cooked from something else. */
function whyOut(ingredient: Ingredient, wishes: Conditions): Falsehood | null {
  if (isAllowed(ingredient, wishes)) return null
  const { excludedIds, excludedGroups, diets } = wishes
  const milkless = excludedGroups.includes('dairy') || wishes.allergens.includes('milk')
  const kind = milkless && groupMembers.dairy(ingredient) ? 'milk' : 'other'
  const sober = wishes.alcoholFree || wishes.infant || wishes.child || wishes.pregnant
  if (ingredient.alcohol && (sober || excludedGroups.includes('alcohol') || diets.includes('halal')))
    return 'alcohol'
  if (ingredient.category === 'wine' && excludedIds.includes(ingredient.id)) return 'alcohol'
  if (excludedIds.includes(ingredient.id) || isOutForHealth(ingredient, wishes)) return kind
  if (excludedGroups.some((group) => groupMembers[group](ingredient))) return kind
  if (isHighInMercury(ingredient)) return 'other'
  if (diets.some((diet) => /^veg/.test(diet)) && isOfAnimal(ingredient)) return 'flesh'
  if (bought.includes(ingredient.category)) return null
  const isGrain = ingredient.category === 'grain'
  if (wishes.allergens.some((each) => (isGrain || each !== 'gluten') && ingredient.allergens.includes(each)))
    return kind
  const strict = diets.filter((diet) => ['halal', 'kosherStyle', 'pescatarian'].includes(diet))
  if (strict.some((diet) => !isSuitable(ingredient, diet))) return 'other'
  return null
}

function namedIn(title: string, language: Language): Named[] {
  const things = findIngredients(title, language, 'exact').map(({ ingredient, start, end }) => ({
    start,
    end,
    renews: renewable.includes(ingredient.category),
    isOut: (wishes: Conditions) => whyOut(ingredient, wishes),
  }))
  const matches = (words: RegExp) =>
    matchesOf(words, title).map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
  const milky = (is: boolean) => (is ? ('milk' as const) : ('other' as const))
  const groups = groupWords.flatMap(([group, words]) =>
    matches(words).map((at) => ({
      ...at,
      renews: renewableGroups.includes(group),
      isOut: ({ excludedGroups, diets }: Conditions) =>
        excludedGroups.includes(group)
          ? milky(['dairy', 'cream', 'cheese'].includes(group))
          : diets.some((diet) => /^veg/.test(diet)) && /^(?:meat|fish|seafood)$/.test(group)
            ? 'flesh'
            : null,
    })),
  )
  const allergens = allergenNames.flatMap(([allergen, words]) =>
    matches(words).map((at) => ({
      ...at,
      renews: allergen === 'milk' || allergen === 'gluten',
      isOut: (wishes: Conditions) =>
        wishes.allergens.includes(allergen) ? milky(allergen === 'milk') : null,
    })),
  )
  // "Coconut milk" is no milk: the longer name counts.
  const inside = (one: { start: number; end: number }) =>
    things.some(({ start, end }) => start <= one.start && end >= one.end && end - start > one.end - one.start)
  return [...things, ...[...groups, ...allergens].filter((each) => !inside(each))]
}

/** German joins the animal to the rest of a word: Rindfleischtopf, Schweinebraten. */
const beginsWithMeat = (name: string): boolean =>
  fold(name)
    .split(/[^a-z]+/)
    .some((word) =>
      Array.from({ length: Math.max(word.length - 5, 0) }, (_, at) => word.slice(0, at + 4)).some((part) =>
        findIngredients(part, 'de', 'exact').some(
          ({ ingredient, start, end }) =>
            end - start === part.length && !isSuitable(ingredient, 'vegetarian'),
        ),
      ),
    )

/** Whether a name tells of meat or fish, by a food or by the word itself: "blanquette de veau", "Fleischküchle". */
export function namesMeat(name: string, language: Language): boolean {
  if (language === 'de' && beginsWithMeat(name)) return true
  const text = unjoin(fold(name))
  const animal = ['meat', 'fish', 'seafood']
  return (
    findIngredients(text, language, 'exact').some(
      ({ ingredient }) => !isSuitable(ingredient, 'vegetarian'),
    ) || groupWords.some(([group, words]) => animal.includes(group) && text.search(words) >= 0)
  )
}

const carries = ({ parts }: Titled, language: Language, word: string): boolean =>
  parts.some(({ ingredient: { names } }) =>
    [names[language].one, names[language].many].some((name) => fold(name).includes(word)),
  )

/** The languages in which a name is written: that of the guest, and where it is no word of theirs its own. */
function languagesOf({ dish }: Titled, language: Language): readonly Language[] {
  const label = fold(dish.label[language])
  return languages.filter((each) => each === language || fold(dish.label[each]) === label)
}

const isUnbound = ({ excludedIds, excludedGroups, allergens, diets, ...wishes }: Conditions) =>
  excludedIds.length + excludedGroups.length + allergens.length + diets.length + wishes.health.length === 0 &&
  !(wishes.alcoholFree || wishes.infant || wishes.child || wishes.toddler || wishes.pregnant)

/** Kinds of dish that are of meat where nothing else is said. */
const kindsOnly = /^(?:gul(?:asch|yas)|goul(?:asch?)|ragout|braten|schnitzel|frikadellen?|steaks?)$/

/** Glamorgan sausages are of cheese, by what makes the dish or else by what its template takes first. */
function isOfNoFlesh({ dish: { wants = [] }, template }: Titled): boolean {
  const own = wants.flatMap((id) => findIngredientById(id) ?? [])
  const usual = template.roles
    .filter(({ id }) => template.heads.includes(id))
    .flatMap(({ pool }) => (typeof pool === 'function' ? [] : (findIngredientById(pool[0] ?? '') ?? [])))
  return ![...own, ...(own.some((each) => headFor(each, template)) ? [] : usual)].some(isOfAnimal)
}

/** What a title says that is not so, since its guest must not or will not have it. */
export function falsehoodsIn(title: string, plan: Titled, language: Language): ReadonlySet<Falsehood> {
  if (isUnbound(plan.wishes)) return new Set()
  const text = unjoin(fold(title))
  // "Gulasch" alone means beef; as the name of a dish of mushrooms it is the kind of dish.
  const kind = unjoin(fold(plan.dish.label[language]))
  const isNewHeart = plan.parts.some(
    ({ role, ingredient }) => plan.template.heads.includes(role) && plan.asked.includes(ingredient),
  )
  // "Kartoffelgulasch" names its own heart, and promises no beef.
  const isOfItself =
    plan.dish.whole === true &&
    findIngredients(kind, language, 'exact').some(
      ({ ingredient: { id, category } }) =>
        plan.dish.wants?.includes(id) && /^(?:potato|vegetable|legume|mushroom)$/.test(category),
    )
  const isKind = ({ start, end }: Named) =>
    (isNewHeart && !kind.includes(' ') && text.slice(start, end) === kind) ||
    (isOfItself && kindsOnly.test(text.slice(start, end)))
  const isMeatless = plan.dish.whole === true && isOfNoFlesh(plan)
  const isKindOnly = ({ start, end }: Named) => kindsOnly.test(text.slice(start, end))
  const found = languagesOf(plan, language).flatMap((written) =>
    namedIn(text, written).flatMap((each) => {
      const why = each.isOut(plan.wishes)
      const before = text.slice(0, each.start)
      const denied =
        deniedBefore.test(before) ||
        deniedBehind.test(text.slice(each.end)) ||
        (why !== 'flesh' && ofDiet.test(before))
      if (why === null || denied || isKind(each)) return []
      if (why === 'flesh' && (isKindOnly(each) || isMeatless)) return []
      return each.renews && carries(plan, language, text.slice(each.start, each.end)) ? [] : [why]
    }),
  )
  return new Set(found)
}

/** Around these a dish is built; milk, cheese and spices only go with them. */
const weighty: readonly Category[] = [
  'vegetable',
  'leafyGreen',
  'mushroom',
  'potato',
  'grain',
  'legume',
  'plantProtein',
  'meat',
  'poultry',
  'sausage',
  'fish',
  'shellfish',
  'egg',
  'fruit',
  'berry',
]

/** "Sticky toffee pudding" says nothing of its dates, so that with prunes it is still itself. */
const isUnnamed = ({ label }: Titled['dish'], { names, category }: Ingredient) =>
  ['fruit', 'berry', 'nut'].includes(category) &&
  languages.every((language) => !fold(label[language]).includes(fold(names[language].one)))

/** So many for each, eggs are what a dish is of. */
const eggsOfAMeal = 1.5

const gramsFor = ({ measures }: Titled['dish'], food: Ingredient): number => {
  const { amount, unit } = measures?.[food.id] ?? food.serving
  return gramsOf(food, amount, unit) ?? 0
}

/**
 * Meat, fish, eggs or milk that give the dish its face and are out, where the template has nothing of its own in their place and
 * nothing else of the dish weighs as much: cabbage soup is one without its beef as well.
 */
function isOfNothing({ dish, template, wishes, parts }: Titled): boolean {
  const foods = (dish.wants ?? []).flatMap((id) => findIngredientById(id) ?? [])
  const left = foods.filter((each) => weighty.includes(each.category) && isAllowed(each, wishes))
  const most = Math.max(0, ...left.map((each) => gramsFor(dish, each)))
  return foods.some((food) => {
    if (isAllowed(food, wishes)) return false
    const isOfEggs = food.category === 'egg' && (dish.measures?.[food.id]?.amount ?? 0) >= eggsOfAMeal
    const isOfMilk = /^(?:dairy|cheese)$/.test(food.category)
    const [usual] = isOfEggs || isOfMilk ? rolesFor(food, template.roles) : []
    const head = usual ?? (isFlesh(food) && headFor(food, template))
    if (!head || parts.some(({ role }) => role === head.id)) return false
    return isOfEggs || gramsFor(dish, food) > most
  })
}

/** True when nothing is left of what a dish is built around: without it, it would be that dish by name only. */
function hasLostHeart(plan: Titled): boolean {
  const { dish, template, wishes, parts } = plan
  if (dish.whole && isOfNothing(plan)) return true
  const heart = (dish.wants ?? [])
    .flatMap((id) => findIngredientById(id) ?? [])
    .filter(({ category }) => weighty.includes(category))
  // A goulash that its guest wants of mushrooms is one of mushrooms.
  const isReplaced = wishes.wanted.some(({ id }) =>
    parts.some(
      ({ role, ingredient }) =>
        ingredient.id === id && weighty.includes(ingredient.category) && template.heads.includes(role),
    ),
  )
  return (
    dish.whole === true &&
    !isReplaced &&
    heart.some((each) => wishes.excludedIds.includes(each.id) && !isUnnamed(dish, each)) &&
    heart.every((each) => !parts.some(({ ingredient }) => ingredient === each))
  )
}

/** True when the dish would carry what its guest refused, if only in its name. */
export function isBelied(title: string, plan: Titled, language: Language): boolean {
  const said = falsehoodsIn(title, plan, language)
  return said.has('other') || said.has('flesh') || hasLostHeart(plan)
}

const without: Record<'milk' | 'alcohol', Record<Language, (title: string) => string>> = {
  milk: {
    en: (title) => `Dairy-Free ${title}`,
    fr: (title) => `${title}, sans lait`,
    es: (title) => `${title}, sin leche`,
    de: (title) => `${title}, ohne Milch`,
  },
  alcohol: {
    en: (title) => `Alcohol-Free ${title}`,
    fr: (title) => `${title}, sans alcool`,
    es: (title) => `${title}, sin alcohol`,
    de: (title) => `${title}, alkoholfrei`,
  },
}

const saysSober = /^Alcohol-Free |, (?:sans alcool|sin alcohol|alkoholfrei)$/

/** A title that says so where milk or wine is only in the name: "Arroz con leche, sin leche". */
export function honestTitle(title: string, plan: Titled, language: Language): string {
  const said = falsehoodsIn(title, plan, language)
  return (['milk', 'alcohol'] as const)
    .filter((each) => said.has(each) && !(each === 'alcohol' && saysSober.test(title)))
    .reduce((text, each) => without[each][language](text), title)
}
