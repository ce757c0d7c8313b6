import type { Language } from '#shared/constants/languages.ts'
import { answersTo } from '../answers/answers.ts'
import { isAllowed } from '../recipes/allowed.ts'
import { refusing, withoutSubject } from '../dialogue/present.ts'
import { warnings } from '../dialogue/cautions.ts'
import { isFlesh } from '../lexicon/facts.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { ingredients } from '../lexicon/ingredients/index.ts'
import { spacedName } from '../library/entry.ts'
import { noConditions, type Conditions } from '../library/find/conditions.ts'
import { library } from '../library/index.ts'
import { masters } from '../library/masters/index.ts'
import type { Course, Heat, WayName } from '../library/vocabulary.ts'
import { dishById } from '../recipes/dishes.ts'
import type { Guests } from '../safety/check-recipe.ts'
import { guestsIn } from '../understand/guests.ts'
import { understand, type Message, type Reading } from '../understand/understand.ts'
import { noWishes, type Wishes } from '../recipes/wishes.ts'

/**
 * What a turn says, as the readers of the other chef give it. Nothing else in this folder knows these readers, so that
 * they can be exchanged here.
 */
export interface Heard {
  language: Language
  /** All that is to be kept after this turn. */
  conditions: Conditions
  guests: Guests
  /** Another dish than the one that stands was named, or asked for without a name. */
  isNewDish: boolean
  /** A turn that only asks. */
  isQuestion: boolean
  /** Nobody has said yet what to cook. */
  isOpen: boolean
  heat: 'milder' | 'hotter' | null
  /** Foods of which there is to be less. */
  less: readonly string[]
  seed: string
  /** Foods that somebody only does not want: nobody's body or diet minds them. */
  disliked: readonly string[]
  /** What stops the cooking, in words of the guest. */
  refusal: string | null
  answers: readonly string[]
  warnings: readonly string[]
}

const courseOf: Record<NonNullable<Wishes['dishType']>, Course> = {
  Starters: 'starter',
  Mains: 'main',
  Desserts: 'dessert',
  Cocktails: 'drink',
}

const dashed = (id: string) => spacedName(id.replace(/([a-z])([A-Z])/g, '$1 $2')).replaceAll(' ', '-')

/** The recipes that a name is of: the one itself, or all of its kind. */
function dishesOf(id: string | null): string[] {
  const dish = dishById(id ?? '')
  if (!dish) return []
  const own = [dashed(dish.id), dashed(dish.label.en)].filter((each) =>
    library().some((entry) => entry.id === each),
  )
  if (dish.whole && own.length > 0) return [own[0] ?? '']
  const kind = dashed(dish.template)
  const ofKind = library().filter(({ tags }) => tags.includes(kind))
  const filled = masters().filter(({ tags }) => tags.includes(kind))
  return [...new Set([...own, ...ofKind.map((entry) => entry.id), ...filled.map((master) => master.id)])]
}

/** Every part of an animal that was named without a cut. */
function alikeOf(id: string): string[] {
  const food = findIngredientById(id)
  if (!food || !isFlesh(food)) return []
  const isAlike = (other: typeof food) =>
    other.category === food.category && other.animal === food.animal && other.species === food.species
  return ingredients.filter(isAlike).map((other) => other.id)
}

function wayOf(wishes: Wishes): WayName | null {
  if (wishes.airFryer) return 'airFryer'
  if (wishes.pressureCooker) return 'pressureCooker'
  return wishes.slowCooker ? 'slowCooker' : null
}

function lacksOf({ noOven, noHob, noCook, noBake, microwaveOnly }: Wishes): Heat[] {
  const oven: Heat[] = noOven || noCook || noBake ? ['oven', 'grill'] : []
  const hob: Heat[] = noHob || noCook ? ['stove', 'fat'] : []
  return [...oven, ...hob, ...(noCook && !microwaveOnly ? (['microwave'] as const) : [])]
}

function conditionsOf(wishes: Wishes): Conditions {
  const out = ingredients.filter((food) => !isAllowed(food, wishes)).map(({ id }) => id)
  const kind = wishes.cuisine === null ? [] : [wishes.cuisine]
  return {
    ...noConditions,
    dishes: dishesOf(wishes.dish),
    not: [...wishes.tried, ...wishes.refusedDishes].flatMap(dishesOf),
    with: wishes.wanted.map(({ id, amount, unit, loosely }) => ({
      food: id,
      amount,
      unit,
      ...(loosely === true && { alike: alikeOf(id) }),
    })),
    without: out,
    allergens: wishes.allergens,
    diets: wishes.diets,
    course: wishes.dishType === null ? null : courseOf[wishes.dishType],
    minutes: wishes.minutes,
    way: wayOf(wishes),
    lacks: lacksOf(wishes),
    tags: kind,
    servings: wishes.servings,
  }
}

function dislikedIn(wishes: Wishes): string[] {
  const bodily = { ...wishes, excludedIds: wishes.allergyIds, excludedGroups: wishes.allergyGroups }
  return ingredients.filter((food) => !isAllowed(food, wishes) && isAllowed(food, bodily)).map(({ id }) => id)
}

const heatOf = (now: Wishes, before: Wishes): Heard['heat'] =>
  now.heat === before.heat || now.heat === null ? null : now.heat >= 2 ? 'hotter' : 'milder'

function heardIn(reading: Reading, language: Language): Heard {
  const { wishes, mood, asked } = reading
  const before = reading.before ?? noWishes(language)
  const isQuestion = mood === 'question' && asked.length > 0
  return {
    language: wishes.language,
    conditions: conditionsOf(wishes),
    guests: guestsIn(reading),
    isNewDish: (wishes.dish !== null && wishes.dish !== before.dish) || wishes.another > before.another,
    isQuestion,
    isOpen: wishes.settled === null,
    heat: heatOf(wishes, before),
    less: wishes.less.filter((food) => !before.less.includes(food)),
    seed: wishes.seed,
    disliked: dislikedIn(wishes),
    refusal: refusing(reading) ?? withoutSubject(reading),
    answers: asked.length > 0 ? answersTo(asked, reading) : [],
    warnings: warnings(reading),
  }
}

/** What each turn of a conversation says, with everything before it. */
export function heardTurns(messages: readonly Message[], language: Language): Heard[] {
  const turns = messages.filter(({ role, content }) => role === 'user' && content.trim() !== '')
  return turns.map((_turn, at) =>
    heardIn(understand({ messages: turns.slice(0, at + 1), language }), language),
  )
}
