import { firstWord, paragraphsIn, reject, Unreadable, type FileLine } from './lines-of-file.ts'
import { foodsNamedIn } from './places.ts'
import { readHead } from './read-head.ts'
import { readLine } from './read-line.ts'
import { isStepHead, readPhrase, readStep } from './read-step.ts'
import { readWayHead, withParagraph } from './read-way.ts'
import type { Recipe, RecipeLine, Way } from './recipe.ts'

function readList(paragraph: readonly FileLine[]): RecipeLine[] {
  const seen = new Set<string>()
  const lines = paragraph.map((line) => {
    if (!line.text.startsWith('- ')) reject(line, 'a line of the list begins with "- "')
    const own = readLine(line)
    if (seen.has(own.food)) reject(line, `"${own.food}" is there twice`)
    seen.add(own.food)
    return own
  })
  const [first] = paragraph
  if (first && lines.every(({ role }) => role !== 'main')) reject(first, 'no line is marked "main"')
  return lines
}

type Body = Pick<Recipe, 'lines' | 'steps' | 'cutAt' | 'careful' | 'plating'> & { ways: Way[] }

/** Adds what one paragraph says to what has been read. */
function readParagraph(body: Body, paragraph: readonly FileLine[]): Body {
  const [head, ...own] = paragraph
  if (!head) return body
  const [word] = firstWord(head.text)
  const way = body.ways.at(-1)
  if (word === 'way') {
    const next = readWayHead(paragraph, body)
    if (body.ways.some(({ name }) => name === next.name))
      reject(head, `the way "${next.name}" is there twice`)
    return { ...body, ways: [...body.ways, next] }
  }
  if (way) return { ...body, ways: [...body.ways.slice(0, -1), withParagraph(way, paragraph, body)] }
  if (isStepHead(head)) return { ...body, steps: [...body.steps, readStep(head, own, body.lines)] }
  if (head.text === 'careful' && !body.careful) return { ...body, careful: readPhrase(head, own, body.lines) }
  if (head.text === 'plate' && !body.plating) return { ...body, plating: readPhrase(head, own, body.lines) }
  if (own.length > 0) reject(head, `"${head.text}" cannot stand here`)
  if (head.text === 'cut') return { ...body, cutAt: body.steps.length }
  return reject(head, `"${head.text}" cannot stand here`)
}

/** What no step names is bought for nothing: salt and pepper alone go without saying. */
function checkUsed({ lines, steps }: Pick<Recipe, 'lines' | 'steps'>, at: readonly FileLine[]) {
  const named = new Set(steps.flatMap(({ text }) => foodsNamedIn(text.en)))
  const unused = lines.findIndex(({ food, amount }) => amount !== null && !named.has(food))
  const line = at[unused]
  if (line) reject(line, `no step says what becomes of "${lines[unused]?.food}"`)
}

function read(text: string): Recipe {
  const [head = [], list, ...rest] = paragraphsIn(text)
  const start = { text: '', number: 1 }
  const facts = readHead(head)
  if (!list) return reject(head.at(-1) ?? start, 'the list of foods is missing')
  const lines = readList(list)
  const empty: Body = { lines, steps: [], cutAt: 0, careful: null, plating: null, ways: [] }
  const body = rest.reduce(readParagraph, empty)
  if (body.steps.length === 0) reject(list.at(-1) ?? start, 'the steps are missing')
  if (body.ways.some(({ steps }) => steps.length === 0)) reject(start, 'a way has no steps')
  checkUsed(body, list)
  return { ...facts, ...body }
}

/** Reads one file of the library. Throws, with file and line, on whatever it does not know. */
export function readRecipe(file: string, text: string): Recipe {
  try {
    return read(text)
  } catch (error) {
    if (error instanceof Unreadable)
      throw new Error(`${file}:${error.line}: ${error.message}`, { cause: error })
    throw error
  }
}
