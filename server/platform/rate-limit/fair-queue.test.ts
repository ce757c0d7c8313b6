import { expect, test } from 'vitest'
import { fairQueue } from './fair-queue.ts'

/** Work that ends on demand and records when it began. */
function testQueue(atOnce: number, waiting = 10, each = atOnce) {
  const inTurn = fairQueue({ atOnce, each, waiting, retryAfter: 5 })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (owner: string, name: string) =>
    inTurn(owner, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(name)))
    })
  const endOne = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ask, begun, endOne, inTurn }
}

test('owners take turns, in the order they came, and one who was just served comes last', async () => {
  const { ask, begun, endOne } = testQueue(1)
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1'), ask('b', 'b2')]
  for (let count = 0; count < all.length; count += 1) await endOne()
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1', 'b2', 'a3'])
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'])
})

test('only so much runs at once, and it goes on after what fails', async () => {
  const { ask, begun, endOne, inTurn } = testQueue(2)
  const failing = inTurn('a', () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  const all = ['1', '2', '3', '4'].map((name) => ask('a', name))
  expect(begun).toEqual(['1', '2'])
  await endOne()
  expect(begun).toEqual(['1', '2', '3'])
  for (let count = 0; count < 3; count += 1) await endOne()
  await Promise.all(all)
  expect(begun).toHaveLength(4)
})

test('one owner takes no more than their share, also when nobody else is there', async () => {
  const { ask, begun, endOne } = testQueue(3, 10, 2)
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('a', 'a4'), ask('c', 'c1')]
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  for (const next of [['a3'], ['c1'], ['a4'], [], [], []]) {
    const before = begun.length
    await endOne()
    expect(begun.slice(before)).toEqual(next)
  }
  expect(await Promise.all(all)).toHaveLength(6)
})

test('an owner with too much waiting is refused; others are not', async () => {
  const { ask, endOne } = testQueue(1, 3)
  const taken = ['1', '2', '3', '4'].map((name) => ask('a', name))
  await expect(ask('a', '5')).rejects.toMatchObject({ code: 'too many requests', retryAfter: 5 })
  const other = ask('b', 'b1')
  for (let count = 0; count < 5; count += 1) await endOne()
  expect(await other).toBe('b1')
  expect(await Promise.all(taken)).toHaveLength(4)
})

test('what waits is bounded in all, whoever it belongs to', async () => {
  const inTurn = fairQueue({ atOnce: 1, waiting: 2, waitingInAll: 3, retryAfter: 5 })
  const gate = Promise.withResolvers<void>()
  const ask = (owner: string) => inTurn(owner, () => gate.promise)
  const accepted = ['a', 'a', 'b', 'c'].map(ask)
  await expect(ask('d')).rejects.toMatchObject({ code: 'unavailable', status: 503 })
  gate.resolve()
  await Promise.all(accepted)
  await ask('d')
})
