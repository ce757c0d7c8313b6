import { readFileSync } from 'node:fs'
import { lazily } from '../lexicon/lazily.ts'
import type { Phrase } from './steps/phrase.ts'

/** What stands over and behind foods in the list: headings ("For the dressing") and notes ("at room temperature"). */
const phrases = lazily((): ReadonlyMap<string, Phrase> => {
  const file = readFileSync(new URL('headings.txt', import.meta.url), 'utf8')
  const lines = file.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const [, kind, id, names = ''] = /^(for|note) ([a-z-]+): (.+)$/.exec(line) ?? []
      const [en, fr, es, de, ...more] = names.split(' | ')
      if (!en || !fr || !es || !de || more.length > 0)
        throw new Error(`headings.txt: "${line}" is not one phrase in each of the four languages`)
      return [`${kind} ${id}`, { en, fr, es, de }]
    }),
  )
})

export const headingPhrase = (id: string): Phrase | null => phrases().get(`for ${id}`) ?? null
export const notePhrase = (id: string): Phrase | null => phrases().get(`note ${id}`) ?? null
