import { expect, it } from 'vitest'
import { measureFirstAnswer } from './first-answer.ts'

/** A third above what a busy machine measured, in milliseconds of processor time; more is no noise. */
const mostToLoad = 600
const mostForFirst = 500
const mostForLater = 10
/** Grows with every dish and answer: 50.4 with 1,680 dishes. */
const mostHeap = 52

it('the built-in chef is loaded, answers first and answers again within its processor time and memory', () => {
  const { load, first, later, heap } = measureFirstAnswer()
  expect(load, 'ms to load').toBeLessThan(mostToLoad)
  expect(first, 'ms for the first answer').toBeLessThan(mostForFirst)
  expect(later, 'ms for a later answer').toBeLessThan(mostForLater)
  expect(heap, 'MB of heap').toBeLessThan(mostHeap)
}, 300_000)
