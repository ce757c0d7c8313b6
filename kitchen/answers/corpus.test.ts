import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { recogniseAny } from './recognise.ts'

/** "question => type key" of one file; `train` may be looked at when rules are written, `dev` is only counted. */
const linesOf = (half: 'train' | 'dev', language: Language) =>
  readFileSync(new URL(`./corpus/${half}.${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [question, expected, more] = line.split(' => ')
      if (!question || !expected || more !== undefined) throw new Error(`${half}.${language}: "${line}"`)
      return { question, expected }
    })

const typeOf = (question: string, language: Language) => {
  const found = recogniseAny(question, language)
  const known = found?.type === 'rescue' || found?.type === 'advice' || found?.type === 'meaning'
  return found ? [found.type, ...(known && found.key ? [found.key] : [])].join(' ') : 'nothing'
}

describe.each(languages)('in %s', (language) => {
  it('every question that the rules were written with is of its type', () => {
    const wrong = linesOf('train', language).flatMap(({ question, expected }) => {
      const got = typeOf(question, language)
      return got === expected ? [] : [`${question}: ${got}`]
    })
    expect(wrong).toEqual([])
  })

  it('at least 25 questions of each half stand in the corpus, and of unseen ones most are of their type', () => {
    const lines = linesOf('dev', language)
    const right = lines.filter(({ question, expected }) => typeOf(question, language) === expected)
    expect(lines.length).toBeGreaterThanOrEqual(25)
    expect(linesOf('train', language).length).toBeGreaterThanOrEqual(25)
    expect(right.length / lines.length).toBeGreaterThanOrEqual(0.7)
  })
})
