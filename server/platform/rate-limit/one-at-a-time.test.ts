import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** Work that ends on demand and records when it began. */
function testTurns(waiting: number) {
  const inTurn = oneAtATime({ waiting, retryAfter: 1 })
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

test('work of an owner runs one after the other, in its order; others do not wait for it', async () => {
  const { ask, begun, endOne } = testTurns(5)
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('b', 'b1'), ask('a', 'a3')]
  expect(begun).toEqual(['a1', 'b1'])
  for (let count = 0; count < all.length; count += 1) await endOne()
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('more than may wait is refused, until there is room again', async () => {
  const { ask, endOne } = testTurns(1)
  const [first, second] = [ask('a', '1'), ask('a', '2')]
  await expect(ask('a', '3')).rejects.toMatchObject({ code: 'too many requests', retryAfter: 1 })
  await endOne()
  const third = ask('a', '4')
  await endOne()
  await endOne()
  expect(await Promise.all([first, second, third])).toEqual(['1', '2', '4'])
})

test('it goes on after what fails', async () => {
  const { ask, endOne, inTurn } = testTurns(5)
  const failing = inTurn('a', () => Promise.reject(new Error('broken')))
  const next = ask('a', '1')
  await expect(failing).rejects.toThrow('broken')
  await endOne()
  expect(await next).toBe('1')
})
