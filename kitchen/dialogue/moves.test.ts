import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { understand } from '../understand/understand.ts'
import { noMoves, spoken } from './moves.ts'
import { replyTo } from './reply.ts'

const reading = (language: Language, ...turns: string[]) =>
  understand({ language, messages: turns.map((content) => ({ role: 'user' as const, content })) })

it('says danger, change, what is missing, answers and one offer, in this order and each once', () => {
  const text = spoken({
    close: 'Shall I?',
    answers: ['It keeps.', 'It keeps.'],
    missed: ['No saffron.', 'Careful.'],
    changes: ['Done.'],
    warnings: ['Careful.'],
  })
  expect(text).toBe('Careful.\n\nDone.\n\nNo saffron.\n\nIt keeps.\n\nShall I?')
  expect(spoken(noMoves)).toBe('')
})

describe('what was not understood', () => {
  it.each([
    ['en', 'a beef stew for four', 'for six', /I do not know “frobnicated”/],
    ['fr', 'un pot-au-feu pour quatre', 'pour six', /Je ne connais pas « frobnicated »/],
    ['es', 'un cocido para cuatro', 'para seis', /No conozco «frobnicated»/],
    ['de', 'ein Gulasch für vier', 'für sechs', /„frobnicated“ kenne ich nicht/],
  ] as const)('in %s is named after the change', (language, dish, turn, named) => {
    const missed = [{ kind: 'word', name: 'frobnicated', folded: 'frobnicated', isNew: true }] as const
    const text = replyTo({ ...reading(language, dish, turn), missed })
    expect(text).toMatch(named)
    expect(text.search(named)).toBeGreaterThan(text.indexOf('**'))
  })

  it('becomes the one question at the end where it is only unsure', () => {
    const text = replyTo({ ...reading('en', 'a beef stew for four', 'for six'), unsure: ['walnuts'] })
    expect(text).toMatch(/“walnuts”\. Should it go in, or stay out\?$/)
    expect(text.match(/\?/g)).toHaveLength(1)
  })
})

it.each([
  ['en', 'a beef stew for four', 'no pineapple please', /not in .*pineapple/],
  ['fr', 'un bœuf bourguignon pour quatre', 'sans ananas', /n.en contient pas.*ananas/],
  ['es', 'un cocido para cuatro', 'sin piña', /no lleva esto.*piña/],
  ['de', 'ein Gulasch für vier', 'ohne Ananas', /nicht enthalten.*Ananas/],
] as const)(
  'in %s names what is already out instead of saying that all is so',
  (language, dish, turn, words) => {
    expect(replyTo(reading(language, dish, turn))).toMatch(words)
  },
)

it('claims nothing about what it did not understand', () => {
  const text = replyTo(reading('en', 'a beef stew for four', 'zxcv qwer asdf'))
  expect(text).toMatch(/did not understand/)
  expect(text).not.toMatch(/already|keeps to it|no change/)
})
