import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWhileVisible } from './open-while-visible.ts'

/** A stub of a stream that the test opens and breaks. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  static all: Stream[] = []
  readyState = 0
  constructor() {
    super()
    Stream.all.push(this)
  }
  close() {
    this.readyState = 2
  }
  answer() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  /** What a browser does with an answer other than 200. */
  refuse() {
    this.readyState = 2
    this.dispatchEvent(new Event('error'))
  }
  /** What a browser does when the connection ends: it connects again by itself. */
  interrupt() {
    this.readyState = 0
    this.dispatchEvent(new Event('error'))
  }
}

let stop: () => void = () => undefined
const last = () => Stream.all.at(-1)
const count = () => Stream.all.length

function show(isVisible: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Milliseconds until one more stream is opened. */
async function timeToReopen(): Promise<number> {
  const [before, start] = [count(), Date.now()]
  while (count() === before && Date.now() - start < 120_000) await vi.advanceTimersByTimeAsync(100)
  return Date.now() - start
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
  Stream.all = []
  stop = openWhileVisible(() => new EventSource('/stream'))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('a stream that was refused is opened again after a growing delay, which an open one resets', async () => {
  const delays: number[] = []
  for (let each = 0; each < 6; each += 1) {
    last()?.refuse()
    delays.push(await timeToReopen())
  }
  expect(delays[0]).toBeGreaterThan(2000)
  expect(delays[0]).toBeLessThan(5000)
  expect(delays[2]).toBeGreaterThan(8000)
  expect(delays[5]).toBeGreaterThan(20_000)
  expect(delays[5]).toBeLessThan(40_000)
  last()?.answer()
  last()?.refuse()
  expect(await timeToReopen()).toBeLessThan(5000)
  last()?.answer()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(count()).toBe(8)
})

test('the delays of several pages differ', async () => {
  const delays = new Set<number>()
  for (const random of [0, 0.5, 0.99]) {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    last()?.answer()
    last()?.refuse()
    delays.add(await timeToReopen())
  }
  expect(delays.size).toBe(3)
})

test('a stream that the browser connects again is left alone', async () => {
  last()?.answer()
  last()?.interrupt()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(count()).toBe(1)
})

test('a stream that was closed by its reader stays closed', async () => {
  last()?.answer()
  last()?.close()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(count()).toBe(1)
})

test('nothing is opened while the page is hidden, and at once when it is seen again', async () => {
  last()?.refuse()
  show(false)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(count()).toBe(1)
  show(true)
  expect(count()).toBe(2)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(count()).toBe(2)
})

test('a page seen before the delay is over opens one stream', async () => {
  last()?.refuse()
  show(true)
  expect(count()).toBe(2)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(count()).toBe(2)
})

test('nothing is opened after it was stopped', async () => {
  last()?.refuse()
  stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(count()).toBe(1)
})
