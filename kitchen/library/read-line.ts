import { units, type Unit } from '#shared/words/units.ts'
import { isCut } from './lines/labour.ts'
import { isWay as isState } from './lines/ready-bought.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { headingPhrase, notePhrase } from './headings.ts'
import { firstWord, reject, type FileLine } from './lines-of-file.ts'
import type { RecipeLine, Swap } from './recipe.ts'
import { isLineRole } from './vocabulary.ts'

const isUnit = (word: string): word is Unit => (units as readonly string[]).includes(word)

function knownFood(id: string, line: FileLine): string {
  if (!findIngredientById(id)) reject(line, `no food is called "${id}"`)
  return id
}

/** "400 g", "4 clove", "2", "to taste"; `, fixed` behind it. */
export function readAmount(text: string, line: FileLine): Pick<RecipeLine, 'amount' | 'unit' | 'scales'> {
  const scales = !text.endsWith(', fixed')
  const amount = scales ? text : text.slice(0, -', fixed'.length)
  if (amount === 'to taste') return { amount: null, unit: null, scales }
  const [number, unit] = firstWord(amount)
  if (!/^\d+(?:\.\d+)?$/.test(number) || Number(number) === 0)
    reject(line, `"${text}" is no amount: write "400 g", "2" or "to taste"`)
  if (unit !== '' && !isUnit(unit)) reject(line, `"${unit}" is no unit`)
  return { amount: Number(number), unit: isUnit(unit) ? unit : null, scales }
}

interface Marks extends Omit<RecipeLine, 'food' | 'amount' | 'unit' | 'scales' | 'swaps'> {
  swaps: { mark: 'or' | 'or!'; foods: readonly string[] }[]
}

function once(line: FileLine, isSet: boolean, mark: string) {
  if (isSet) reject(line, `"${mark}" says a second time what has been said`)
}

/** What stands behind the amount, between semicolons. */
function readMark(mark: string, marks: Marks, line: FileLine) {
  const [word, rest] = firstWord(mark)
  if (word === 'or' || word === 'or!') {
    const foods = rest.split(', ').map((id) => knownFood(id, line))
    marks.swaps.push({ mark: word, foods })
  } else if (mark === 'may go') {
    once(line, marks.mayGo, mark)
    marks.mayGo = true
  } else if (word === 'for') {
    if (!headingPhrase(rest)) reject(line, `no heading is called "${rest}"`)
    once(line, marks.heading !== null, mark)
    marks.heading = rest
  } else if (word === 'note') {
    if (!notePhrase(rest)) reject(line, `no note is called "${rest}"`)
    once(line, marks.note !== null, mark)
    marks.note = rest
  } else if (word === 'bought') {
    if (!isState(rest)) reject(line, `nothing is bought "${rest}"`)
    once(line, marks.state !== null, mark)
    marks.state = rest
  } else if (isLineRole(mark)) {
    once(line, marks.role !== 'base', mark)
    marks.role = mark
  } else if (isCut(mark)) {
    once(line, marks.cut !== null, mark)
    marks.cut = mark
  } else reject(line, `"${mark}" is no cut, and nothing else that is said of a food`)
}

/** `or` on a main food is an offer; on any other it may be done, as `or!` may on a main food. */
function swapsOf({ swaps, role }: Marks, food: string, line: FileLine): Swap[] {
  const seen = new Set([food])
  return swaps.map(({ mark, foods }) => {
    if (mark === 'or!' && role !== 'main')
      reject(line, '"or!" is for main foods: any other is swapped by "or"')
    for (const id of foods) {
      if (seen.has(id)) reject(line, `"${id}" is there twice`)
      seen.add(id)
    }
    return { foods, how: mark === 'or' && role === 'main' ? 'offered' : 'done' }
  })
}

/** "- bacon 200 g; lardons; main; or smoked-tofu, button-mushroom" */
export function readLine(line: FileLine): RecipeLine {
  const [said = '', ...marksSaid] = line.text.slice('- '.length).split('; ')
  const [food, amount] = firstWord(said)
  const marks: Marks = {
    cut: null,
    state: null,
    role: 'base',
    mayGo: false,
    heading: null,
    note: null,
    swaps: [],
  }
  knownFood(food, line)
  const measure = readAmount(amount, line)
  for (const mark of marksSaid) readMark(mark, marks, line)
  if (marks.role === 'main' && marks.mayGo)
    reject(line, 'a main food may not go: without it, it is another dish')
  const { cut, state, role, mayGo, heading, note } = marks
  return { food, ...measure, cut, state, role, mayGo, swaps: swapsOf(marks, food, line), heading, note }
}
