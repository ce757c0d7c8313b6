import { units, type Unit } from '#shared/words/units.ts'
import { fold } from '../understand/fold.ts'
import { unjoin } from '../understand/unjoin.ts'
import { cuisines, type CuisineId } from '../cook/cuisines.ts'
import type { Amount } from './amount.ts'
import type { Dish } from './dish.ts'
import { patternIds, type PatternId } from './pattern-ids.ts'

const isPattern = (name: string): name is PatternId => patternIds.some((id) => id === name)
const isCuisine = (name: string): name is CuisineId => name in cuisines
const isUnit = (name: string): name is Unit => units.some((unit) => unit === name)

const split = (text: string, by: string) =>
  text
    .split(by)
    .map((each) => each.trim())
    .filter(Boolean)

/** "3clove", "60ml", "1x" for one piece; a bare number is grams. */
function amountIn(text: string): Amount | null {
  const [, number, unit = ''] = /^([\d.]+)([a-z]*)$/.exec(text) ?? []
  if (number === undefined) return null
  if (unit === '' || unit === 'x') return { amount: Number(number), unit: unit === 'x' ? null : 'g' }
  return isUnit(unit) ? { amount: Number(number), unit } : null
}

/**
 * A name as a guest may type it: with or without hyphens and apostrophes, in one word or two, in the plural. Madras
 * curry powder is no Madras curry.
 */
function asWords(name: string): string[] {
  const folded = fold(name)
  return [...new Set([folded, unjoin(folded)])]
    .map((each) =>
      each
        .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
        .replace(/'/g, "'?")
        .replace(/[- ]+/g, '[- ]?'),
    )
    .map((each) => `${each}(?:e?s|n|en)?`)
}

interface Parts {
  ids: string[]
  measures: Record<string, Amount>
}

function partsIn(text: string, line: string): Parts {
  const parts: Parts = { ids: [], measures: {} }
  for (const each of split(text, ',')) {
    const [id = '', measure] = each.split(' ')
    parts.ids.push(id)
    if (measure === undefined) continue
    const amount = amountIn(measure)
    if (!amount) throw new Error(`no such amount: "${measure}" in "${line}"`)
    parts.measures[id] = amount
  }
  return parts
}

/** What stands behind the first semicolon: `+` what comes when nothing is named, `-` what stays out, and single words. */
function optionsIn(options: readonly string[], line: string) {
  const more: Partial<Dish> = {}
  for (const option of options) {
    const [mark, rest] = [option.charAt(0), option.slice(1).trim()]
    if (mark === '+') {
      const { ids, measures } = partsIn(rest, line)
      Object.assign(more, { alone: ids, measures })
    } else if (mark === '-') more.without = split(rest, ' ')
    else if (option === 'minced') more.minced = true
    else if (option === 'starter') more.course = 'Starters'
    else if (option === 'main') more.course = 'Mains'
    else if (isCuisine(option)) more.cuisine = option
    else throw new Error(`no such option: "${option}" in "${line}"`)
  }
  return more
}

function readDish(names: string, line: string): Dish {
  const [labels = '', typed = ''] = names.split(' = ')
  const [en = '', fr = en, es = en, de = en] = split(labels, '|')
  const [recipe = '', ...options] = split(line, ';')
  const [pattern = '', wants = ''] = split(recipe, ':')
  if (!isPattern(pattern)) throw new Error(`no such pattern: "${pattern}" in "${line}"`)
  const { ids, measures } = partsIn(wants, line)
  const more = optionsIn(options, line)
  // Whole names first, so that nothing of a name is left over to be put in.
  const whole = [en, fr, es, de].flatMap(asWords).toSorted((a, b) => b.length - a.length)
  const words = [...new Set([...whole, ...split(typed, ', ')])]
  return {
    id: en,
    pattern,
    words: new RegExp(
      `\\b(?:${words.join('|')})\\b(?! ?-?(?:(?:curry )?powder|flour|paste|wrappers|mehl|pulver))`,
    ),
    label: { en, fr, es, de },
    link: 'to',
    whole: true,
    nameOnly: true,
    wants: ids,
    ...more,
    measures: { ...measures, ...more.measures },
  }
}

/**
 * Reads dishes that have a name, two lines each: the name, in four languages where they differ, with what else people
 * call it on folded text; and below, indented, the pattern with what the dish cannot be without, and how much for one.
 *
 *     Roast Beef with Onions | Rosbif aux oignons | Rosbif encebollado | Zwiebelrostbraten = rostbraten
 *       smothered: beef-steak 200, onion 1x, beef-stock; + potato; - wine; german
 */
export function dishTable(text: string): readonly Dish[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.flatMap((line, place) =>
    line.startsWith(' ') ? [] : [readDish(line, lines[place + 1]?.trim() ?? '')],
  )
}
