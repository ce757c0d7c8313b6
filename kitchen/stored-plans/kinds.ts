import { readFileSync } from 'node:fs'
import { lazily } from '../lexicon/lazily.ts'
import type { Phrase } from '../library/steps/phrase.ts'

type Texts = readonly [en: string, fr: string, es: string, de: string]

/** How the list of a kind of dish was written in plans of version 1, by the roles of its parts. */
export interface StoredKind {
  kind: string
  /** The roles that the title names first, and those that it names after "with". */
  heads: readonly string[]
  withs: readonly string[]
  /** Behind each food of the role: "at room temperature". */
  notes?: Record<string, Texts>
  /** The heading above them: "For the dressing". */
  groups?: Record<string, Texts>
  /** The sentences of pots of water in which something cooks beside the rest. */
  pots?: readonly string[]
}

const kinds = lazily(() => {
  const text = readFileSync(new URL('kinds.jsonl', import.meta.url), 'utf8')
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as StoredKind)
  return new Map(lines.map((each) => [each.kind, each]))
})

const phrase = (texts: Texts | undefined): Phrase | null => {
  if (!texts) return null
  const [en, fr, es, de] = texts
  return { en, fr, es, de }
}

export const storedKind = (id: string): StoredKind | null => kinds().get(id) ?? null

export const noteOfRole = ({ notes }: StoredKind, role: string): Phrase | null => phrase(notes?.[role])

export const groupOfRole = ({ groups }: StoredKind, role: string): Phrase | null => phrase(groups?.[role])
