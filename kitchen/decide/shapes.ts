import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import { templateIds } from '../recipes/template-ids.ts'
import type { Template } from '../recipes/template.ts'
import { readLines, reject } from '../recipes/read/lines.ts'
import { readSelector, readSelectors, type Selector } from '../recipes/read/selectors.ts'
import type { CuisineId } from '../lexicon/cuisines.ts'

const hearts: readonly Category[] = [
  'meat',
  'poultry',
  'sausage',
  'fish',
  'shellfish',
  'legume',
  'plantProtein',
  'egg',
  'cheese',
  'pasta',
]

function read(): ReadonlyMap<string, Selector> {
  const known = readSelectors(new URL('../recipes/', import.meta.url))
  return new Map(
    readLines(new URL('./', import.meta.url), 'shapes.txt').map((line) => {
      const [id = '', text = ''] = line.text.split(/:\s+/)
      if (!templateIds.includes(id)) reject(line, `no template is called ${id}`)
      return [id, readSelector(text, known, line)] as const
    }),
  )
}

let shapes: ReadonlyMap<string, Selector> | null = null

const shapeOf = (id: string) => (shapes ??= read()).get(id)

/** True for a dish that is made of few things only. */
export const isShaped = (id: string): boolean => shapeOf(id) !== undefined

/** False where a dish of one shape would be made of something else: a schnitzel of lentils. */
export function hasShapeFor(
  { id, cuisines }: Template,
  wanted: readonly Ingredient[],
  cuisine: CuisineId | null,
): boolean {
  const isOf = shapeOf(id)
  if (!isOf || wanted.length === 0) return true
  const isAtHome = cuisine !== null && cuisines.includes(cuisine)
  return (
    wanted.every((each) => isOf(each) || !hearts.includes(each.category)) && (isAtHome || wanted.some(isOf))
  )
}
