import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { parseAnnotated, readAnnotated, type Utterance } from './annotated.ts'

const parts = ['train', 'dev'] as const
const utterancesOf = (language: Language) => parts.flatMap((part) => readAnnotated(part, language))
const mentionsOf = (utterances: readonly Utterance[]) =>
  utterances.flatMap(({ clauses }) => clauses.flatMap(({ mentions }) => mentions))

describe('the annotated corpus', () => {
  it.each(languages)('holds at least 250 lines to train and 60 to try in %s', (language) => {
    expect(readAnnotated('train', language).length).toBeGreaterThanOrEqual(250)
    expect(readAnnotated('dev', language).length).toBeGreaterThanOrEqual(60)
  })

  it.each(languages)('means at least 40 % of the mentions as other than a plain wish in %s', (language) => {
    const mentions = mentionsOf(utterancesOf(language))
    const others = mentions.filter(({ label }) => label !== 'want')
    expect(others.length / mentions.length).toBeGreaterThanOrEqual(0.4)
  })

  it('uses every label and every act in every language', () => {
    for (const language of languages) {
      const utterances = utterancesOf(language)
      expect(new Set(mentionsOf(utterances).map(({ label }) => label)).size, language).toBe(10)
      expect(new Set(utterances.flatMap(({ clauses }) => clauses.map(({ act }) => act))).size, language).toBe(
        7,
      )
    }
  })

  it('says nothing twice', () => {
    const seen = new Set<string>()
    const repeated = languages
      .flatMap((language) => utterancesOf(language))
      .map(({ text }) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '))
      .filter((text) => seen.size === seen.add(text).size)
    expect(repeated).toEqual([])
  })
})

describe('the reader of the annotated corpus', () => {
  it('separates what was written from what it means', () => {
    expect(parseAnnotated("1 | c: pas d'-[ail], | r: du +[thym]\n", 'some.txt')).toEqual([
      {
        line: 1,
        hasDish: true,
        text: "pas d'ail, du thym",
        clauses: [
          {
            act: 'correction',
            text: "pas d'ail,",
            mentions: [{ label: 'refuse', text: 'ail', start: 6, end: 9 }],
          },
          { act: 'request', text: 'du thym', mentions: [{ label: 'want', text: 'thym', start: 3, end: 7 }] },
        ],
      },
    ])
  })

  it.each([
    ['r: some +[soup]', 'the line must begin with'],
    ['2 | r: some +[soup]', 'the line must begin with'],
    ['', 'the line must begin with'],
    ['0', 'no clause'],
    ['0 | x: some +[soup]', 'unknown act "x"'],
    ['0 | some +[soup]', 'a clause without an act'],
    ['0 | r: some +[soup] | and -[salt]', 'a clause without an act'],
    ['0 | r: some *[soup]', 'unknown label "*"'],
    ['0 | r: some [soup]', 'a bracket without a label'],
    ['0 | r: [soup]', 'a bracket without a label'],
    ['0 | r: some [soup +[salt]', 'a bracket without a label'],
    ['0 | r: nut-[soup]', 'the label "-" follows a letter'],
    ['0 | r: some +[soup', 'an opening bracket without a closing one'],
    ['0 | r: some +[pea +[soup]]', 'an opening bracket without a closing one'],
    ['0 | r: some soup]', 'a closing bracket without an opening one'],
    ['0 | r: some] +[soup]', 'a closing bracket without an opening one'],
    ['0 | r: some +[]', 'an empty or padded mention'],
    ['0 | r: some +[soup ]', 'an empty or padded mention'],
    ['0 | r:  some +[soup]', 'an empty or padded clause'],
  ])('refuses %j and names the place', (line, problem) => {
    expect(() => parseAnnotated(`0 | s: hello\n${line}\n0 | s: bye\n`, 'some.txt')).toThrow(
      `some.txt:2: ${problem}`,
    )
  })
})
