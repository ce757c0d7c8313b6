import { expect, it } from 'vitest'
import { measured } from './measure.ts'

/** Percent of the foods of the utterances that are understood; `scripts/measure-understanding.ts` prints them by label. */
it.each([
  ['train', 'en', 76],
  ['train', 'fr', 70],
  ['train', 'es', 70],
  ['train', 'de', 68],
  ['dev', 'en', 57],
  ['dev', 'fr', 67],
  ['dev', 'es', 57],
  ['dev', 'de', 66],
] as const)(
  'of %s in %s at least %i percent are understood',
  (part, language, percent) => {
    const all = measured(part, language).get('all') ?? { right: 0, of: 1 }
    expect((all.right / all.of) * 100).toBeGreaterThanOrEqual(percent)
  },
  60_000,
)
