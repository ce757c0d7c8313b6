import { blocksOf } from './blocks.ts'
import { elementsIn, type Element } from './html-tree.ts'
import type { Node } from './linked-data.ts'

/** The ways in which a page marks a recipe in its own elements: microdata, RDFa Lite, and the older classes of h-recipe. */
interface Marking {
  typeOf: (element: Element) => string | undefined
  propertiesOf: (element: Element) => string[]
}

const schemaType = (text: string | undefined) => /(?:^|[/:\s])(\w+)\s*$/.exec(text ?? '')?.[1]
const words = (text: string | undefined) => (text ?? '').split(/\s+/).filter((word) => word !== '')

const microdata: Marking = {
  typeOf: ({ attributes }) =>
    attributes.has('itemscope') || attributes.has('itemtype')
      ? (schemaType(attributes.get('itemtype')) ?? 'Thing')
      : undefined,
  propertiesOf: ({ attributes }) => words(attributes.get('itemprop')),
}
const rdfa: Marking = {
  typeOf: ({ attributes }) => schemaType(attributes.get('typeof')),
  propertiesOf: ({ attributes }) => words(attributes.get('property')).map((each) => schemaType(each) ?? each),
}

const classNames: Record<string, string> = {
  fn: 'name',
  'p-name': 'name',
  ingredient: 'recipeIngredient',
  'p-ingredient': 'recipeIngredient',
  instructions: 'recipeInstructions',
  'e-instructions': 'recipeInstructions',
  yield: 'recipeYield',
  'p-yield': 'recipeYield',
  duration: 'totalTime',
  'dt-duration': 'totalTime',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  summary: 'description',
  'p-summary': 'description',
}
const classes = ({ attributes }: Element) => words(attributes.get('class')).map((each) => each.toLowerCase())
const hRecipe: Marking = {
  typeOf: (element) =>
    classes(element).some((each) => each === 'hrecipe' || each === 'h-recipe') ? 'Recipe' : undefined,
  propertiesOf: (element) => classes(element).flatMap((each) => classNames[each] ?? []),
}

/** Of one property no more is read: a page of nested properties would repeat its texts at each depth. */
const longest = 20_000

function textOf(element: Element): string {
  const { attributes } = element
  const said = attributes.get('content') ?? attributes.get('datetime')
  if (said !== undefined && said.trim() !== '') return said
  if (element.tag === 'img') return attributes.get('src') ?? ''
  const lines = blocksOf(element).map(({ text }) => text)
  const text = lines.join('\n')
  if (text === '')
    return element.tag === 'a' ? (attributes.get('href') ?? '') : (attributes.get('value') ?? '')
  return text.slice(0, longest)
}

/** One element's properties as JSON-LD would write them. */
function nodeOf(element: Element, type: string, marking: Marking, depth: number): Node {
  const node: Record<string, unknown> = { '@type': type }
  const isScope = (each: Element) => marking.typeOf(each) !== undefined
  let left = 400_000
  for (const each of elementsIn(element, isScope)) {
    const names = marking.propertiesOf(each)
    if (names.length === 0) continue
    const own = marking.typeOf(each)
    const value = own !== undefined && depth < 4 ? nodeOf(each, own, marking, depth + 1) : textOf(each)
    left -= typeof value === 'string' ? value.length + 100 : 1_000
    if (left < 0) break
    for (const name of names) node[name] = name in node ? [node[name], value].flat() : value
  }
  if (type === 'HowToStep' && node.text === undefined) node.text = textOf(element)
  return node
}

/** The recipes that the elements of a page are marked as. */
export function markedRecipes(root: Element): Node[] {
  return [microdata, rdfa, hRecipe].flatMap((marking) => {
    const isRecipe = (each: Element) => marking.typeOf(each) === 'Recipe'
    return [...elementsIn(root, isRecipe)]
      .filter(isRecipe)
      .slice(0, 5)
      .map((each) => nodeOf(each, 'Recipe', marking, 0))
  })
}
