import type { Language } from '#shared/constants/languages.ts'
import type { RecipePlan } from '#shared/contract/recipe-plan.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import { findIngredients } from '../lexicon/find.ts'
import { cookedPlan } from '../render/stored-plan.ts'
import { fold } from '../lexicon/text/fold.ts'
import { readTurn } from '../understand/read-turn.ts'
import { understand, type Reading } from '../understand/understand.ts'
import { noWishes, type Few, type Wishes } from '../recipes/wishes.ts'

/** A recipe to be cooked again with a wish of somebody else. */
export interface Adaptation {
  structure: RecipeStructure
  /** Only of the built-in chef's dishes. */
  plan: RecipePlan | null
  wish: string
}

/** What is understood of a wish about a recipe that is there already: it is read like the next turn about that dish. */
export function readAdaptation({ structure, plan, wish }: Adaptation): Reading {
  const start = (plan && wishesOfPlan(plan, structure.language)) ?? wishesOfStructure(structure)
  return understand(
    { messages: [{ role: 'user', content: wish }], language: structure.language },
    { since: (wishes, turn) => (turn === 0 ? start : wishes), after: (wishes) => wishes },
  )
}

/** What every dish has in its own way: it follows from the dish and the wish. */
const staples: readonly Category[] = ['fat', 'baking', 'stock', 'sweetener', 'egg', 'dairy', 'plantMilk']

/** What makes it this dish is wanted again; where the wish refuses some of it, the chef finds what takes its place. */
function wantedOf(lines: readonly { ingredient: Ingredient; amount: number | null }[]): Wishes['wanted'] {
  const heart = lines.filter(
    ({ ingredient, amount }) => amount !== null && !staples.includes(ingredient.category),
  )
  return [...new Set(heart.map(({ ingredient }) => ingredient.id))].map((id) => ({
    id,
    amount: null,
    unit: null,
  }))
}

/** Null where the kitchen no longer has what the plan names. */
function wishesOfPlan(stored: RecipePlan, language: Language): Wishes | null {
  const plan = cookedPlan(stored)
  if (!plan) return null
  const { for: conditions } = stored
  const isSet = (flag: string) => conditions.flags?.includes(flag) ?? false
  return {
    ...noWishes(language),
    dish: stored.named ? plan.dish.id : null,
    unknown: stored.unknown ?? null,
    settled: plan.dish.id,
    servings: plan.servings + (plan.few?.servings ?? 0),
    few: fewOf(stored),
    wanted: wantedOf(plan.parts),
    excludedIds: conditions.excludedIds ?? [],
    excludedGroups: plan.wishes.excludedGroups,
    allergens: conditions.allergens ?? [],
    diets: conditions.diets ?? [],
    health: conditions.health ?? [],
    unknownHealth: conditions.unknownHealth ?? [],
    heat: plan.wishes.heat,
    noCook: isSet('noCook'),
    microwaveOnly: isSet('microwaveOnly'),
    noFridge: isSet('noFridge'),
    soft: isSet('soft'),
    infant: isSet('infant'),
    child: isSet('child'),
    toddler: isSet('toddler'),
    pregnant: isSet('pregnant'),
    frail: isSet('frail'),
    alcoholFree: isSet('alcoholFree'),
    seed: seedOf(stored.dish),
  }
}

/** Who has a portion apart, and what they leave besides what nobody eats. */
function fewOf({ few, for: all }: RecipePlan): Wishes['few'] {
  if (!few) return null
  const only = <Item>(own: readonly Item[] = [], general: readonly Item[] = []) =>
    own.filter((each) => !general.includes(each))
  return {
    heads: few.servings,
    least: few.servings + 1,
    diets: only(few.for.diets, all.diets),
    excludedIds: only(few.for.excludedIds, all.excludedIds),
    excludedGroups: only(few.for.excludedGroups, all.excludedGroups) as Few['excludedGroups'],
    shared: false,
    sober: (few.for.flags ?? []).includes('child') && !(all.flags ?? []).includes('child'),
  }
}

/** A recipe that somebody has written: the dish that its title names, of what its lines name. */
function wishesOfStructure({ language, title, dishType, servings, ingredients }: RecipeStructure): Wishes {
  const named = readTurn(title, language, noWishes(language))
  const lines = ingredients.flatMap(({ item, amount }) =>
    findIngredients(item, language)
      .slice(0, 1)
      .map(({ ingredient }) => ({ ingredient, amount })),
  )
  return {
    ...noWishes(language),
    dish: named.dish,
    unknown: named.unknown,
    settled: named.dish,
    cuisine: named.cuisine,
    dishType,
    servings,
    wanted: wantedOf(lines),
    seed: seedOf(title),
  }
}

/** Two wishes about the same dish get the same small choices. */
const seedOf = (name: string) => fold(name)
