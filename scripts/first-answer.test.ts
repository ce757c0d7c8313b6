import { expect, it } from 'vitest'
import { measureFirstAnswer } from './first-answer.ts'

/** In the time that a fixed piece of work takes on the machine: a third above what was measured; more is no noise. */
const mostToLoad = 4.2
const mostForFirst = 4
const mostForLater = 0.056
/** In megabytes; grows with every dish and answer: 53.8 with 1,690 dishes and the answers' index of words. */
const mostHeap = 56

it('the built-in chef is loaded, answers first and answers again within its processor time and memory', () => {
  const { pace, load, first, later, heap } = measureFirstAnswer()
  expect(load / pace, `${load} ms to load at ${pace}`).toBeLessThan(mostToLoad)
  expect(first / pace, `${first} ms for the first answer at ${pace}`).toBeLessThan(mostForFirst)
  expect(later / pace, `${later} ms for a later answer at ${pace}`).toBeLessThan(mostForLater)
  expect(heap, 'MB of heap').toBeLessThan(mostHeap)
}, 300_000)
