import { findIngredientById } from '../../lexicon/find-by-id.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import type { Cuisine } from '../../lexicon/cuisines.ts'
import { isCutStyle } from '../knifework.ts'
import { isCut } from '../labour.ts'
import type { Plan, Role, Step } from '../template.ts'
import { readAmount, readAmounts } from './amounts.ts'
import { readExpression } from './expressions.ts'
import type { Known } from './facts.ts'
import { firstWord, reject, splitAt, type Line } from './lines.ts'
import type { RoleText } from './role-texts.ts'
import { readSelector, type Selectors } from './selectors.ts'

type Wishes = Plan['wishes']
type Pool = Role['pool']
type ListOf = (wishes: Wishes, cuisine: Cuisine) => readonly string[]

const shelves = ['fat', 'aromatics', 'spices', 'herbs', 'acids', 'hot'] as const
type Shelf = (typeof shelves)[number]
const isShelf = (name: string): name is Shelf => (shelves as readonly string[]).includes(name)

/** One place of a pool: an ingredient, or what the cuisine has of a kind, "cuisine.herbs(tender-herbs)". */
function readPlace(text: string, selectors: Selectors, line: Line): string | ListOf {
  const [, shelf = '', only] = /^cuisine\.([a-z]+)(?:\((.*)\))?$/.exec(text) ?? []
  if (isShelf(shelf)) {
    if (only === undefined) return (_wishes, cuisine) => cuisine[shelf]
    const fits = readSelector(only, selectors, line)
    const isFitting = (ingredient: Ingredient | null) => ingredient !== null && fits(ingredient)
    return (_wishes, cuisine) => cuisine[shelf].filter((id) => isFitting(findIngredientById(id)))
  }
  return findIngredientById(text) ? text : reject(line, `no ingredient is called ${text}`)
}

function readList(text: string, selectors: Selectors, line: Line): Pool {
  const places = splitAt(text, ',').map((place) => readPlace(place, selectors, line))
  const ids = places.filter((place) => typeof place === 'string')
  if (ids.length === places.length) return ids
  return (wishes, cuisine) =>
    places.flatMap((place) => (typeof place === 'string' ? [place] : place(wishes, cuisine)))
}

/** Reads "rice, quinoa", or two lists with a condition between them: "rice if diet:vegan else quinoa". */
function readPool(text: string, known: Known, line: Line): Pool {
  const [first = '', condition, ...more] = text.split(/ if /)
  if (condition === undefined) return readList(first, known.selectors, line)
  const [when = '', second, ...others] = condition.split(/ else /)
  if (second === undefined || more.length > 0 || others.length > 0) reject(line, `not a pool: ${text}`)
  const holds = readCuisineCondition(when, known, line)
  const lists = [first, second].map((list) => readList(list, known.selectors, line))
  return (wishes, cuisine) => {
    const list = lists[holds(wishes, cuisine) ? 0 : 1] ?? []
    return typeof list === 'function' ? list(wishes, cuisine) : list
  }
}

/** Beside the wishes, a pool may ask what the cuisine has: "cuisine.acids:rice-vinegar". */
function readCuisineCondition(text: string, known: Known, line: Line): (w: Wishes, c: Cuisine) => boolean {
  const [, not, shelf = '', id = '', rest] =
    /^(not )?cuisine\.([a-z]+):([a-z-]+)(?: and (.*))?$/.exec(text) ?? []
  if (!isShelf(shelf)) {
    const holds = readExpression(text, known, line)
    return (wishes) => holds({ wishes }) !== 0
  }
  const also = rest === undefined ? () => 1 : readExpression(rest, known, line)
  return (wishes, cuisine) => cuisine[shelf].includes(id) === (not === undefined) && also({ wishes }) !== 0
}

type Say = (english: string, line: Line) => Step['text']

const isQuoted = (text: string) => /^"[^"]*"$/.test(text)

/** What follows the semicolons of a role, each with its first word. */
function readClauses(clauses: readonly string[], known: Known, say: Say, line: Line): Partial<Role> {
  const role: Partial<Role> = {}
  for (const clause of clauses) {
    const [word, rest] = firstWord(clause)
    if (word === 'takes') role.takes = readSelector(rest, known.selectors, line)
    else if (word === 'least') {
      const least = readExpression(rest, known, line)
      role.least = (wishes) => least({ wishes })
    } else if (word === 'cut')
      role.cut = isCut(rest) || isCutStyle(rest) ? rest : reject(line, `no cut is called ${rest}`)
    else if (clause === 'varied') role.varied = true
    else if (word === 'note' && isQuoted(rest)) role.note = say(rest.slice(1, -1), line)
    else if (word === 'group' && isQuoted(rest)) role.group = say(rest.slice(1, -1), line)
    else reject(line, `a role has no ${clause}`)
  }
  return role
}

/**
 * Reads "main 1..3 100g: chicken-thigh, tofu; takes #poultry tofu; cut auto": how many, how much of each for one person,
 * what comes by itself in order of preference, and what a user may name for it.
 */
export function readRole(
  { id, count, amount, pool, clauses }: RoleText,
  known: Known,
  say: Say,
  line: Line,
): Role {
  const [least, most] = (count ?? (pool === undefined ? '0..1' : '1..1')).split('..').map(Number)
  return {
    id,
    least: least ?? 1,
    most: most ?? 1,
    pool: pool === undefined ? [] : readPool(pool, known, line),
    ...(amount !== undefined && readQuantity(amount, known, line)),
    ...readClauses(clauses, known, say, line),
  }
}

function readQuantity(amount: string, known: Known, line: Line): Partial<Role> {
  if (amount === 'to taste') return { toTaste: true }
  if (amount.endsWith(' in all')) return { fixed: readAmount(amount.slice(0, -7), line) }
  return { each: readAmounts(amount, known.selectors, line) }
}
