import { expect, test } from 'vitest'
import { fold } from '#shared/words/fold.ts'
import { beginningsIn } from './beginnings.ts'
import { randomFrom } from './test-candidates.ts'

const finds = (names: readonly string[], text: string) => beginningsIn(names)(text)

test('a name is found at the beginning of a word, with any ending, in whatever case it was typed', () => {
  expect(finds(['Carrot'], 'rice , carrots')).toBe(true)
  expect(finds(['Crème fraîche'], '200 g creme fraiche')).toBe(true)
  expect(finds(['rice'], 'licorice')).toBe(false)
  expect(finds(['moon cheese'], 'moon , cheese')).toBe(false)
  expect(finds(['egg', 'eggplant curry'], 'eggplant')).toBe(true)
  expect(finds([], 'rice')).toBe(false)
})

test('the same is found as by looking for one name after the other', () => {
  const random = randomFrom(7)
  const word = (length: number) =>
    Array.from({ length }, () => 'aeb '[Math.floor(random() * 4)]).join('') || 'a'
  for (let round = 0; round < 3000; round += 1) {
    const names = Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
      word(1 + Math.floor(random() * 5)),
    )
    const text = word(Math.floor(random() * 30))
    const oneByOne = names.some((name) => ` ${text}`.includes(` ${fold(name)}`))
    expect([names, text, finds(names, text)]).toEqual([names, text, oneByOne])
  }
})
