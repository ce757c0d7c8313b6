import { isCutStyle } from '../lines/knifework.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { categories } from '../../lexicon/ingredient.ts'
import { firstWord, paragraphsIn, reject, Unreadable, type FileLine } from '../lines-of-file.ts'
import { readHead } from '../read-head.ts'
import { readAmount, readLine } from '../read-line.ts'
import { isStepHead, readStep } from '../read-step.ts'
import type { RecipeLine } from '../recipe.ts'
import { isLineRole } from '../vocabulary.ts'
import { paces, type Master, type Slot } from './master.ts'

const isClass = (word: string) =>
  (categories as readonly string[]).includes(word) || findIngredientById(word) !== null

function foodsIn(text: string, line: FileLine): string[] {
  const foods = text.split(' ')
  const unknown = foods.find((food) => !findIngredientById(food))
  if (unknown !== undefined) reject(line, `no food is called "${unknown}"`)
  return foods
}

/** "- any vegetable mushroom 500 g, up to 4; not cucumber; usually carrot; main; cut fine" */
function readSlot(line: FileLine): Slot {
  const [said = '', ...marks] = line.text.slice('- any '.length).split('; ')
  const [, takenText = '', amountText = '', most = '1'] =
    /^([a-zA-Z -]+?) (\d.*?)(?:, up to (\d+))?$/.exec(said) ?? []
  const takes = takenText.split(' ')
  const [name = ''] = takes
  const unknown = takes.find((word) => !isClass(word))
  if (unknown !== undefined)
    reject(line, `"${unknown}" is no class of foods: write "any vegetable mushroom 500 g"`)
  const { amount, unit } = readAmount(amountText, line)
  if (amount === null) return reject(line, 'any food needs an amount')
  const slot: Slot = {
    name,
    takes,
    not: [],
    amount,
    unit,
    most: Number(most),
    role: 'base',
    usually: [],
    cut: null,
  }
  for (const mark of marks) {
    const [word, rest] = firstWord(mark)
    if (word === 'not') slot.not = foodsIn(rest, line)
    else if (word === 'usually') slot.usually = foodsIn(rest, line)
    else if (word === 'cut' && isCutStyle(rest)) slot.cut = rest
    else if (isLineRole(mark)) slot.role = mark
    else reject(line, `"${mark}" cannot be said of any food`)
  }
  return slot
}

const onlyMark = '; only if there'

/** What steps may name: the lines, and the slots with their firm and quick foods. */
const placesOf = (lines: readonly RecipeLine[], slots: readonly Slot[]): RecipeLine[] => {
  const pattern = {
    amount: 1,
    unit: null,
    scales: true,
    cut: null,
    state: null,
    role: 'base',
    mayGo: false,
    swaps: [],
    heading: null,
    note: null,
  } as const
  const names = slots.flatMap(({ name }) => [name, ...paces.map((pace) => `${name}.${pace}`)])
  return [...lines, ...names.map((food) => ({ ...pattern, food }))]
}

function read(text: string): Master {
  const [head = [], list = [], ...rest] = paragraphsIn(text)
  const facts = readHead(head)
  const lines: RecipeLine[] = []
  const slots: Slot[] = []
  const onlyIfThere: string[] = []
  for (const line of list) {
    if (line.text.startsWith('- any ')) {
      const slot = readSlot(line)
      if (slots.some(({ name }) => name === slot.name)) reject(line, `"${slot.name}" is there twice`)
      slots.push(slot)
      continue
    }
    const isOnly = line.text.endsWith(onlyMark)
    const own = readLine(isOnly ? { ...line, text: line.text.slice(0, -onlyMark.length) } : line)
    lines.push(own)
    if (isOnly) onlyIfThere.push(own.food)
  }
  const [first = { text: '', number: 1 }] = list
  if (slots.length === 0) reject(first, 'no line takes any food')
  const steps = rest.map(([step = first, ...own]) =>
    isStepHead(step)
      ? readStep(step, own, placesOf(lines, slots))
      : reject(step, `"${step.text}" cannot stand here`),
  )
  return { ...facts, lines, slots, onlyIfThere, steps, cutAt: 0, ways: [], careful: null, plating: null }
}

/** Reads one master recipe. Throws, with file and line, on whatever it does not know. */
export function readMaster(file: string, text: string): Master {
  try {
    return read(text)
  } catch (error) {
    if (error instanceof Unreadable)
      throw new Error(`${file}:${error.line}: ${error.message}`, { cause: error })
    throw error
  }
}
