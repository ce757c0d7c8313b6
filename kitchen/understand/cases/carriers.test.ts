import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { readCarriers } from '../../lexicon/carriers/read-carriers.ts'
import { understand } from '../../test/understood.ts'

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8').trim()
const linesOf = (file: string) =>
  textOf(file)
    .split('\n')
    .map((line) => line.split('\t'))
const languageOf = (word: string | undefined): Language => languages.find((each) => each === word) ?? 'en'

const wishesAfter = (language: Language, ...turns: string[]) =>
  understand({ language, messages: turns.map((content) => ({ role: 'user', content })) }).wishes
const heard = (language: Language, ...turns: string[]) => wishesAfter(language, ...turns).allergens

const frames: Record<Language, string> = {
  en: 'I am allergic to ',
  fr: 'je suis allergique à ',
  es: 'soy alérgico a ',
  de: 'Ich habe eine Allergie gegen ',
}

describe('an allergy to a product', () => {
  it.each(linesOf('carriers.told.txt'))('%s %s: %s', (language, allergens = '', text = '') => {
    expect(heard(languageOf(language), text)).toEqual(expect.arrayContaining(allergens.split(' ')))
  })

  it('is heard in the answer to the question which food it is', () => {
    expect(wishesAfter('en', 'dinner for two, I have an allergy').unnamedAllergy).toBe(true)
    expect(heard('en', 'dinner for two, I have an allergy', 'Marmite')).toEqual(['gluten'])
  })

  it('is in doubt where it is a neighbour’s', () => {
    const { allergens, doubts } = wishesAfter('en', 'pancakes for two, my neighbour is allergic to Snickers')
    expect(allergens).toEqual([])
    expect(doubts.map(({ allergen }) => allergen)).toContain('peanuts')
  })

  it('is none where the product is wished for', () => {
    for (const [language, text = ''] of linesOf('carriers.wished.txt')) {
      const { allergens, unnamedAllergy } = wishesAfter(languageOf(language), text)
      expect({ text, unnamedAllergy }).toEqual({ text, unnamedAllergy: false })
      expect(allergens.length, text).toBeLessThan(2)
    }
  })

  /** Some of each list; the wordings above say it in other ways. */
  it.each(languages)('is heard by the names of the list, %s', (language) => {
    const file = `../../lexicon/carriers/${language}.txt`
    const names = readCarriers(language, textOf(file))
      .flatMap(([name, carrier]) => (carrier && !name.includes('*') ? [{ name, ...carrier }] : []))
      .filter(({ contains }, at) => contains.length > 0 && at % 31 === 0)
    const missed = names.filter(({ name, contains }) => {
      const found = heard(language, frames[language] + name)
      return contains.some((each) => !found.includes(each))
    })
    expect(names.length).toBeGreaterThan(20)
    expect(missed.length / names.length, missed.map(({ name }) => name).join(', ')).toBeLessThan(0.05)
  })
})
