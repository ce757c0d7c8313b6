import { expect, inject, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { sample } from '../../test/sample.ts'
import { measured } from '../../test/measured.ts'

/** Percent of the foods of the utterances that are understood; `scripts/measure-understanding.ts` prints them by label. */
const understood = {
  train: { en: 76, fr: 70, es: 70, de: 68 },
  dev: { en: 57, fr: 67, es: 57, de: 66 },
} as const

const parts = ['train', 'dev'] as const
const languagesOf = (part: (typeof parts)[number]) => Object.entries(understood[part]) as [Language, number][]

const each = parts.flatMap((part) =>
  languagesOf(part).map(([language, percent]) => [part, language, percent] as const),
)

it.each(inject('wholeCorpora') ? each : [])(
  'of %s in %s at least %i percent are understood',
  (part, language, percent) => {
    const { right, of } = measured(part, language).get('all') ?? { right: 0, of: 1 }
    expect((right / of) * 100).toBeGreaterThanOrEqual(percent)
  },
)

/** What the foods of some of the utterances may differ by from those of all. */
const margin = 4

it.each([
  ['train', 14],
  ['dev', 2],
] as const)(
  'of some of %s in all languages as many are understood',
  (part, oneIn) => {
    let [right, of, least] = [0, 0, 0]
    for (const [language, percent] of languagesOf(part)) {
      const some = measured(part, language, (all) => sample(all, oneIn, ({ text }) => text)).get('all')
      right += some?.right ?? 0
      of += some?.of ?? 0
      least += ((some?.of ?? 0) * (percent - margin)) / 100
    }
    expect(of).toBeGreaterThan(100)
    expect(right).toBeGreaterThanOrEqual(least)
  },
  120_000,
)
