import type { TableDish } from '../library/table-dish.ts'
import { filled } from '../render/words.ts'
import type { Language } from '#shared/constants/languages.ts'
import { halvesOf, inEachLanguage, readEntries } from './read-entries.ts'
import { fits, readRule } from './words.ts'

const vessels = inEachLanguage((language) =>
  readEntries('vessels.txt').map((entry) => {
    const [words, answer] = halvesOf(entry, language)
    return { named: readRule(words), answer }
  }),
)

/** To the next five minutes, as one looks at the clock. */
const fives = (minutes: number) => Math.max(5, Math.round(minutes / 5) * 5)

/**
 * What another vessel without a size changes for what is baked, a tray or a loaf tin; null where none is named or where
 * the oven has no part. `size` is the round tin of the dish in cm.
 */
export function inVessel(
  text: string,
  { recipe }: TableDish,
  size: number,
  language: Language,
): string | null {
  const found = vessels[language]().find(({ named }) => fits(named, text))
  const baking = recipe.steps
    .filter(({ celsius, minutes }) => (celsius ?? 0) >= 100 && (minutes ?? 0) > 0)
    .toSorted((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0))[0]
  if (!found || !baking) return null
  const minutes = baking.minutes ?? 0
  return filled(found.answer, {
    minutes,
    celsius: baking.celsius ?? 180,
    size,
    side: Math.round(size * Math.sqrt(Math.PI / 4)),
    short: fives(minutes * 0.65),
    long: fives(minutes + 12),
    warm: minutes + 5,
  })
}
