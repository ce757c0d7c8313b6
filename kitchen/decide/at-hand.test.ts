import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { understand } from '../understand/understand.ts'

const dishOf = (language: Language, text: string) =>
  understand({ language, messages: [{ role: 'user', content: text }] }).dish.plan

it.each([
  ['fr', 'j’ai du pain rassis, 3 œufs et un litre de lait, un truc sucré pour le goûter', 'frenchToast'],
  ['en', 'stale bread, eggs and milk, something sweet', 'frenchToast'],
  ['de', '6 Semmeln von vorgestern, Milch und Eier, für 3', 'breadDumplings'],
  ['en', 'leftover rice and two eggs', 'friedRice'],
  ['en', 'egg whites left over', 'meringue'],
] as const)('in %s "%s" becomes a dish of the template %s', (language, text, template) => {
  expect(dishOf(language, text).template.id).toMatch(new RegExp(template, 'i'))
})

it('a dish that was named is not replaced by what is usual', () => {
  expect(dishOf('en', 'an omelette with stale bread on the side').template.id).toBe('omelette')
})
