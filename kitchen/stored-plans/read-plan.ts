import type { TemplatePlan } from '#shared/contract/recipe-plan.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { groupMembers, type FoodGroup } from '../lexicon/food-groups.ts'
import { tasteWordsFor } from '../lexicon/taste-words.ts'
import { dishById, plainDishOf, type Dish } from '../library/dishes/dishes.ts'
import type { Cut } from '../library/lines/knifework.ts'
import type { Part } from '../library/lines/part.ts'
import { isWay } from '../library/lines/ready-bought.ts'
import { cutPhrases } from '../library/steps/cut-phrases.ts'
import { namesIn } from '../library/steps/phrase.ts'
import type { PlannedStep, Sentence } from '../library/steps/planned-step.ts'
import type { SafetyNotes } from '../library/steps/safety-notes.ts'
import { needsOf } from '../safety/health/known-needs.ts'
import { hazardById } from '../safety/hazards/hazard.ts'
import type { Conditions } from '../safety/wishes/allowed.ts'
import { storedKind, type StoredKind } from './kinds.ts'
import { findSentence } from './sentences.ts'

/** What a plan of version 1 holds, with its foods and sentences found. */
export interface Portion {
  dish: Dish
  kind: StoredKind
  servings: number
  parts: readonly Part[]
  /** Whom it was cooked for. */
  wishes: Conditions & { unknownHealth: readonly string[] }
  dishType: RecipeStructure['dishType']
  prepMinutes: number
  cookMinutes: number
  steps: readonly PlannedStep[]
  tastes: readonly string[]
  diets: RecipeStructure['diets']
  allergens: RecipeStructure['allergens']
  safety: SafetyNotes
}

/** A dish with the portion that is cooked apart for some of those at the table. */
export type Portions = Portion & { few?: Portion }

type Flag =
  | 'noCook'
  | 'microwaveOnly'
  | 'noFridge'
  | 'soft'
  | 'infant'
  | 'child'
  | 'toddler'
  | 'pregnant'
  | 'frail'
  | 'alcoholFree'
const flags: readonly Flag[] = [
  'noCook',
  'microwaveOnly',
  'noFridge',
  'soft',
  'infant',
  'child',
  'toddler',
  'pregnant',
  'frail',
  'alcoholFree',
]
const choking = 'choking'

/** Thrown where the plan names what the kitchen does not have any more. */
class UnknownId extends Error {}

function known<Value>(value: Value | null | undefined, id: string | number): Value {
  if (value === null || value === undefined) throw new UnknownId(String(id))
  return value
}

function wishesOf({ for: given, named, dish, servings }: TemplatePlan): Portion['wishes'] {
  const groups = (given.excludedGroups ?? []).map((group) =>
    known(Object.hasOwn(groupMembers, group) ? (group as FoodGroup) : null, group),
  )
  const health = given.health ?? []
  if (needsOf({ health }).length !== health.length) throw new UnknownId(health.join())
  const set = given.flags ?? []
  for (const flag of set)
    known(
      [...flags, choking].find((each) => each === flag),
      flag,
    )
  return {
    ...(Object.fromEntries(flags.map((flag) => [flag, set.includes(flag)])) as Pick<Conditions, Flag>),
    excludedIds: given.excludedIds ?? [],
    excludedGroups: groups,
    allergens: given.allergens ?? [],
    diets: given.diets ?? [],
    health,
    unknownHealth: given.unknownHealth ?? [],
    wanted: (given.wanted ?? []).map((id) => ({ id })),
    heat: (given.heat ?? null) as Conditions['heat'],
    dangers: set.includes(choking) ? [{ danger: hazardById(choking) }] : [],
    dish: named ? dish : null,
    servings,
  }
}

function dishOf({ dish: id, plain }: TemplatePlan): Dish {
  const dish = known(dishById(id), id)
  return plain ? { ...dish, label: known(plainDishOf(dish.kind), id).label } : dish
}

function sentenceFrom(
  [id, values]: TemplatePlan['steps'][number][1][number],
  kind: string,
  partAt: (place: number) => Part,
): Sentence {
  const { text, whole } = known(findSentence(id, kind), id)
  const names = namesIn(text)
  if (names.length !== values.length) throw new UnknownId(id)
  const bound = new Map(
    names.map((name, place) => {
      const value = known(values[place], id)
      return [name, typeof value === 'number' ? value : value.map(partAt)]
    }),
  )
  return { text, bound, ...(whole && { whole }) }
}

/** The plan as it was cooked; null where the kitchen no longer has what it names. */
export function portionsOf(stored: TemplatePlan): Portions | null {
  try {
    return { ...portionFrom(stored), ...(stored.few && { few: portionFrom(stored.few) }) }
  } catch (error) {
    if (error instanceof UnknownId) return null
    throw error
  }
}

function portionFrom(stored: TemplatePlan): Portion {
  const dish = dishOf(stored)
  const kind = known(storedKind(dish.kind), dish.kind)
  const parts = stored.parts.map(([id, role, amount, unit, cut, scales, bought]): Part => ({
    ingredient: known(findIngredientById(id), id),
    role,
    amount,
    unit,
    scales,
    cut: cut === null ? null : known(Object.hasOwn(cutPhrases, cut) ? (cut as Cut) : null, cut),
    ...(bought !== null && { bought: known(isWay(bought) ? bought : null, bought) }),
  }))
  const partAt = (place: number) => known(parts[place], place)
  const textOf = (id: string) => known(findSentence(id, dish.kind), id).text
  return {
    dish,
    kind,
    servings: stored.servings,
    parts,
    wishes: wishesOf(stored),
    dishType: stored.type,
    prepMinutes: stored.prep,
    cookMinutes: stored.cook,
    steps: stored.steps.map(([phase, sentences, minutes, celsius, uses]): PlannedStep => ({
      kind: phase,
      sentences: sentences.map((each) => sentenceFrom(each, dish.kind, partAt)),
      minutes,
      celsius,
      aside: false,
      uses: uses.map(partAt),
    })),
    tastes: stored.taste.map((taste) => known(Object.hasOwn(tasteWordsFor, taste) ? taste : null, taste)),
    diets: stored.diets,
    allergens: stored.allergens,
    safety: { warnings: stored.warnings.map(textOf), notes: stored.notes.map(textOf) },
  }
}
