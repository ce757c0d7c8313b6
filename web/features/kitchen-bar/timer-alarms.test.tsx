import { expect, onTestFinished, test, vi } from 'vitest'
import { runTimer } from './test-dish.ts'
import { startTimerAlarms } from './timer-alarms.ts'
import { changeTimers, prolonged, readTimers } from './timers.ts'

const minute = 60_000

/** Open tabs of one browser; returns how often they have rung. */
function openTabs(count: number) {
  vi.useFakeTimers()
  const vibrate = vi.fn<() => boolean>(() => true)
  let queue = Promise.resolve()
  const locks = {
    request: (_: string, task: () => Promise<void>) => {
      queue = queue.then(task)
      return queue
    },
  }
  const device = { vibrate, locks, userActivation: { hasBeenActive: true } }
  for (const [name, value] of Object.entries(device))
    Object.defineProperty(navigator, name, { value, configurable: true })
  const tabs = Array.from({ length: count }, startTimerAlarms)
  onTestFinished(() => {
    for (const close of tabs) close()
    for (const name of Object.keys(device)) Reflect.deleteProperty(navigator, name)
    vi.useRealTimers()
  })
  return () => vibrate.mock.calls.length
}

test('a timer rings in one of several tabs, again and again until it is stopped', async () => {
  const rings = openTabs(3)
  runTimer('Rice', 10)
  await vi.advanceTimersByTimeAsync(10 * minute - 1000)
  expect(rings()).toBe(0)
  await vi.advanceTimersByTimeAsync(4000)
  expect(rings()).toBe(1)
  expect(readTimers()[0]?.rung).toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(rings()).toBe(2)
  changeTimers(() => [])
  await vi.advanceTimersByTimeAsync(minute)
  expect(rings()).toBe(2)
})

test('an alarm that nobody stops is quiet after a minute', async () => {
  const rings = openTabs(1)
  runTimer('Rice', 1)
  await vi.advanceTimersByTimeAsync(2 * minute + 5000)
  const total = rings()
  expect(total).toBeGreaterThan(3)
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect(rings()).toBe(total)
})

test('a minute more silences it, and it rings again after that', async () => {
  const rings = openTabs(2)
  runTimer('Rice', 1)
  await vi.advanceTimersByTimeAsync(minute + 3000)
  expect(rings()).toBe(1)
  changeTimers((all) => all.map((each) => prolonged(each, minute, Date.now())))
  await vi.advanceTimersByTimeAsync(minute - 2000)
  expect(rings()).toBe(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(rings()).toBe(2)
})

test('a paused timer does not ring', async () => {
  const rings = openTabs(1)
  runTimer('Rice', 1)
  changeTimers((all) => all.map((each) => ({ ...each, endsAt: null })))
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect(rings()).toBe(0)
})
