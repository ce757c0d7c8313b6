import { readFileSync } from 'node:fs'
import { expect, inject, it } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { otherUtterances, ownUtterances, exampleOf, utterancesIn } from './examples.ts'
import { trained, type Act } from './model.ts'
import { actOf } from './read-act.ts'

const likeliest = (shares: Readonly<Record<Act, number>>) =>
  Object.entries(shares).toSorted((a, b) => b[1] - a[1])[0]?.[0]

it('has learned from the sentences as they are; after a change run scripts/train-acts.ts', () => {
  // All of them take half a minute, so `npm test` only asks whether a part of them is known.
  if (inject('wholeCorpora')) {
    const weights = new Int8Array(readFileSync(new URL('weights.bin', import.meta.url)))
    const learned = trained([...ownUtterances(), ...otherUtterances()].map(exampleOf))
    expect(learned).toEqual(weights)
  }
  const some = ownUtterances().filter((_, at) => at % 20 === 0)
  const missed = some.filter(
    ({ text, language, hasDish, act }) => likeliest(actOf(text, language, hasDish)) !== act,
  )
  expect(some.length).toBeGreaterThan(150)
  expect(missed.length / some.length, missed.map(({ text }) => text).join('\n')).toBeLessThan(0.05)
})

it('tells a request from a question where only a word decides', () => {
  const pairs = [
    ['what can I use instead of eggs', 'can you use something instead of the eggs'],
    ['how long does a stew take', 'I want a stew that takes under an hour'],
    ['what would you serve with it', 'serve it with rice please'],
  ] as const
  for (const [question, wish] of pairs) {
    expect(likeliest(actOf(question, 'en', true))).toBe('question')
    expect(likeliest(actOf(wish, 'en', true))).toBe('wish')
  }
})

it('reads the utterances of every language', () => {
  for (const language of languages) expect(utterancesIn(language).length).toBeGreaterThan(900)
})
