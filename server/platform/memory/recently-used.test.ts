import { expect, test } from 'vitest'
import { recentlyUsed } from './recently-used.ts'

const open = (max: { values: number; bytes: number }) => recentlyUsed<string>(max, ({ length }) => length)

const heldOf = (recent: ReturnType<typeof open>, keys: string) =>
  [...keys].filter((key) => recent.get(key) !== undefined).join('')

test('drops what was used longest ago beyond a number', () => {
  const recent = open({ values: 2, bytes: 100 })
  for (const key of ['a', 'b']) recent.set(key, key)
  recent.touch('a')
  recent.set('c', 'c')
  expect(heldOf(recent, 'abc')).toBe('ac')
  expect(recent.get('a')).toBe('a')
})

test('drops as many as a large one needs, and never holds one that is larger than all may be', () => {
  const recent = open({ values: 100, bytes: 10 })
  for (const key of ['a', 'b', 'c']) recent.set(key, '123')
  recent.set('d', '1234567')
  expect(heldOf(recent, 'abcd')).toBe('cd')
  recent.set('e', '12345678901')
  expect(heldOf(recent, 'abcde')).toBe('cd')
  // Another value under a key counts once.
  for (let time = 0; time < 5; time += 1) recent.set('d', '1234567')
  expect(heldOf(recent, 'abcde')).toBe('cd')
  recent.remove('d')
  recent.set('f', '1234567')
  expect(heldOf(recent, 'abcdef')).toBe('cf')
})
