import { describe, expect, test } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import { kitchenChef } from './kitchen-chef.ts'

const chef = kitchenChef()

const answer = (language: Language, ...turns: string[]) =>
  chef.answer({ messages: turns.map((content) => ({ role: 'user' as const, content })), language })

const coeliac: Record<Language, readonly [string, RegExp, string]> = {
  en: ['a leek soup for four, I have coeliac disease', /every label/, 'for two'],
  fr: ['une soupe aux poireaux pour quatre, je suis cœliaque', /toutes les étiquettes/, 'pour deux'],
  es: ['una sopa de puerros para cuatro, soy celíaco', /todas las etiquetas/, 'para dos'],
  de: ['eine Lauchsuppe für vier, ich habe Zöliakie', /jedes Etikett/, 'für zwei'],
}

describe('what a table has to know of a dish', () => {
  test.each(languages)('is a part of the answer, and named in a few words: %s', async (language) => {
    const [asked, brief] = coeliac[language]
    const { message, advice } = await answer(language, asked)
    expect(advice?.text).toMatch(brief)
    expect(message).toContain(advice?.detail)
    expect(message.length).toBeGreaterThan(advice?.detail.length ?? 0)
    expect(advice?.text.length).toBeLessThan((advice?.detail.length ?? 0) / 2)
  })

  test.each(languages)('is told once: %s', async (language) => {
    const [asked, , more] = coeliac[language]
    expect((await answer(language, asked, more)).advice).toBeNull()
  })

  test('says at most two things before the rest, as long as a line may be', async () => {
    const { advice } = await answer(
      'en',
      'a stew for six: Tom is allergic to nuts and celery, Ida has coeliac disease, the toddler eats too',
    )
    expect(advice?.detail).toMatch(/peanuts/)
    expect(advice?.detail).toMatch(/coeliac disease/)
    expect(advice?.text.match(/[.?]/g)?.length).toBeLessThanOrEqual(4)
    expect(advice?.text.length).toBeLessThanOrEqual(limits.chat.actionMax)
  })

  test('is nothing where everybody eats everything', async () => {
    expect((await answer('en', 'a leek soup for four')).advice).toBeNull()
  })
})
