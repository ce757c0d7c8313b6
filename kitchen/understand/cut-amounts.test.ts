import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { understand } from '../test/understood.ts'

const meatOf = (language: Language, text: string) =>
  understand({ language, messages: [{ role: 'user', content: text }] }).wishes.wanted.find(
    ({ unit }) => unit === 'kg' || unit === 'lb',
  )

it.each([
  ['en', 'pulled pork, 4 lb shoulder', 'pork-shoulder', 4],
  ['en', 'étouffée, I have 2 lb peeled shrimp', 'prawn', 2],
  ['es', 'Cochinita pibil, tengo 2 kilos y medio de pierna', 'pork-shoulder', 2.5],
  ['de', 'Gulasch, 1 kg Fleisch für 5', 'stewing-beef', 1],
] as const)('in %s "%s" is %s by its weight', (language, text, id, amount) => {
  expect(meatOf(language, text)).toMatchObject({ id, amount })
})

it('a weight of something else is not that of the meat', () => {
  expect(meatOf('en', 'chicken thighs and 2 lb potatoes')).toMatchObject({ id: 'potato' })
})
