import type { Node } from '../page/linked-data.ts'
import { sectionMark } from '../page/marks.ts'

const header = /^(?:M{5}|-{5})[-\s]*.*Meal-?Master.*$/im
const fence = /^(?:M{5}|-{5})-*(?<name>.*?)-*$/

/** The two letters of a unit in the middle column. */
const units: Readonly<Record<string, string>> = {
  x: '',
  ea: '',
  sm: 'small',
  md: 'medium',
  lg: 'large',
  c: 'cup',
  t: 'tsp',
  ts: 'tsp',
  T: 'tbsp',
  tb: 'tbsp',
  fl: 'fl oz',
  pt: 'pint',
  qt: 'quart',
  ga: 'gallon',
  pn: 'pinch',
  dr: 'drop',
  ds: 'dash',
  cn: 'can',
  pk: 'packet',
  ct: 'carton',
  bn: 'bunch',
  sl: 'slice',
  oz: 'oz',
  lb: 'lb',
  ml: 'ml',
  cl: 'cl',
  dl: 'dl',
  l: 'l',
  mg: 'mg',
  cg: 'cg',
  dg: 'dg',
  g: 'g',
  kg: 'kg',
}
const codes = Object.keys(units)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const line = new RegExp(
  `^\\s*(?<amount>\\d{1,4}(?:[ -]\\d+/\\d+|/\\d+|[.,]\\d+)?(?:-\\d+)?)?\\s+(?:(?<unit>${codes})\\s+)?(?<text>\\S.*)$`,
)
/** Where the second column of ingredients begins. */
const secondColumn = 41

function ingredientIn(written: string): string | null {
  const { amount, unit = '', text = '' } = line.exec(written)?.groups ?? {}
  // Without an amount only the column tells: paragraphs are indented less.
  if (amount === undefined && !/^\s{10}/.test(written)) return null
  return [amount, units[unit], text.replace(/\s*;\s*/, ', ').trim()].filter(Boolean).join(' ')
}

function columnsOf(written: string): string[] {
  const [left, right] = [written.slice(0, secondColumn), written.slice(secondColumn)]
  const isTwo = /^ {0,6}\d[\d ./-]* +\S/.test(right) && /\s$/.test(left)
  return isTwo ? [left, right] : [written]
}

/** A recipe as the program Meal-Master writes it: columns between fences of five Ms or dashes. */
export function readMealMaster(text: string): Node | null {
  const start = header.exec(text)
  if (!start) return null
  const lines = text.slice(start.index + start[0].length).split(/\r?\n/)
  const fields = new Map<string, string>()
  const ingredients: string[] = []
  const paragraphs: string[] = []
  let isList = true
  let open = false
  for (const written of lines) {
    const field = /^\s*(Title|Categories|Yield|Servings)\s*:\s*(.*)$/i.exec(written)
    const heading = fence.exec(written.trim())
    if (field && ingredients.length === 0) fields.set((field[1] ?? '').toLowerCase(), (field[2] ?? '').trim())
    else if (heading) {
      const name = (heading.groups?.name ?? '').trim()
      if (name === '') break
      ;(isList ? ingredients : paragraphs).push(`${sectionMark}${name}`)
    } else if (written.trim() === '') open = false
    else {
      const found = isList ? columnsOf(written).flatMap((each) => ingredientIn(each) ?? []) : []
      const more = /^\s{8,}-+\s*(\S.*)$/.exec(written)?.[1]
      const last = ingredients.at(-1)
      if (isList && more !== undefined && last !== undefined)
        ingredients[ingredients.length - 1] = `${last} ${more}`
      else if (found.length > 0) ingredients.push(...found)
      else {
        isList = false
        const before = paragraphs.at(-1)
        if (open && before !== undefined) paragraphs[paragraphs.length - 1] = `${before} ${written.trim()}`
        else paragraphs.push(written.trim())
        open = true
      }
    }
  }
  return {
    '@type': 'Recipe',
    name: fields.get('title') ?? '',
    recipeYield: fields.get('yield') ?? fields.get('servings') ?? '',
    keywords: fields.get('categories') ?? '',
    recipeIngredient: ingredients,
    recipeInstructions: paragraphs,
  }
}
