import { readFileSync } from 'node:fs'
import type { Language } from '#shared/constants/languages.ts'
import { tokensOf, wordsOf } from '../lexicon/tokens.ts'
import { noteSections, readNotes, type NoteRow, type NoteSection, type Spelling } from './read-notes.ts'

const path = './notes.txt'
const rows = readNotes('kitchen/translate/notes.txt', readFileSync(new URL(path, import.meta.url), 'utf8'))

/** What a phrase stands beside. */
export interface Agreement {
  gender: 'm' | 'f' | 'n'
  plural: boolean
}

type Joint = ',' | 'and' | 'or'

/** Phrases of the table, and how each is joined to the one before it. */
export type Phrases = readonly { row: NoteRow; joint: Joint }[]

const germanEndings = ['', 'e', 'er', 'es', 'en', 'em']

/** Every way in which a spelling may stand in a text. */
function readForms({ words, agreeing }: Spelling, language: Language): string[] {
  if (agreeing.size === 0) return [words.join(' ')]
  const inflected = (form: (word: string, place: number) => string) =>
    words.map((word, place) => (agreeing.has(place) ? form(word, place) : word)).join(' ')
  if (language === 'de') return germanEndings.map((ending) => inflected((word) => word + ending))
  return [0, 1, 2, 3].map((at) => inflected((word, place) => agreeing.get(place)?.[at] ?? word))
}

/** Null where a spelling stands for two things: it is not read. */
type Index = ReadonlyMap<string, NoteRow | null>

function indexOf(sections: readonly NoteSection[], language: Language): Index {
  const index = new Map<string, NoteRow | null>()
  for (const row of sections.flatMap((section) => rows[section]))
    for (const form of row[language].flatMap((spelling) => readForms(spelling, language))) {
      const key = wordsOf(form).join(' ')
      const known = index.get(key)
      index.set(key, known === undefined || known === row ? row : null)
    }
  return index
}

const indexes = new Map<string, Index>()

function indexFor(kind: 'beside' | 'groups', language: Language): Index {
  const key = `${kind} ${language}`
  const sections =
    kind === 'groups' ? (['groups'] as const) : noteSections.filter((each) => each !== 'groups')
  const index = indexes.get(key) ?? indexOf(sections, language)
  indexes.set(key, index)
  return index
}

const joints: Record<Language, Record<string, Joint>> = {
  en: { and: 'and', or: 'or' },
  fr: { et: 'and', ou: 'or' },
  es: { y: 'and', e: 'and', o: 'or', u: 'or' },
  de: { und: 'and', oder: 'or' },
}

const longestPhrase = 7

/** The phrases that a text consists of; null when a word, number or sign of it is not known. */
export function readPhrases(text: string, language: Language): Phrases | null {
  const index = indexFor('beside', language)
  const tokens = tokensOf(text)
  if (/[^\p{L}\p{M}\s,.()'’\u00a0\u202f&-]/u.test(text)) return null
  const phrases: { row: NoteRow; joint: Joint }[] = []
  let joint: Joint = ','
  for (let at = 0; at < tokens.length;) {
    const word = tokens[at]?.word ?? ''
    let length = Math.min(longestPhrase, tokens.length - at)
    let row: NoteRow | null | undefined
    for (; length > 0; length -= 1) {
      const part = tokens.slice(at, at + length)
      if (part.slice(1).some(({ joined }) => !joined)) continue
      row = index.get(part.map((token) => token.word).join(' '))
      if (row !== undefined) break
    }
    if (row) {
      phrases.push({ row, joint })
      joint = ','
      at += length
    } else {
      const said = joints[language][word]
      // A joint stands between two phrases.
      if (said === undefined || phrases.length === 0 || at === tokens.length - 1) return null
      joint = said
      at += 1
    }
  }
  return phrases
}

function spell(row: NoteRow, language: Language, { gender, plural }: Agreement): string {
  const [printed] = row[language]
  if (!printed) return ''
  const form = (plural ? 2 : 0) + (gender === 'f' ? 1 : 0)
  return printed.words
    .map((word, place) => (language === 'de' ? word : (printed.agreeing.get(place)?.[form] ?? word)))
    .join(' ')
}

const jointWords: Record<Language, Record<Joint, string>> = {
  en: { ',': ', ', and: ' and ', or: ' or ' },
  fr: { ',': ', ', and: ' et ', or: ' ou ' },
  es: { ',': ', ', and: ' y ', or: ' o ' },
  de: { ',': ', ', and: ' und ', or: ' oder ' },
}

/** The phrases in a language, agreeing with what they stand beside. */
export function phrasesIn(phrases: Phrases, language: Language, agreement: Agreement): string {
  return phrases
    .map(
      ({ row, joint }, place) =>
        (place === 0 ? '' : jointWords[language][joint]) + spell(row, language, agreement),
    )
    .join('')
}

const singular: Agreement = { gender: 'm', plural: false }

/** A known heading of a list, "For the dough"; null for any other. */
export function headingIn(text: string, from: Language, to: Language): string | null {
  const row = indexFor('groups', from).get(wordsOf(text).join(' '))
  if (!row || /\d/.test(text)) return null
  const said = spell(row, to, singular)
  return said.charAt(0).toLocaleUpperCase() + said.slice(1)
}

/** Words of colour, which a name may have in it: "red pepper". */
export function isColour({ row }: Phrases[number]): boolean {
  return /^(?:red|green|yellow|orange|white|black)$/.test(row.en[0]?.words.join(' ') ?? '')
}

export { joints, jointWords }
