import { expect, test } from 'vitest'
import { estimateTotal, percentAt, runProgress, type ProgressClock } from './progress.ts'

/** A clock that goes on only when told to. */
function handClock() {
  let time = 0
  const ticking = new Set<{ every: number; due: number; callback: () => void }>()
  const clock: ProgressClock = {
    now: () => time,
    every: (every, callback) => {
      const timer = { every, due: time + every, callback }
      ticking.add(timer)
      return () => ticking.delete(timer)
    },
  }
  const pass = (milliseconds: number) => {
    const until = time + milliseconds
    for (;;) {
      const next = [...ticking].toSorted((a, b) => a.due - b.due)[0]
      if (!next || next.due > until) break
      time = next.due
      next.due += next.every
      next.callback()
    }
    time = until
  }
  return { clock, pass, ticking: () => ticking.size }
}

test('without a mean 18 seconds are expected: 6 for the plating, 9 for the image, 3 for saving', () => {
  expect(estimateTotal(0)).toBe(18_000)
})

test('the mean of the server replaces the guess when it is above 0', () => {
  expect(estimateTotal(4200)).toBe(4200)
})

test.each([
  [0, 0],
  [9000, 50],
  [17_800, 98],
  [18_000, 98],
  [600_000, 98],
])('after %d ms of 18 s the bar shows %d percent', (elapsed, percent) => {
  expect(percentAt(elapsed, 18_000)).toBe(percent)
})

test('the bar never claims more than 99 percent, however long the estimate', () => {
  expect(percentAt(1_000_000, 1_000_000)).toBe(99)
})

test('an estimate shorter than the pause before its end shows nothing instead of nonsense', () => {
  expect(percentAt(150, 150)).toBe(0)
})

test('it ticks every 100 ms and stops 200 ms before the estimate', () => {
  const { clock, pass, ticking } = handClock()
  const shown: number[] = []
  runProgress((percent) => shown.push(percent), { estimateMs: 1000, clock })
  pass(700)
  expect(shown).toEqual([0, 10, 20, 30, 40, 50, 60, 70])
  expect(ticking()).toBe(1)
  pass(100)
  expect(shown.at(-1)).toBe(80)
  expect(ticking()).toBe(0)
  pass(60_000)
  expect(shown.at(-1)).toBe(80)
})

test('done means 100', () => {
  const { clock, pass, ticking } = handClock()
  const shown: number[] = []
  const progress = runProgress((percent) => shown.push(percent), { estimateMs: 1000, clock })
  pass(300)
  progress.finish()
  expect(shown.at(-1)).toBe(100)
  expect(ticking()).toBe(0)
})

test('a longer estimate that comes in later lets the bar wait, never run backwards', () => {
  const { clock, pass } = handClock()
  const shown: number[] = []
  const progress = runProgress((percent) => shown.push(percent), { estimateMs: 1000, clock })
  pass(500)
  progress.setEstimate(10_000)
  pass(4000)
  expect(shown).toEqual([0, 10, 20, 30, 40, 50])
  pass(1000)
  expect(shown.at(-1)).toBe(55)
})

test('an estimate that comes in after the end changes nothing', () => {
  const { clock, pass, ticking } = handClock()
  const shown: number[] = []
  const progress = runProgress((percent) => shown.push(percent), { estimateMs: 1000, clock })
  progress.stop()
  progress.setEstimate(500)
  pass(400)
  expect(shown).toEqual([0])
  expect(ticking()).toBe(0)
})

test('a run that goes on begins with the work already done', () => {
  const { clock } = handClock()
  const shown: number[] = []
  runProgress((percent) => shown.push(percent), { estimateMs: 1000, alreadyMs: 450, clock })
  expect(shown).toEqual([45])
})
