import { firstWord, reject, type FileLine } from './lines-of-file.ts'
import { readLine } from './read-line.ts'
import { isStepHead, readStep } from './read-step.ts'
import type { RecipeLine, RecipeStep, Way } from './recipe.ts'
import { isWayName } from './vocabulary.ts'

interface Base {
  lines: readonly RecipeLine[]
  steps: readonly RecipeStep[]
}

/** "way slowCooker", and below it the lines that are other than in the recipe. */
export function readWayHead([head, ...own]: readonly FileLine[], base: Base): Way {
  if (!head) throw new Error('a way begins with its name')
  const [, name] = firstWord(head.text)
  if (!isWayName(name)) return reject(head, `no way is called "${name}"`)
  const way: Way = { name, lines: [], without: [], steps: [], cutAt: 0 }
  const seen = new Set<string>()
  const lines: RecipeLine[] = []
  const without: string[] = []
  for (const line of own) {
    const [word, rest] = firstWord(line.text)
    const food = word === '-' ? readLine(line).food : rest
    if (seen.has(food)) reject(line, `"${food}" is there twice`)
    seen.add(food)
    if (word === '-') lines.push(readLine(line))
    else if (word !== 'without') reject(line, `"${word}" cannot stand here`)
    else if (base.lines.every((each) => each.food !== food)) reject(line, `no line is of "${food}"`)
    else without.push(food)
  }
  return { ...way, lines, without }
}

/** The lines that a step of this way may name. */
const linesOf = ({ lines, without }: Way, base: Base): RecipeLine[] => [
  ...lines,
  ...base.lines.filter(({ food }) => !without.includes(food) && lines.every((line) => line.food !== food)),
]

/** "same 1-3": steps of the recipe, by their numbers. */
function readSame(line: FileLine, { steps }: Base): number[] {
  const [, from, to = from] = /^same (\d+)(?:-(\d+))?$/.exec(line.text) ?? []
  const first = Number(from)
  const last = Number(to)
  if (!(first >= 1 && last >= first && last <= steps.length))
    reject(line, `the recipe has the steps 1 to ${steps.length}`)
  return Array.from({ length: last - first + 1 }, (_each, index) => first - 1 + index)
}

/** The way with one more paragraph: a step of its own, steps of the recipe, or the place of the knife work. */
export function withParagraph(way: Way, paragraph: readonly FileLine[], base: Base): Way {
  const [head, ...own] = paragraph
  if (!head) return way
  if (isStepHead(head)) return { ...way, steps: [...way.steps, readStep(head, own, linesOf(way, base))] }
  if (own.length > 0) reject(own[0] ?? head, 'an empty line is missing')
  if (head.text === 'cut') return { ...way, cutAt: way.steps.length }
  if (!head.text.startsWith('same ')) reject(head, `"${head.text}" cannot stand in a way`)
  return { ...way, steps: [...way.steps, ...readSame(head, base)] }
}
