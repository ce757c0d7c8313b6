import { expect, test } from 'vitest'
import { careKinds, noticeThings, voiceKinds } from '../contract/notices.ts'
import { languages } from '../languages.ts'
import { careSentence, voiceSentence } from './moderation.ts'

test('what became of each thing is a sentence of its own in each language, with its title', () => {
  const said = languages.flatMap((language) =>
    careKinds.flatMap((kind) => noticeThings.map((thing) => careSentence(language, kind, thing, 'Pans'))),
  )
  expect(new Set(said).size).toBe(said.length)
  for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*[“«„]\s?Pans\s?[”»“]/u)
})

test('whether one may write is said with the group, or without one for everywhere', () => {
  const said = languages.flatMap((language) =>
    voiceKinds.flatMap((kind) => [
      voiceSentence(language, kind, null),
      voiceSentence(language, kind, 'Soup club'),
    ]),
  )
  expect(new Set(said).size).toBe(said.length)
  expect(said.filter((sentence) => sentence.includes('Soup club'))).toHaveLength(said.length / 2)
})
