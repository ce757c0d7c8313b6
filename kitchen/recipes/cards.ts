import type { Unit } from '#shared/words/units.ts'
import { cuisines, type CuisineId } from '../cook/cuisines.ts'
import type { Amount } from './amount.ts'
import { classic, type Dish } from './dish.ts'
import type { PatternId } from './pattern-ids.ts'

const units = new Set<Unit>([
  'g',
  'ml',
  'tsp',
  'tbsp',
  'pinch',
  'dash',
  'sprig',
  'handful',
  'pack',
  'slice',
  'sheet',
  'cup',
  'can',
  'leaf',
  'piece',
])
const isUnit = (text: string): text is Unit => units.has(text as Unit)

/** Reads "500g flour" or "3 egg": so much of it for a whole card, written for one guest. */
function readAmount(text: string, portions: number): [id: string, amount: Amount] {
  const [, number, unit = '', id] = /^([\d.]+)([a-z]*) ([a-z-]+)$/.exec(text.trim()) ?? []
  if (number === undefined || id === undefined || (unit !== '' && !isUnit(unit)))
    throw new Error(`cannot read the amount "${text}"`)
  return [id, { amount: Number(number) / portions, unit: unit === '' ? null : unit }]
}

function readMore(text: string) {
  const told = Object.fromEntries(
    text
      .split(' ')
      .filter(Boolean)
      .map((each) => each.split('=')),
  )
  const { way, cuisine, course, batch, without, needs, instead, ...unknown } = told as Record<
    string,
    string | undefined
  >
  if (Object.keys(unknown).length > 0 || (cuisine !== undefined && !(cuisine in cuisines)))
    throw new Error(`cannot read "${text}"`)
  return {
    ...(way !== undefined && { way }),
    ...(cuisine !== undefined && { cuisine: cuisine as CuisineId }),
    ...(course !== undefined && { course: course as NonNullable<Dish['course']> }),
    ...(batch !== undefined && { batch: Number(batch) }),
    ...(instead !== undefined && { shortcut: instead.replaceAll('_', ' ') }),
    needs: needs?.split(',') ?? [],
    without: without?.split(',') ?? [],
  }
}

/**
 * Dishes written down like the cards in a baker's box, one a line: its names (one, or four between slashes), the words
 * people say for it on folded text, what goes in for so many, and how it differs from its neighbours.
 */
export const cards = (pattern: PatternId, portions: number, box: string): readonly Dish[] =>
  box
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [name = '', words = '', amounts = '', more = ''] = line.split(';').map((each) => each.trim())
      const [en = '', fr = en, es = en, de = en] = name.split(' / ')
      const measures = Object.fromEntries(amounts.split(',').map((each) => readAmount(each, portions)))
      const wants = Object.keys(measures)
      const { without, needs, ...rest } = readMore(more)
      const floury = wants.some((id) => /(?<!corn)flour$|^semolina$/.test(id)) ? ['flour'] : []
      const eggless = wants.some((id) => id.startsWith('egg')) ? [] : ['egg']
      return classic([en, fr, es, de], pattern, new RegExp(`\\b(?:${words})\\b`), wants, {
        measures,
        without: [...eggless, ...without],
        needs: [...floury, ...needs],
        ...rest,
      })
    })
