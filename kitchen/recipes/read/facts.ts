import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { partsNamed, isTrait } from '../../cook/plan.ts'
import { isSmooth } from '../../understand/health/known-needs.ts'
import { reject, type Line } from './lines.ts'
import { readSelector, type Selectors } from './selectors.ts'
import type { Situation } from './situation.ts'

export type Fact = (situation: Situation) => boolean

/** What an expression may name. */
export interface Known {
  selectors: Selectors
  conditions: ReadonlyMap<string, string>
  /** The roles of the template the expression belongs to. */
  roles: ReadonlySet<string>
  /** Gives a role or a role with a trait ("main.flesh") back, or stops the reading. */
  role: (name: string, line: Line) => string
}

export function knownFor(
  selectors: Selectors,
  conditions: ReadonlyMap<string, string>,
  roles: ReadonlySet<string>,
): Known {
  const role = (name: string, line: Line) => {
    const [id = '', trait] = name.split('.')
    if (!roles.has(id) && id !== 'any') reject(line, `the template has no role ${id}`)
    if (trait !== undefined && !isTrait(trait)) reject(line, `no trait is called ${trait}`)
    return name
  }
  return { selectors, conditions, roles, role }
}

/** What the wishes alone decide. */
const flags: Readonly<Record<string, Fact>> = {
  oven: ({ wishes }) => !wishes.noOven,
  smooth: ({ wishes }) => isSmooth(wishes),
  vulnerable: ({ wishes }) => wishes.pregnant || wishes.frail || wishes.infant || wishes.toddler,
  'alcohol-free': ({ wishes }) => wishes.alcoholFree,
  mild: ({ wishes }) => wishes.heat === 0,
  'several-wanted': ({ wishes }) => wishes.wanted.length > 1,
}

const isOneOf = (values: readonly string[], value: string | null | undefined) => values.includes(value ?? '')

/** What asks for a value: "diet:vegan", "way:lid|jam", "dish:Onigiri". */
const questions: Readonly<Record<string, (values: readonly string[]) => Fact>> = {
  way:
    (values) =>
    ({ plan }) =>
      isOneOf(values, plan?.dish.way),
  dish:
    (values) =>
    ({ plan }) =>
      isOneOf(values, plan?.dish.id),
  named:
    (values) =>
    ({ wishes }) =>
      isOneOf(values, wishes.dish ?? wishes.settled),
  diet:
    (values) =>
    ({ wishes }) =>
      wishes.diets.some((diet) => values.includes(diet)),
  allergen:
    (values) =>
    ({ wishes }) =>
      wishes.allergens.some((allergen) => values.includes(allergen)),
  taste:
    (values) =>
    ({ wishes }) =>
      wishes.tastes.some((taste) => values.includes(taste)),
  cuisine:
    (values) =>
    ({ wishes }) =>
      isOneOf(values, wishes.cuisine),
  course:
    (values) =>
    ({ wishes }) =>
      isOneOf(values, wishes.dishType),
  'wanted-group':
    (values) =>
    ({ wishes }) =>
      wishes.wantedGroups.some((group) => values.includes(group)),
  'excluded-group':
    (values) =>
    ({ wishes }) =>
      wishes.excludedGroups.some((group) => values.includes(group)),
}

/** Reads one condition; a role alone is true when something plays it, "side:#potato" when one of those does. */
export function readCondition(word: string, known: Known, line: Line): Fact {
  const flag = flags[word]
  if (flag) return flag
  const [, name = word, argument] = /^([^:]*):(.*)$/.exec(word) ?? []
  const values = (argument ?? '').replaceAll('"', '').split('|')
  const question = questions[name]
  if (question && argument !== undefined) return question(values)
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
