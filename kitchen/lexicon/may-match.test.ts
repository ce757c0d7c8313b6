import { expect, it } from 'vitest'
import { cues } from '../understand/cues.ts'
import { wordings } from '../safety/hazards/wordings/wordings.ts'
import { fold } from './text/fold.ts'
import { matches, matchesOf, mayMatch, replaced } from './may-match.ts'

it.each<[expression: RegExp, text: string]>([
  [/\b(death caps?|fly agarics?)\b/, 'a soup of mushrooms'],
  [/\b(?:eggs?\b[^.!?]{0,60}\braw|raw\b[^.!?]{0,60}\beggs?)\b/, 'raw fish for two'],
  [/(?<![a-z])(?:me|us|mi)(?! (?:gusta))(?![a-z])/, 'some mint'],
  [/\b(?:the )?(?:two|three) (?:boys|girls)\b/, 'two eggs'],
  [/chil+i/, 'rice'],
  [/(?:ab)+c/, 'bc'],
  [/(?=sour)cream/, 'soup'],
  [/\bice[- ]cream\b/, 'ice and a creamer'],
])('sees without compiling %s that it cannot match "%s"', (expression, text) => {
  expect(mayMatch(expression, text)).toBe(false)
  expect(expression.test(text)).toBe(false)
})

it.each<[expression: RegExp, text: string]>([
  [/a?b*c{0,2}/, ''],
  [/chil+i/, 'chilli'],
  [/\bbeans?\b/, 'beans'],
  [/(?:ab)+c/, 'ababc'],
  [/(?:ab){2}c/, 'ababc'],
  [/(?<=no )(?<food>nuts)/, 'no nuts'],
  [/\bone[- ]?pot\b/, 'onepot'],
  [/(?:for )?(?:me|us)(?:,? (?:and|&) (?:him|her))?(?![a-z])/, 'us'],
  [/(?:^|[\s,;(])[x×] ?(\d{1,2})(?=$|[\s,;.!?)])/, 'curry x4'],
  [/Curry/i, 'a CURRY'],
  [/\u00e9t\x61/, 'éta'],
  [/(a|b)\1c/, 'aac'],
  [/mange(?!r)s?/, 'mange'],
  [/l'\b/, "l'ail"],
  [/[+&] ?two/, '+two'],
])('lets %s look at "%s"', (expression, text) => {
  expect(expression.test(text)).toBe(true)
  expect(mayMatch(expression, text)).toBe(true)
})

it('never hides a danger or a cue that a sentence names', () => {
  const sentences = wordings.flatMap(({ hazard }) => Object.values(hazard.warning)).map(fold)
  const all = [...Object.values(cues), ...wordings.map(({ words }) => words)]
  const hidden = all.flatMap((expression) =>
    [...sentences, ...expression.source.split('|')]
      .filter((text) => !mayMatch(expression, text) && expression.test(text))
      .map((text) => `${expression.source.slice(0, 60)}: ${text}`),
  )
  expect(hidden).toEqual([])
})

it('finds and replaces what the expression itself would', () => {
  const nuts = /\bnuts?\b/g
  expect(matches(/\bnuts?\b/, 'no nuts')).toBe(true)
  expect(matchesOf(nuts, 'a nut, two nuts').map(({ index }) => index)).toEqual([2, 11])
  expect(matchesOf(nuts, 'doughnuts')).toEqual([])
  expect(replaced('nuts and donuts', nuts, 'x')).toBe('x and donuts')
})
