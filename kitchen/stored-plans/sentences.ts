import { readFileSync } from 'node:fs'
import { hashOf } from '../lexicon/hash.ts'
import { lazily } from '../lexicon/lazily.ts'
import { cutPhrases } from '../library/steps/cut-phrases.ts'
import type { Phrase } from '../library/steps/phrase.ts'

/** By this name a plan of version 1 refers to a sentence: a hash of the English one. */
export const sentenceId = ({ en }: Phrase): string => hashOf(en).toString(36)

type Texts = readonly [en: string, fr: string, es: string, de: string]

/** A line of the file: the sentences of a kind of dish, or those of all kinds; each is there once. */
interface Line {
  kind: string | null
  sentences: Record<string, Texts>
}

const phrase = ([en, fr, es, de]: Texts): Phrase => ({ en, fr, es, de })

const sentences = lazily(() => {
  const text = readFileSync(new URL('sentences.jsonl', import.meta.url), 'utf8')
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
  const byKind = new Map(lines.map(({ kind, sentences: own }) => [kind, own]))
  const all = new Map<string, Texts>()
  for (const { sentences: own } of lines)
    for (const [id, texts] of Object.entries(own)) if (!all.has(id)) all.set(id, texts)
  return { byKind, all }
})

/** Said while a lemon is still a lemon; in every other step only its juice is poured. */
const ofWhole = lazily(() => new Set(Object.values(cutPhrases).map(sentenceId)))

/** A sentence by its id: of the kind itself first, since two kinds may translate the same English differently. */
export function findSentence(id: string, kind: string): { text: Phrase; whole: boolean } | null {
  const { byKind, all } = sentences()
  const own = byKind.get(kind)?.[id]
  const texts = own ?? all.get(id)
  return texts ? { text: phrase(texts), whole: own === undefined && ofWhole().has(id) } : null
}
