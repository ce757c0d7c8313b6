import { expect, inject, it } from 'vitest'
import { sample } from '../../test/sample.ts'
import { measured } from './measure.ts'

/** What the foods of one utterance in four may differ by from those of all. */
const margin = inject('wholeCorpora') ? 0 : 4

/**
 * Percent of the foods of the utterances that are understood; `scripts/measure-understanding.ts` prints them by label.
 * The quick run takes a quarter of the large part.
 */
it.each([
  ['train', 'en', 76],
  ['train', 'fr', 70],
  ['train', 'es', 70],
  ['train', 'de', 68],
] as const)(
  'of %s in %s at least %i percent are understood',
  (part, language, percent) => {
    const quarter = measured(part, language, (all) => sample(all, 4, ({ text }) => text)).get('all')
    const { right, of } = quarter ?? { right: 0, of: 1 }
    expect(of).toBeGreaterThan(100)
    expect((right / of) * 100).toBeGreaterThanOrEqual(percent - margin)
  },
  120_000,
)

it.each([
  ['dev', 'en', 57],
  ['dev', 'fr', 67],
  ['dev', 'es', 57],
  ['dev', 'de', 66],
] as const)(
  'of %s in %s at least %i percent are understood, each of its utterances',
  (part, language, percent) => {
    const { right, of } = measured(part, language).get('all') ?? { right: 0, of: 1 }
    expect((right / of) * 100).toBeGreaterThanOrEqual(percent)
  },
  120_000,
)
