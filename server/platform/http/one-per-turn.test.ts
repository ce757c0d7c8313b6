import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { onePerTurn } from './one-per-turn.ts'

test('does one piece in each turn of the event loop, in order, also after one that failed', async () => {
  const inTurn = onePerTurn()
  let turn = 0
  const done: [piece: number, turn: number][] = []
  const pieces = [0, 1, 2, 3].map((piece) =>
    inTurn(() => {
      done.push([piece, turn])
      if (piece === 1) throw new Error('spoilt')
      return piece
    }).catch((error: Error) => error.message),
  )
  for (; turn < 6; turn += 1) await nextTurn()
  expect(await Promise.all(pieces)).toEqual([0, 'spoilt', 2, 3])
  expect(done.map(([piece]) => piece)).toEqual([0, 1, 2, 3])
  expect(new Set(done.map(([, at]) => at)).size).toBe(4)
})
