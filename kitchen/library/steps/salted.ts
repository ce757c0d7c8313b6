import { readFileSync } from 'node:fs'
import { languages, type Language } from '#shared/constants/languages.ts'
import { lazily } from '../../lexicon/lazily.ts'
import type { RecipeStep } from '../recipe.ts'
import type { Phrase } from './phrase.ts'

const salted = lazily(() => {
  const lines = readFileSync(new URL('salted.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [, language = '', expression, instead] = /^(\w\w) \/(.*)\/([^/]*)$/.exec(line) ?? []
      if (expression === undefined || instead === undefined)
        throw new Error(`salted.txt: "${line}" is not "language /expression/words instead"`)
      return { language, salt: new RegExp(expression, 'g'), instead }
    })
  return Map.groupBy(lines, ({ language }) => language)
})

/** A text without the salt that it speaks of in passing: that of the water for the pasta. */
export const withoutSalt = (text: string, language: Language): string =>
  (salted().get(language) ?? []).reduce((plain, { salt, instead }) => plain.replace(salt, instead), text)

/** A step of which nothing is salted but what it names as a food. */
export const unsalted = (step: RecipeStep): RecipeStep => ({
  ...step,
  text: Object.fromEntries(
    languages.map((language) => [language, withoutSalt(step.text[language], language)]),
  ) as Phrase,
})
