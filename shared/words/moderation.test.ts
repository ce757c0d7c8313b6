import { expect, test } from 'vitest'
import { moderationKinds, contentKinds, suspensionKinds } from '../contract/notifications.ts'
import { languages } from '../constants/languages.ts'
import { moderationSentence, suspensionSentence } from './moderation.ts'

test('what became of each thing is a sentence of its own in each language, with its title', () => {
  const said = languages.flatMap((language) =>
    moderationKinds.flatMap((kind) =>
      contentKinds.map((thing) => moderationSentence(language, kind, thing, 'Pans')),
    ),
  )
  expect(new Set(said).size).toBe(said.length)
  for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*[“«„]\s?Pans\s?[”»“]/u)
})

test('whether one may write is said with the group, or without one for everywhere', () => {
  const said = languages.flatMap((language) =>
    suspensionKinds.flatMap((kind) => [
      suspensionSentence(language, kind, null),
      suspensionSentence(language, kind, 'Soup club'),
    ]),
  )
  expect(new Set(said).size).toBe(said.length)
  expect(said.filter((sentence) => sentence.includes('Soup club'))).toHaveLength(said.length / 2)
})
