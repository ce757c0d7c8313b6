import { expect, test } from 'vitest'
import { estimateTotal, percentAt, runProgress, type ProgressClock } from './progress.ts'

/** A clock that advances only when the test calls `pass`. */
function manualClock() {
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

test('without an average 18 seconds are expected: 6 for the plating, 9 for the image, 3 for saving', () => {
  expect(estimateTotal(0)).toBe(18_000)
})

test('the average of the server replaces the estimate when it is above 0', () => {
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

test('the bar never shows more than 99 percent, however long the estimate', () => {
  expect(percentAt(1_000_000, 1_000_000)).toBe(99)
})

test('an estimate shorter than the pause before its end gives 0 percent', () => {
  expect(percentAt(150, 150)).toBe(0)
})

test('it ticks every 100 ms and stops 200 ms before the estimate', () => {
  const { clock, pass, ticking } = manualClock()
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

test('finishing shows 100 percent', () => {
  const { clock, pass, ticking } = manualClock()
  const shown: number[] = []
  const progress = runProgress((percent) => shown.push(percent), { estimateMs: 1000, clock })
  pass(300)
  progress.finish()
  expect(shown.at(-1)).toBe(100)
  expect(ticking()).toBe(0)
})

test('a longer estimate that arrives later makes the bar wait, not move backwards', () => {
  const { clock, pass } = manualClock()
  const shown: number[] = []
  const progress = runProgress((percent) => shown.push(percent), { estimateMs: 1000, clock })
  pass(500)
  progress.setEstimate(10_000)
  pass(4000)
  expect(shown).toEqual([0, 10, 20, 30, 40, 50])
  pass(1000)
  expect(shown.at(-1)).toBe(55)
})

test('an estimate that arrives after the end changes nothing', () => {
  const { clock, pass, ticking } = manualClock()
  const shown: number[] = []
  const progress = runProgress((percent) => shown.push(percent), { estimateMs: 1000, clock })
  progress.stop()
  progress.setEstimate(500)
  pass(400)
  expect(shown).toEqual([0])
  expect(ticking()).toBe(0)
})

test('a resumed run begins at the time already spent', () => {
  const { clock } = manualClock()
  const shown: number[] = []
  runProgress((percent) => shown.push(percent), { estimateMs: 1000, alreadyMs: 450, clock })
  expect(shown).toEqual([45])
})
