import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { categories, type Category, type Ingredient } from '../../lexicon/ingredient.ts'
import { inCategory } from '../template.ts'
import { reject, readLines, type Line } from './lines.ts'

export type Selector = (ingredient: Ingredient) => boolean

/** The selectors of `selectors.txt` by name. */
export type Selectors = ReadonlyMap<string, Selector>

const isCategory = (name: string): name is Category => (categories as readonly string[]).includes(name)

function anyOf(terms: readonly string[], known: Selectors, line: Line): Selector {
  const ids = new Set<string>()
  const groups: Category[] = []
  const named: Selector[] = []
  for (const term of terms) {
    const selector = known.get(term)
    if (term.startsWith('#')) {
      const category = term.slice(1)
      if (isCategory(category)) groups.push(category)
      else reject(line, `no category is called ${category}`)
    } else if (selector) named.push(selector)
    else if (findIngredientById(term)) ids.add(term)
    else reject(line, `${term} is neither a selector nor an ingredient`)
  }
  const isInGroup = inCategory(...groups)
  return (each) => ids.has(each.id) || isInGroup(each) || named.some((selector) => selector(each))
}

/** The same words mean the same selector, so each is read once. */
const remembered = new WeakMap<Selectors, Map<string, Selector>>()

/** Reads "#herb dill except sage": categories, ingredients and named selectors, less what follows "except". */
export function readSelector(text: string, known: Selectors, line: Line): Selector {
  const read = remembered.get(known) ?? new Map<string, Selector>()
  remembered.set(known, read)
  const selector = read.get(text) ?? selectorFrom(text, known, line)
  read.set(text, selector)
  return selector
}

function selectorFrom(text: string, known: Selectors, line: Line): Selector {
  const [included = '', excluded, ...rest] = text.split(/(?:^|\s+)except\s+/)
  const terms = included.split(/\s+/).filter(Boolean)
  if (terms.length === 0 || rest.length > 0) reject(line, `not a selector: ${text}`)
  const isIn = anyOf(terms, known, line)
  if (excluded === undefined) return isIn
  const isOut = anyOf(excluded.split(/\s+/), known, line)
  return (each) => isIn(each) && !isOut(each)
}

/** Selectors that go by a fact of the ingredient. */
const builtIn: Readonly<Record<string, Selector>> = {
  anything: () => true,
  /** Served by the piece: an egg, a pepper. */
  counted: ({ serving }) => serving.unit === null,
}

/** Reads the lines "name = selector"; a selector may name those above it. */
export function readSelectors(folder: URL): Selectors {
  const known = new Map<string, Selector>(Object.entries(builtIn))
  for (const line of readLines(folder, 'selectors.txt')) {
    const [name = '', text = ''] = line.text.split(/\s+=\s+/)
    if (!/^[a-z][a-z-]*$/.test(name)) reject(line, `not a name: ${name}`)
    if (known.has(name) || findIngredientById(name)) reject(line, `${name} is taken already`)
    known.set(name, readSelector(text, known, line))
  }
  return known
}
