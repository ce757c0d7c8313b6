import { describe, expect, test } from 'vitest'
import { formatClock, isClock, limitClock, nextClock, parseClock } from './clock.ts'

const device = 'phone001'
const at = (ms: number, counter = 0, of = device) => formatClock({ ms, counter, device: of })

describe('clocks', () => {
  test('compare as strings: by time, then counter, then device', () => {
    const clocks = [at(999), at(1000), at(1000, 1), at(1000, 36), at(1000, 36, 'tablet01'), at(20_000)]
    expect(clocks.toSorted()).toEqual(clocks)
  })

  test('are read as they were written', () => {
    expect(parseClock(at(1_700_000_000_000, 1295))).toEqual({ ms: 1_700_000_000_000, counter: 1295, device })
    expect(isClock(at(5))).toBe(true)
    for (const text of ['', '5-0-phone001', `${at(5)} `, at(5).toUpperCase()]) {
      expect(isClock(text)).toBe(false)
      expect(() => parseClock(text)).toThrow('is no clock')
    }
  })

  test('follow the time of the device', () => {
    expect(nextClock(null, 50, device)).toBe(at(50))
    expect(nextClock(at(40, 7), 50, device)).toBe(at(50))
  })

  test('never run behind a clock that was seen, also when the time of the device goes back', () => {
    expect(nextClock(at(60, 3, 'tablet01'), 50, device)).toBe(at(60, 4))
    expect(nextClock(at(60, 36 ** 4 - 1), 50, device)).toBe(at(61))
  })

  test('are cut where they are too far ahead, in the order of the device', () => {
    expect(limitClock(at(100), 100, null)).toBe(at(100))
    const first = limitClock(at(500), 100, null)
    const second = limitClock(at(600), 100, first)
    expect([first, second]).toEqual([at(100), at(100, 1)])
    expect(limitClock(at(700, 0, 'tablet01'), 100, second)).toBe(at(100, 0, 'tablet01'))
    expect(limitClock(at(700), 200, second)).toBe(at(200))
  })
})
