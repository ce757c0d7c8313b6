import { expect, test } from 'vitest'
import { parseChefText } from './chef-text.ts'

/** Blocks as one can read them: strong words in stars, the lines of a block after its kind. */
function outline(text: string) {
  return parseChefText(text).map(({ kind, lines }) => {
    const plain = lines.map(({ runs }) =>
      runs.map((each) => (each.strong ? `*${each.text}*` : each.text)).join(''),
    )
    return [kind as string].concat(plain)
  })
}

test('blank lines separate paragraphs, single ones stay lines', () => {
  expect(outline('One\ntwo\n\nThree')).toEqual([
    ['paragraph', 'One', 'two'],
    ['paragraph', 'Three'],
  ])
})

test('lines with a hyphen are a list, even with blank lines between them', () => {
  expect(outline('Take:\n- leeks\n\n- cream\nThen bake.')).toEqual([
    ['paragraph', 'Take:'],
    ['bullets', 'leeks', 'cream'],
    ['paragraph', 'Then bake.'],
  ])
})

test('numbered lines are a numbered list', () => {
  expect(outline('1. Slice\n2) Bake')).toEqual([['numbers', 'Slice', 'Bake']])
})

test('double stars make words strong; single ones and open ones stay as they are', () => {
  expect(outline('A **leek gratin**, 2 ** 3 and *so*')).toEqual([
    ['paragraph', 'A *leek gratin*, 2 ** 3 and *so*'],
  ])
})

test('tags are words like any other', () => {
  expect(outline('<img src=x onerror=alert(1)>')).toEqual([['paragraph', '<img src=x onerror=alert(1)>']])
})

test('a minus in front of a number without a space is no list', () => {
  expect(outline('-18 degrees is cold')).toEqual([['paragraph', '-18 degrees is cold']])
})

test('nothing but blank lines is nothing', () => {
  expect(outline(' \n\r\n ')).toEqual([])
})
