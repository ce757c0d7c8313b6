import { allergens } from '#shared/words/allergens.ts'
import { diets } from '#shared/words/diets.ts'
import { dishTypes } from '#shared/words/dish-types.ts'
import { cuisineIds } from '../../lexicon/cuisines.ts'
import { isAllowed } from '../allowed.ts'
import { foodGroups } from '../../lexicon/food-groups.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { partsNamed, isTrait } from '../plan.ts'
import { needsSafeEggs } from '../vulnerable-eaters.ts'
import { isSmooth } from '../../safety/health/known-needs.ts'
import { textures } from '../wishes.ts'
import { reject, type Line } from './lines.ts'
import { readSelector, type Selectors } from './selectors.ts'
import type { Situation } from './situation.ts'
import { tasteWords } from './tastes.ts'

export type Fact = (situation: Situation) => boolean

/** What an expression may name. */
export interface Known {
  selectors: Selectors
  conditions: ReadonlyMap<string, string>
  /** The roles of the template the expression belongs to. */
  roles: ReadonlySet<string>
  /** The ways in which its dishes are shaped, baked or finished. */
  ways: readonly string[]
  /** Gives a role or a role with a trait ("main.flesh") back, or stops the reading. */
  role: (name: string, line: Line) => string
}

export function knownFor(
  selectors: Selectors,
  conditions: ReadonlyMap<string, string>,
  roles: ReadonlySet<string>,
  ways: readonly string[],
): Known {
  const role = (name: string, line: Line) => {
    const [id = '', trait] = name.split('.')
    if (!roles.has(id) && id !== 'any') reject(line, `the template has no role ${id}`)
    if (trait !== undefined && !isTrait(trait)) reject(line, `no trait is called ${trait}`)
    return name
  }
  return { selectors, conditions, roles, ways, role }
}

/** What the wishes alone decide. */
const flags: Readonly<Record<string, Fact>> = {
  oven: ({ wishes }) => !wishes.noOven,
  smooth: ({ wishes }) => isSmooth(wishes),
  vulnerable: ({ wishes }) => needsSafeEggs(wishes),
  'alcohol-free': ({ wishes }) => wishes.alcoholFree,
  mild: ({ wishes }) => wishes.heat === 0,
  'several-wanted': ({ wishes }) => wishes.wanted.length > 1,
}

type Values = readonly (string | null | undefined)[]

/** What is asked with a value, "diet:vegan" or "way:lid|jam": what there is, and what may be asked for. */
const questions: Readonly<Record<string, readonly [of: (situation: Situation) => Values, known?: Values]>> = {
  way: [({ plan }) => [plan?.dish.way]],
  dish: [({ plan }) => [plan?.dish.id]],
  named: [({ wishes }) => [wishes.dish ?? wishes.settled]],
  texture: [({ wishes }) => wishes.textures, textures],
  taste: [({ wishes }) => wishes.tastes, tasteWords],
  diet: [({ wishes }) => wishes.diets, diets],
  allergen: [({ wishes }) => wishes.allergens, allergens],
  cuisine: [({ wishes }) => [wishes.cuisine], cuisineIds],
  course: [({ wishes }) => [wishes.dishType], dishTypes],
  'wanted-group': [({ wishes }) => wishes.wantedGroups, foodGroups],
  'excluded-group': [({ wishes }) => wishes.excludedGroups, foodGroups],
}

function readQuestion(name: string, values: readonly string[], known: Known, line: Line): Fact | null {
  const [of, all] = questions[name] ?? []
  if (!of) return null
  const allowed = name === 'way' ? known.ways : (all ?? values)
  const unknown = values.find((value) => !allowed.includes(value))
  if (unknown !== undefined) reject(line, `no ${name} is called ${unknown}`)
  return (situation) => of(situation).some((value) => values.includes(value ?? ''))
}

/** Reads one condition; a role alone is true when something plays it, "side:#potato" when one of those does. */
export function readCondition(word: string, known: Known, line: Line): Fact {
  const flag = flags[word]
  if (flag) return flag
  const [, name = word, argument] = /^([^:]*):(.*)$/.exec(word) ?? []
  const values = (argument ?? '').replaceAll('"', '').split('|')
  const question = argument === undefined ? null : readQuestion(name, values, known, line)
  if (question) return question
  if (name === 'out' && argument !== undefined) {
    const foods = values.map((id) => findIngredientById(id) ?? reject(line, `no ingredient is called ${id}`))
    return ({ wishes }) => foods.every((food) => !isAllowed(food, wishes))
  }
  if (name === 'wants' && argument !== undefined) {
    const selector = readSelector(values.join(' '), known.selectors, line)
    return ({ wishes }) =>
      wishes.wanted.some(({ id }) => {
        const ingredient = findIngredientById(id)
        return ingredient !== null && selector(ingredient)
      })
  }
  if (name === 'cut' && argument !== undefined) {
    const role = known.role(argument, line)
    return ({ plan }) => plan?.parts.some((part) => part.role === role && part.cut !== null) ?? false
  }
  const names = name.split('|').map((each) => known.role(each, line))
  const fits = argument === undefined ? () => true : readSelector(values.join(' '), known.selectors, line)
  return ({ plan }) =>
    plan !== undefined &&
    names.some((each) => partsNamed(plan, each).some(({ ingredient }) => fits(ingredient)))
}
