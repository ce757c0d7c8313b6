import { expect, it } from 'vitest'
import { measureFirstAnswer } from './first-answer.ts'

/** In the time that a fixed piece of work takes on the machine: a third above what was measured; more is no noise. */
const mostToLoad = 4.2
const mostForFirst = 4
const mostForLater = 0.056
/** In megabytes; grows with every dish and answer: 57.0 with 1,728 dishes and the answers' index of words. */
const mostHeap = 59

/** The lesser of two runs: other work on the machine only ever adds. */
function lesserOfTwo() {
  const runs = Array.from({ length: 2 }, measureFirstAnswer)
  const least = (of: (run: (typeof runs)[number]) => number) => Math.min(...runs.map(of))
  return {
    load: least(({ load, pace }) => load / pace),
    first: least(({ first, pace }) => first / pace),
    later: least(({ later, pace }) => later / pace),
    heap: least(({ heap }) => heap),
  }
}

it('the built-in chef is loaded, answers first and answers again within its processor time and memory', () => {
  const { load, first, later, heap } = lesserOfTwo()
  expect(load, 'to load').toBeLessThan(mostToLoad)
  expect(first, 'for the first answer').toBeLessThan(mostForFirst)
  expect(later, 'for a later answer').toBeLessThan(mostForLater)
  expect(heap, 'MB of heap').toBeLessThan(mostHeap)
}, 300_000)
