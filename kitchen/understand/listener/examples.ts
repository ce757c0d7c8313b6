import { readFileSync } from 'node:fs'
import { languages } from '#shared/constants/languages.ts'
import { readAnnotated, type Label } from '../corpus/annotated.ts'
import { fold } from '../../lexicon/text/fold.ts'
import { itemsOf } from '../marks/items.ts'
import { placesOf } from '../marks/read-mentions.ts'
import { spansOf } from '../mentions.ts'
import { spelledOut } from '../spelled-out.ts'
import { unjoin } from '../../lexicon/text/unjoin.ts'
import { featuresOf, type Verdict } from './features.ts'
import type { Example } from './perceptron.ts'

const verdictOf: Record<Label, Verdict> = {
  want: 'in',
  have: 'in',
  'swap-to': 'in',
  refuse: 'out',
  allergy: 'out',
  'swap-from': 'out',
  asked: 'neither',
  'about-others': 'neither',
  quoted: 'neither',
  unsure: 'neither',
}

/** Every food of the annotated utterances with its features. */
export function examples(part: 'train' | 'dev'): Example[] {
  return languages.flatMap((language) =>
    readAnnotated(part, language).flatMap((utterance) => {
      const text = unjoin(spelledOut(fold(utterance.text)))
      let passed = 0
      const places = utterance.clauses.flatMap(({ mentions }) =>
        mentions.flatMap(({ label, text: words }) => {
          const name = unjoin(spelledOut(fold(words)))
          const start = text.indexOf(name, passed)
          if (start < 0) return []
          passed = start + name.length
          return [{ start, end: passed, label }]
        }),
      )
      const items = itemsOf(text, language, places)
      return items.flatMap((item, at) => {
        const label = places[item.place]?.label
        return label ? [{ features: featuresOf(items, at), verdict: verdictOf[label] }] : []
      })
    }),
  )
}

/** Every food of the ordinary requests, which ask for all that they name. */
export function plainWishes(): Example[] {
  return languages.flatMap((language) =>
    readFileSync(new URL(`../../lexicon/ordinary/requests.${language}.txt`, import.meta.url), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const text = unjoin(spelledOut(fold(line)))
        const items = itemsOf(text, language, placesOf(spansOf(text, language)))
        return items.flatMap((item, at) =>
          item.kind === 'place' ? [{ features: featuresOf(items, at), verdict: 'in' as const }] : [],
        )
      }),
  )
}
