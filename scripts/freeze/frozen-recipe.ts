import { languages } from '../../shared/constants/languages.ts'
import type { CookedPlan } from '../../kitchen/cook/cook.ts'
import { unmetBy } from '../../kitchen/cook/equipment.ts'
import { fold } from '../../kitchen/lexicon/fold.ts'
import { foodsNamedIn } from '../../kitchen/library/places.ts'
import type { Method, Recipe, RecipeLine, RecipeStep, Way } from '../../kitchen/library/recipe.ts'
import { courses, isCourse, type WayName } from '../../kitchen/library/vocabulary.ts'
import type { Dish } from '../../kitchen/recipes/dish.ts'
import type { Phrase } from '../../kitchen/recipes/phrase.ts'
import { plainApostrophes } from '../../kitchen/render/grammar/phrase.ts'
import { titleIn } from '../../kitchen/render/render.ts'
import { cookedFor } from '../../kitchen/test/cooked.ts'
import type { Wishes } from '../../kitchen/recipes/wishes.ts'
import { frozenLines, mainFoods } from './frozen-lines.ts'
import { frozenSteps } from './frozen-steps.ts'

/** How today's kitchen is asked for each way. */
const asked: Readonly<Partial<Record<WayName, Partial<Wishes>>>> = {
  airFryer: { airFryer: true },
  pressureCooker: { pressureCooker: true },
  slowCooker: { slowCooker: true },
  noOven: { noOven: true },
  microwave: { noCook: true, noOven: true, microwaveOnly: true },
  quick: { minutes: 30 },
}

const kitchen = {
  noOven: false,
  noCook: false,
  noHob: false,
  microwaveOnly: false,
  kettleOnly: false,
  airFryer: false,
  notFried: false,
  baked: false,
  cold: false,
  onePot: false,
  oneBurner: false,
}

const minutesOf = ({ prepMinutes, cookMinutes }: CookedPlan) => prepMinutes + cookMinutes

/** The dish cooked another way; null where that is another dish, nothing new, or not what was asked. */
function cookedInWay(dish: Dish, plan: CookedPlan, name: WayName): CookedPlan | null {
  const wishes = asked[name]
  if (!wishes || (wishes.minutes && minutesOf(plan) <= wishes.minutes)) return null
  const other = cookedFor(dish, wishes)
  const needed = name === 'airFryer' || name === 'microwave' ? name : null
  const has = needed === null || other.steps.some(({ on }) => on === needed)
  const isMet = unmetBy(other, { ...kitchen, ...wishes }).length === 0
  const inTime = !wishes.minutes || minutesOf(other) <= wishes.minutes
  return other.template === plan.template && has && isMet && inTime ? other : null
}

const sameStep = (one: RecipeStep) => JSON.stringify(one)

function frozenWay(name: WayName, plan: CookedPlan, recipe: Recipe): Way | null {
  const main = recipe.lines.flatMap(({ food, role }) => (role === 'main' ? [food] : []))
  const { lines: own, steps, cutAt } = namedOnly(frozenLines(plan, new Set(main)), frozenSteps(plan))
  const known = recipe.steps.map(sameStep)
  const written = new Map(recipe.lines.map((line) => [line.food, line]))
  const lines = own.flatMap((line) => {
    const before = written.get(line.food)
    if (!before) return [line]
    const { amount, unit, cut, state } = line
    const same =
      before.amount === amount && before.unit === unit && before.cut === cut && before.state === state
    return same ? [] : [{ ...before, amount, unit, cut, state }]
  })
  const without = recipe.lines
    .map(({ food }) => food)
    .filter((food) => own.every((line) => line.food !== food))
  const ways = steps.map((step) => {
    const at = known.indexOf(sameStep(step))
    return at < 0 ? step : at
  })
  const isNew = lines.length > 0 || without.length > 0 || ways.some((step) => typeof step !== 'number')
  return isNew ? { name, lines, without, steps: ways, cutAt } : null
}

const withPlainApostrophes = ({ en, fr, es, de }: Phrase): Phrase => ({
  en: plainApostrophes(en),
  fr: plainApostrophes(fr),
  es: plainApostrophes(es),
  de: plainApostrophes(de),
})

/** "Shepherd's Pie" and "shepherdsPie" become "shepherds-pie". */
export const idOf = (id: string) =>
  fold(id.replace(/(?<=[a-z])(?=[A-Z])/g, '-'))
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Without what no step names, for that is bought for nothing: fat for a duck that fries in its own. */
function namedOnly(lines: readonly RecipeLine[], method: Pick<Method, 'steps' | 'cutAt'>): Method {
  const named = new Set(method.steps.flatMap(({ text }) => foodsNamedIn(text.en)))
  return { ...method, lines: lines.filter(({ food, amount }) => amount === null || named.has(food)) }
}

const courseOf = ({ dishType }: CookedPlan) =>
  Object.keys(courses)
    .filter(isCourse)
    .find((course) => courses[course] === dishType) ?? 'main'

/** A cooked dish as a recipe of the library, with the ways in which today's kitchen can cook it. */
export function frozenRecipe(plan: CookedPlan & { portions: number }, called: readonly string[]): Recipe {
  const { dish, template } = plan
  const [en = '', fr = '', es = '', de = ''] = languages.map((language) => titleIn(plan, language))
  const main = mainFoods(plan, { en, fr, es, de })
  const batch = dish.batch ?? template.batch ?? 1
  const recipe: Recipe = {
    id: idOf(dish.id),
    names: { en, fr, es, de },
    called,
    course: courseOf(plan),
    tags: [...(dish.cuisine ? [dish.cuisine] : []), idOf(template.id)],
    taste: plan.tastes,
    serves: plan.portions,
    atLeast: plan.portions > plan.servings ? Math.max(batch, plan.portions) : 1,
    ...namedOnly(frozenLines(plan, main), frozenSteps(plan)),
    ways: [],
    careful: template.safety?.[0] ? withPlainApostrophes(template.safety[0]) : null,
    plating: null,
  }
  const ways = (Object.keys(asked) as WayName[]).flatMap((name) => {
    const other = cookedInWay(dish, plan, name)
    return (other && frozenWay(name, other, recipe)) ?? []
  })
  return { ...recipe, ways }
}

/** Where a cook looks for it: the course, and its cuisine or, where it is at home everywhere, its kind. */
export const folderOf = ({ course, tags }: Recipe): string => `${course}-${tags[0]}`
