import { limits } from '#shared/constants/limits.ts'
import { headingOf } from '../text/sections.ts'
import { plainText, type Block } from './blocks.ts'
import { lineOf, linesOf } from './html-text.ts'
import type { Element } from './html-tree.ts'
import { isNode, isOfType, linkedDataOf, type LinkedData, type Node } from './linked-data.ts'
import { markedRecipes } from './marked-up.ts'
import { sectionMark } from './marks.ts'
import { mainPart, withLinesOfHome } from './shown/further-lists.ts'
import { headedLists } from './shown/headed-lists.ts'
import { unheadedLists } from './shown/unheaded-lists.ts'

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? lineOf(String(value)) : ''

/** One thing or several, as texts. */
export const textsOf = (value: unknown): string[] =>
  [value]
    .flat()
    .flatMap((each) => (typeof each === 'string' ? linesOf(each) : isNode(each) ? [textOf(each.name)] : []))
    .filter((text) => text !== '')

/** "1. Mix. 2. Bake.": a text that counts its steps. */
function partsOfNumbered(line: string): string[] {
  if (!/^1[.)]\s/.test(line)) return [line]
  const parts: string[] = []
  let rest = line
  for (let number = 2; ; number += 1) {
    const next = rest.search(new RegExp(`(?<=[.!?:;)…]\\s+)${number}[.)]\\s+\\S`, 'u'))
    if (next < 0) return [...parts, rest]
    parts.push(rest.slice(0, next).trim())
    rest = rest.slice(next)
  }
}

/** Steps in their order, however they are nested, with the names of their sections before them. */
export function stepsOf(value: unknown, depth = 0): string[] {
  if (depth > 6) return []
  if (Array.isArray(value)) return value.flatMap((each) => stepsOf(each, depth + 1))
  if (typeof value === 'string') return linesOf(value).flatMap(partsOfNumbered)
  if (!isNode(value)) return []
  const text = textOf(value.text)
  const nested =
    value.itemListElement ?? value.steps ?? (text === '' && isNode(value.item) ? value.item : undefined)
  if (nested !== undefined && text === '') {
    const name = isOfType(value, 'HowToSection') ? textOf(value.name).replace(/\s*:$/, '') : ''
    const [first, ...others] = stepsOf(nested, depth + 1)
    if (first === undefined) return []
    if (name === '' || name.length > limits.recipe.ingredientGroupMax) return [first, ...others]
    // A name that would begin another part of a text, such as "Notes", stays with the first step.
    return headingOf(name) === null
      ? [`${sectionMark}${name}`, first, ...others]
      : [`${name}: ${first}`, ...others]
  }
  const name = textOf(value.name)
  // Some pages set the first sentence of a step as its name; most repeat the beginning of the text there, or a label.
  const isTorn = name !== '' && /^[.,;:]/.test(text)
  const line = isTorn ? `${name}${text}` : text || name || textOf(value.description)
  return line ? [line] : []
}

/** "Ingredients: beef, garlic": the foods once more, as words to search by. */
const namesFoods = (line: string) => {
  const { part, rest = '' } = headingOf(line) ?? {}
  return part === 'ingredients' && rest.includes(',') && !/[\d½¼¾⅓⅔⅛]/.test(rest)
}

export const itemsOf = (node: Node): string[] => {
  const items = textsOf(node.recipeIngredient ?? node.ingredients ?? node.supply)
  return items.length > 3 ? items.filter((line) => !namesFoods(line)) : items
}

const hasAll = (node: Node) => itemsOf(node).length > 0 && stepsOf(node.recipeInstructions).length > 0

/** The complete recipes that a page describes as JSON-LD, each once, at most so many. */
const completeOf = (recipes: readonly Node[]) => {
  const complete = recipes.filter(hasAll)
  const nameOf = (node: Node) => `${textOf(node.name)} ${itemsOf(node).length}`
  return complete
    .filter((node, place) => complete.findIndex((other) => nameOf(other) === nameOf(node)) === place)
    .slice(0, limits.import.choices)
}

/** A recipe of which no more than a part is described, with what the page shows above that. */
function withMainPart(node: Node, blocks: readonly Block[]): Node {
  const part = mainPart(blocks, itemsOf(node))
  if (!part) return node
  const told = {
    '@type': 'HowToSection',
    name: part.heading,
    itemListElement: stepsOf(node.recipeInstructions),
  }
  return {
    ...node,
    recipeIngredient: [...part.ingredients, `${sectionMark}${part.heading}`, ...itemsOf(node)],
    recipeInstructions: part.steps.length > 0 ? [...part.steps, told] : node.recipeInstructions,
  }
}

/**
 * The recipe of a page, and the others among which may be chosen: the complete one that it describes for machines, as JSON-LD, microdata, RDFa or h-recipe.
 * What that one lacks is taken from the others, and from the lists that people see under their headings.
 */
export function recipeOf(html: string, blocks: () => Block[], root: Element, choice = 0) {
  const linked = ofThisPage(linkedDataOf(html), blocks())
  const complete = completeOf(linked.recipes)
  const chosen = complete[choice] ?? complete[0]
  if (chosen) return { node: withMainPart(chosen, blocks()), resolve: linked.resolve, all: complete }
  const described = [...linked.recipes, ...markedRecipes(root)]
  const shown = withLinesOfHome(blocks(), headedLists(blocks()) ?? unheadedLists(blocks()))
  const seen = shown && {
    name: shown.title,
    recipeIngredient: shown.ingredients,
    recipeInstructions: shown.steps,
  }
  const candidates: Node[] = [...described.filter(hasAll), ...described, ...(seen ? [seen] : [])]
  const node = Object.assign({}, ...candidates.toReversed().map(withoutBlanks)) as Node
  return itemsOf(node).length > 0 ? { node, resolve: linked.resolve, all: [node] } : null
}

/**
 * A page may describe recipes that it links to: the one that is named as the page comes first, and lends nothing from the
 * others where it is described in part only.
 */
function ofThisPage(linked: LinkedData, blocks: readonly Block[]): LinkedData {
  const titles = new Set(blocks.filter(({ level }) => level === 1).map(({ text }) => plainText(text)))
  const own = linked.recipes.filter((node) => titles.has(plainText(textOf(node.name))))
  if (own.length === 0) return linked
  const others = own.some(hasAll) ? linked.recipes.filter((node) => !own.includes(node)) : []
  return { ...linked, recipes: [...own, ...others] }
}

const isBlank = (value: unknown) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0)
/** Under the newer name of its list, so that the older one does not lose against what another one lists. */
const withoutBlanks = (node: Node) =>
  Object.fromEntries(
    Object.entries({ ...node, recipeIngredient: itemsOf(node) }).filter(
      ([name, value]) => !isBlank(value) && (name !== 'recipeInstructions' || stepsOf(value).length > 0),
    ),
  )
