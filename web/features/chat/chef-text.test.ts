import { expect, test } from 'vitest'
import { parseChefText } from './chef-text.ts'

/** Each block as its kind followed by its lines, strong text between asterisks. */
function outline(text: string) {
  return parseChefText(text).map(({ kind, lines }) => {
    const plain = lines.map(({ runs }) =>
      runs.map((each) => (each.strong ? `*${each.text}*` : each.text)).join(''),
    )
    return [kind as string].concat(plain)
  })
}

test('a blank line begins a paragraph, a single line break stays a line break', () => {
  expect(outline('One\ntwo\n\nThree')).toEqual([
    ['paragraph', 'One', 'two'],
    ['paragraph', 'Three'],
  ])
})

test('lines with a hyphen are one list, even with blank lines between them', () => {
  expect(outline('Take:\n- leeks\n\n- cream\nThen bake.')).toEqual([
    ['paragraph', 'Take:'],
    ['bullets', 'leeks', 'cream'],
    ['paragraph', 'Then bake.'],
  ])
})

test('numbered lines are a numbered list', () => {
  expect(outline('1. Slice\n2) Bake')).toEqual([['numbers', 'Slice', 'Bake']])
})

test('double asterisks make text strong; single and unclosed ones stay as they are', () => {
  expect(outline('A **leek gratin**, 2 ** 3 and *so*')).toEqual([
    ['paragraph', 'A *leek gratin*, 2 ** 3 and *so*'],
  ])
})

test('tags are plain text', () => {
  expect(outline('<img src=x onerror=alert(1)>')).toEqual([['paragraph', '<img src=x onerror=alert(1)>']])
})

test('a minus sign directly before a number begins no list', () => {
  expect(outline('-18 degrees is cold')).toEqual([['paragraph', '-18 degrees is cold']])
})

test('blank lines alone give no block', () => {
  expect(outline(' \n\r\n ')).toEqual([])
})
