import { readPlan, type RecipePlan } from '#shared/contract/recipe-plan.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { groupMembers, type FoodGroup } from '../lexicon/food-groups.ts'
import type { Conditions } from '../recipes/allowed.ts'
import type { CookedPlan } from '../cook/cook.ts'
import { extraRole } from '../cook/filling.ts'
import type { Part } from '../recipes/part.ts'
import type { PlannedStep, Sentence } from '../cook/planned-step.ts'
import { isWay } from '../cook/ready-bought.ts'
import { cutPhrases, type Cut } from '../recipes/cut-phrases.ts'
import { dishById, type Dish } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import type { Template } from '../recipes/template.ts'
import { namesIn } from '../recipes/phrase.ts'
import { plainly } from '../recipes/plain-name.ts'
import { needsOf } from '../safety/health/known-needs.ts'
import { hazardById } from '../safety/hazards/hazard.ts'
import { findSentence, sentenceId } from './sentence-index.ts'
import { tasteWordsFor } from '../lexicon/taste-words.ts'

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

/** A list, or nothing where it is empty. */
const some = <Item>(list: readonly Item[]): Item[] | undefined => (list.length > 0 ? [...list] : undefined)

function conditionsOf(wishes: CookedPlan['wishes']): RecipePlan['for'] {
  const set: string[] = flags.filter((flag) => wishes[flag])
  if (wishes.dangers.some(({ danger }) => danger.id === choking)) set.push(choking)
  return {
    excludedIds: some(wishes.excludedIds),
    excludedGroups: some(wishes.excludedGroups),
    allergens: some(wishes.allergens),
    diets: some(wishes.diets),
    health: some(wishes.health),
    unknownHealth: some(wishes.unknownHealth),
    wanted: wishes.health.length > 0 ? some(wishes.wanted.map(({ id }) => id)) : undefined,
    heat: wishes.heat ?? undefined,
    flags: some(set),
  }
}

/** The plan as it is stored beside the recipe; null where it has more than may be stored. */
export function storedPlan(plan: CookedPlan): RecipePlan | null {
  const stored = { ...storedPortion(plan), ...(plan.few && { few: storedPortion(plan.few) }) }
  // Without the fields that say nothing.
  return readPlan(JSON.parse(JSON.stringify(stored)))
}

function storedPortion(plan: CookedPlan) {
  const { dish, parts, wishes, safety } = plan
  const indexOf = (part: Part) => parts.indexOf(part)
  const sentenceOf = ({ text, bound }: Sentence): RecipePlan['steps'][number][1][number] => [
    sentenceId(text),
    [...bound.values()].map((value) => (typeof value === 'number' ? value : value.map(indexOf))),
  ]
  return {
    v: 1,
    dish: dish.id,
    plain: dishById(dish.id) === dish ? undefined : true,
    named: wishes.dish === null ? undefined : true,
    unknown: wishes.unknown ?? undefined,
    type: plan.dishType,
    servings: plan.servings,
    prep: plan.prepMinutes,
    cook: plan.cookMinutes,
    parts: parts.map(({ ingredient, role, amount, unit, cut, scales, bought }) => [
      ingredient.id,
      role,
      amount,
      unit,
      cut,
      scales,
      bought ?? null,
    ]),
    asked: parts.flatMap(({ ingredient }, place) => (plan.asked.includes(ingredient) ? [place] : [])),
    steps: plan.steps.map(({ kind, sentences, minutes, celsius, aside, uses }) => [
      kind,
      sentences.map(sentenceOf),
      aside ? null : minutes,
      celsius,
      [...new Set(uses)].map(indexOf).toSorted((a, b) => a - b),
    ]),
    taste: [...plan.tastes],
    diets: [...plan.diets],
    allergens: [...plan.allergens],
    warnings: safety.warnings.map(sentenceId),
    notes: safety.notes.map(sentenceId),
    for: conditionsOf(wishes),
  }
}

/** Thrown where the plan names what the kitchen does not have any more. */
class UnknownId extends Error {}

function known<Value>(value: Value | null | undefined, id: string | number): Value {
  if (value === null || value === undefined) throw new UnknownId(String(id))
  return value
}

function wishesOf({ for: given, named, unknown, dish, servings }: RecipePlan): CookedPlan['wishes'] {
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
    unknown: unknown ?? null,
    servings,
  }
}

function dishOf({ dish: id, plain }: RecipePlan): Dish {
  const dish = known(dishById(id), id)
  return plain ? known(plainly(dish), id) : dish
}

function sentenceFrom(
  [id, values]: RecipePlan['steps'][number][1][number],
  template: Template,
  partAt: (place: number) => Part,
): Sentence {
  const { text, whole } = known(findSentence(id, template), id)
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
export function cookedPlan(stored: RecipePlan): CookedPlan | null {
  try {
    return { ...fromStored(stored), ...(stored.few && { few: fromStored(stored.few) }) }
  } catch (error) {
    if (error instanceof UnknownId) return null
    throw error
  }
}

function fromStored(stored: RecipePlan): CookedPlan {
  const dish = dishOf(stored)
  const template = known(templateOf(dish.template), dish.template)
  const roles = new Set([...template.roles, extraRole].map(({ id }) => id))
  const parts = stored.parts.map(([id, role, amount, unit, cut, scales, bought]): Part => ({
    ingredient: known(findIngredientById(id), id),
    role: known(roles.has(role) ? role : null, role),
    amount,
    unit,
    scales,
    cut: cut === null ? null : known(Object.hasOwn(cutPhrases, cut) ? (cut as Cut) : null, cut),
    ...(bought !== null && { bought: known(isWay(bought) ? bought : null, bought) }),
  }))
  const partAt = (place: number) => known(parts[place], place)
  const textOf = (id: string) => known(findSentence(id, template), id).text
  return {
    dish,
    template,
    servings: stored.servings,
    parts,
    asked: stored.asked.map((place) => partAt(place).ingredient),
    wishes: wishesOf(stored),
    dishType: stored.type,
    prepMinutes: stored.prep,
    cookMinutes: stored.cook,
    steps: stored.steps.map(([kind, sentences, minutes, celsius, uses]): PlannedStep => ({
      kind,
      sentences: sentences.map((each) => sentenceFrom(each, template, partAt)),
      minutes,
      celsius,
      aside: false,
      uses: uses.map(partAt),
    })),
    met: [],
    tastes: stored.taste.map((taste) => known(Object.hasOwn(tasteWordsFor, taste) ? taste : null, taste)),
    diets: stored.diets,
    allergens: stored.allergens,
    safety: { warnings: stored.warnings.map(textOf), notes: stored.notes.map(textOf) },
  }
}
