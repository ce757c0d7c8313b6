import type { Language } from '#shared/constants/languages.ts'
import { isNegated } from '../lexicon/text/negated.ts'
import { inEach } from '../lexicon/text/word-list.ts'
import type { Wishes } from '../safety/wishes/wishes.ts'
import { readDishMentions } from './dish-mentions.ts'
import { spansOf } from './mentions.ts'
import { wordLists } from './word-list.ts'

type Quality = Wishes['qualities'][number]

const lists = wordLists('qualities')

const words: Record<Quality, Record<Language, RegExp>> = {
  cold: inEach(lists('cold')),
  warm: inEach(lists('warm')),
  cheap: inEach(lists('cheap')),
}

const before = inEach(lists('weather-before'))
const behind = inEach(lists('weather-behind'))

/** "A hot day", "it's cold out", "cold rice", "hot chocolate": the weather, a food that is there, a name; no wish. */
function isOfSomethingElse(
  folded: string,
  language: Language,
  { start, end }: { start: number; end: number },
): boolean {
  const lead = folded.slice(0, start)
  const rest = folded.slice(end)
  if (new RegExp(`^[ -]${behind[language].source}`).test(rest)) return true
  const dishes = readDishMentions(folded, language)
  if (dishes.some(({ at, end: last }) => at <= start && last >= end)) return true
  const isDish = (span: { start: number; end: number }) =>
    dishes.some(({ at, end: last }) => at < span.end && last > span.start)
  const isBeside = spansOf(folded, language).some(
    (span) =>
      !isDish(span) &&
      span.ingredientId !== null &&
      ((span.start - end >= 0 && span.start - end <= 1) || (start - span.end >= 0 && start - span.end <= 1)),
  )
  if (isBeside) return true
  const isOfWeather = new RegExp(`${before[language].source}$`).test(lead)
  // "A cold starter" and "die kalte Suppe" have a noun behind them; the weather has none.
  return isOfWeather && (language === 'fr' || language === 'es' || !/^ [a-z]/.test(rest))
}

/** What a turn (folded) says of how the dish is to come to the table; a new word for its temperature takes the place of the old. */
export function qualitiesAfter(
  folded: string,
  language: Language,
  known: Wishes['qualities'],
): Wishes['qualities'] {
  const said = (Object.keys(words) as Quality[]).filter((quality) =>
    [...folded.matchAll(new RegExp(words[quality][language], 'g'))].some(
      ({ index, 0: word }) =>
        !isNegated(folded, index) &&
        (quality === 'cheap' ||
          !isOfSomethingElse(folded, language, { start: index, end: index + word.length })),
    ),
  )
  if (said.length === 0) return known
  const isTemperature = (each: Quality) => each !== 'cheap'
  const kept = known.filter((each) => !isTemperature(each) || !said.some(isTemperature))
  return [...new Set([...kept, ...said])]
}
