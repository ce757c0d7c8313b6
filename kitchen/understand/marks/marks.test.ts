import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { understand } from '../../test/understood.ts'
import { longestMark, readMarks } from './mark-file.ts'
import { readMeanings } from './read-mentions.ts'

describe('a file of marks', () => {
  const marks = readMarks(
    "$not = don't | do not\n\nrefuse:\n  no | $not (eat | like) [any]\n  kein*\n\nwant:\n  $not forget\n",
    'marks.test.txt',
  )
  const markAt = (...words: string[]) => longestMark(marks, words, 0)

  it('gives the longest mark', () => {
    expect(markAt('do', 'not', 'like', 'any', 'leeks')).toEqual(
      expect.objectContaining({ kind: 'refuse', end: 4 }),
    )
    expect(markAt("don't", 'forget')).toEqual(expect.objectContaining({ kind: 'want', end: 2 }))
    expect(markAt('keinerlei')).toEqual(expect.objectContaining({ kind: 'refuse', end: 1 }))
    expect(markAt('leeks')).toBeNull()
  })

  it.each([
    ['nothing:\n  no\n', /marks\.test\.txt:1: no kind of mark "nothing"/],
    ['refuse:\n  (no | not\n', /marks\.test\.txt:2: "\)" is missing/],
    ['refuse:\n  $not\n', /marks\.test\.txt:2: \$not is not defined/],
    ['  no\n', /marks\.test\.txt:1: neither a header nor a pattern/],
    ['refuse:\n  [no]\n', /marks\.test\.txt:2: a pattern without words/],
  ])('that is wrong is an error with file and line: %j', (text, message) => {
    expect(() => readMarks(text, 'marks.test.txt')).toThrow(message)
  })
})

const meaningsOf = (language: Language, text: string) => [
  ...new Set(readMeanings(text, language).mentions.map(({ words, meaning }) => `${words} ${meaning}`)),
]

it.each([
  ['en', 'no meat, fish or eggs in it', ['meat refuse', 'fish refuse', 'eggs refuse']],
  ['en', 'never say no to chocolate', ['chocolate want']],
  ['en', 'who said anything about leeks? take them out', ['leeks refuse']],
  ['en', 'swap the cream for yogurt', ['cream from', 'yogurt to']],
  ['fr', 'des poireaux plutot que du fenouil', ['poireaux want', 'fenouil from']],
  ['fr', 'je ne dis jamais non au chocolat', ['chocolat want']],
  ['es', 'no me canso del queso', ['queso want']],
  ['es', 'las espinacas ni en pintura', ['espinacas refuse']],
  ['de', 'weder lauch noch fenchel', ['lauch refuse', 'fenchel refuse']],
  ['de', 'an butter brauchst du nicht sparen', ['butter want']],
] as const)('in %s "%s"', (language, text, meanings) => {
  expect(meaningsOf(language, text)).toEqual(meanings)
})

const wanted = (language: Language, ...turns: string[]) =>
  understand({
    language,
    messages: turns.map((content) => ({ role: 'user' as const, content })),
  }).wishes.wanted.map(({ id }) => id)

describe('what is rather wanted takes the place of its like', () => {
  it.each([
    ['en', 'chicken curry', 'rather with tofu'],
    ['en', 'chicken curry', 'no, with tofu'],
    ['en', 'chicken curry', 'make it tofu instead of chicken'],
    ['fr', 'un curry de poulet', 'plutôt avec du tofu'],
    ['es', 'un curry de pollo', 'mejor con tofu'],
    ['de', 'Hähnchencurry', 'lieber mit Tofu'],
  ] as const)('in %s: "%s", "%s"', (language, dish, change) => {
    expect(wanted(language, dish, change)).toEqual(['tofu'])
  })
})

it.each([
  ['en', 'a pie with brown rice instead of white rice', 'brown-rice'],
  ['fr', 'des lentilles vertes au lieu des lentilles corail', 'green-lentil'],
] as const)('in %s "%s" refuses nothing that is asked for in the same breath', (language, text, id) => {
  expect(wanted(language, text)).toContain(id)
})
