import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { buildIfStale, chefFile } from './build.ts'

/** What the built-in chef costs in a fresh process: processor time in milliseconds, memory in megabytes. */
export interface AnswerCosts {
  /** What a fixed piece of work takes on this machine. */
  pace: number
  /** Loading the kitchen's code and data. */
  load: number
  /** The first answer, which fills the tables of its language. */
  first: number
  /** The median of the answers after one in each language. */
  later: number
  /** By how much the heap has grown after fifty answers in four languages. */
  heap: number
}

const program = join(import.meta.dirname, 'first-answer-process.mjs')
const cache = join(import.meta.dirname, '..', 'node_modules', '.cache', 'convive')

function measureOnce(): AnswerCosts {
  const said = execFileSync(process.execPath, ['--expose-gc', program, cache, chefFile], { encoding: 'utf8' })
  return JSON.parse(said) as AnswerCosts
}

/**
 * The built chef, as under `npm start`. The least of several processes: other work on the machine makes one slower, and
 * nothing makes it quicker.
 */
export async function measureFirstAnswer(processes = 5): Promise<AnswerCosts> {
  await buildIfStale(['kitchen'])
  // The first of all compiles what the others load.
  measureOnce()
  const runs = Array.from({ length: processes }, measureOnce)
  const least = (of: keyof AnswerCosts) => Math.min(...runs.map((run) => run[of]))
  return {
    pace: least('pace'),
    load: least('load'),
    first: least('first'),
    later: least('later'),
    heap: least('heap'),
  }
}
