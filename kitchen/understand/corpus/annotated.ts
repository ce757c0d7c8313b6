import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '#shared/constants/languages.ts'

/** The signs of the notation, each before a food in brackets: what is meant by naming it. */
export const signs = ['+', '=', '>', '-', '!', '<', '?', '~', '"'] as const
export type Sign = (typeof signs)[number]

/** A sentence with what each of its foods means, and what each of its clauses does. */
export interface Annotated {
  language: Language
  line: string
  /** There is a dish already. */
  onTable: boolean
  text: string
  mentions: { sign: Sign; words: string; start: number; end: number }[]
  clauses: { act: string; start: number; end: number }[]
}

export type Corpus = 'train' | 'dev'

const isSign = (text: string): text is Sign => signs.some((each) => each === text)

function readLine(line: string, language: Language): Annotated {
  const [, table, rest] = /^([01]) \| (.+)$/.exec(line) ?? []
  if (!table || !rest) throw new Error(`no utterance: ${line}`)
  let text = ''
  const mentions: Annotated['mentions'] = []
  const clauses: Annotated['clauses'] = []
  for (const piece of rest.split(' | ')) {
    const [, act, said] = /^([a-z]): (.*)$/.exec(piece) ?? []
    if (!act || said === undefined) throw new Error(`no clause: ${piece} in ${line}`)
    if (text !== '') text += ' '
    const start = text.length
    let passed = 0
    for (const match of said.matchAll(/(\S)\[([^\]]+)\]/gu)) {
      const [whole, sign = '', words = ''] = match
      if (!isSign(sign)) throw new Error(`no sign ${sign} in ${line}`)
      text += said.slice(passed, match.index)
      mentions.push({ sign, words, start: text.length, end: text.length + words.length })
      text += words
      passed = match.index + whole.length
    }
    text += said.slice(passed)
    clauses.push({ act, start, end: text.length })
  }
  return { language, line, onTable: table === '1', text, mentions, clauses }
}

/** One corpus in one language; empty where nobody has written it. */
export function readCorpus(corpus: Corpus, language: Language, folder = new URL('./', import.meta.url)): Annotated[] {
  const file = new URL(`${corpus}.${language}.txt`, folder)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => readLine(line, language))
}
