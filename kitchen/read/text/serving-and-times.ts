import { languages, type Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import { readMinutes } from './amounts.ts'
import { numberPattern, readNumber } from '#shared/lines/numbers.ts'
import { inAllLanguages, lineWords } from '#shared/lines/words/index.ts'
import { textWords, textWordsOfAll } from './words/index.ts'
import type { TextWords } from './words/text-words.ts'

const servings = languages.map((language) => {
  const number = `(?<n>${numberPattern(language)})(?:\\s*(?:-|–|to|à|a|bis)\\s*\\d{1,3})?`
  const patterns = textWords[language].serves.map((each) => new RegExp(each.replace('#', number), 'imu'))
  return [language, patterns] as const
})

/** How many a text says it serves, in whichever of the languages; null when it does not say. */
export function readServings(text: string): number | null {
  for (const [language, patterns] of servings) {
    for (const pattern of patterns) {
      const written = pattern.exec(text)?.groups?.n
      const count = written ? Math.round(readNumber(written, language)) : Number.NaN
      if (count >= 1 && count <= limits.recipe.servingsMax) return count
    }
  }
  return null
}

const makes = textWordsOfAll((words) => words.makes)
const portions = new RegExp(`^(?:${textWordsOfAll((words) => words.portions)})(?!\\p{L})`, 'iu')
const dozens = new RegExp(
  `^(?:${inAllLanguages((words) => words.dozen)})(?!\\p{L})\\s*(?:of\\s+|de\\s+|d['’])?`,
  'iu',
)

export interface Yield {
  servings: number
  /** What they count, where they are no portions. */
  yieldUnit?: string
}

/** "Une trentaine de sablés" is 30 of them. */
const collectives = languages.flatMap((language) =>
  lineWords[language].collective.map(
    ([word, value]) =>
      [new RegExp(`(?:\\p{L}+ )?(?<!\\p{L})(?:${word})(?!\\p{L}) (?:de |d[’'])?`, 'iu'), value] as const,
  ),
)

/** "24 biscuits", "About 3 dozen", "6-8 servings"; null without a number. */
export function yieldIn(written: string): Yield | null {
  const text = collectives.reduce((said, [word, value]) => said.replace(word, `${value} `), written)
  const [, count = '', rest = ''] =
    /(\d{1,4})(?:\s*(?:-|–|to|à|a|bis)\s*\d{1,4})?\s*([^,;.([·|\d]*)/u.exec(text) ?? []
  const isDozens = dozens.test(rest)
  const made = Number(count) * (isDozens ? 12 : 1)
  if (count === '' || made < 1 || made > limits.recipe.servingsMax) return null
  const unit = rest.replace(dozens, '').replace(/^[-–\s]+|(?:\s(?:de|à|of|von|a))?[-–:\s]*$/gu, '')
  const isThing = /^\p{L}/u.test(unit) && unit.split(/\s+/).length <= 4 && !portions.test(unit)
  return { servings: made, ...(isThing && unit.length <= limits.recipe.yieldUnitMax && { yieldUnit: unit }) }
}

const madeBy = new RegExp(
  `(?<!\\p{L})(?:${makes})\\s*:?\\s*(?:${inAllLanguages(({ about }) => about)})?\\s*(?=\\d)(.*)$`,
  'iu',
)

/** "Makes about 24 biscuits" somewhere in a short text. */
export function yieldMade(text: string): Yield | null {
  const said = madeBy.exec(text)?.[1]
  return said === undefined ? null : yieldIn(said)
}

const makesFirst = new RegExp(`^(?:${makes})\\s+(\\d.*)$`, 'iu')

/** A line such as "Makes 24 biscuits · 20 min", which says more than a number of portions; null without one. */
export function readYield(text: string): Yield | null {
  const lines = text.split('\n').slice(0, 12)
  for (const part of lines.flatMap((line) => line.split('·')).map((each) => each.trim())) {
    const said = makesFirst.exec(part)?.[1]
    const read = said === undefined ? null : yieldIn(said)
    if (read?.yieldUnit && part.length <= 80) return read
  }
  return null
}

type Kind = keyof TextWords['times']

const about = textWordsOfAll((words) => words.about)
const kinds: readonly Kind[] = ['prep', 'cook', 'rest', 'total']

/** How a text says a time, by its language and kind. */
const timePatterns = inEachLanguageAndKind((names, kind) => ({
  /** "Cooking: 20 min" at the beginning of a line or of a part of it. */
  labelled: new RegExp(
    `(?:^|[·|,;(\\n•*-]|\\*\\*)\\s*(?:${names})\\s*(?:\\*\\*)?\\s*[:：]?\\s*(?:\\*\\*)?\\s*(?<time>(?:${about})?\\s*[^·|;,\\n]{1,40})`,
    'gimu',
  ),
  /** "45 min preparation", as a part of a line or all of it. */
  before: new RegExp(
    `(?:^|[·|,;(])[^\\S\\n]{0,3}(?:[-•*][^\\S\\n]{1,3})?(?<time>[^·|;,(\\n]{0,12}\\d[^·|;,(\\n]{1,30}?)\\s(?:de\\s|of\\s|d['’])?(?:${names})[^\\S\\n]{0,3}(?=$|[·|,;)])`,
    'imu',
  ),
  /** "3 servings Cook time: 30 min": one after the other in a line, told by its colon; "time:" alone ends another one. */
  within:
    kind === 'total'
      ? null
      : new RegExp(
          `(?<=[\\p{L}\\d.)]\\s)(?:${names})\\s?[:：]\\s?(?<time>(?:${about})?\\s?\\d[^·|;,\\n]{1,40})`,
          'iu',
        ),
}))

function inEachLanguageAndKind<Patterns>(of: (names: string, kind: Kind) => Patterns) {
  const ofLanguage = ({ times }: TextWords) =>
    Object.fromEntries(kinds.map((kind) => [kind, of(times[kind], kind)])) as Record<Kind, Patterns>
  return Object.fromEntries(
    languages.map((language) => [language, ofLanguage(textWords[language])]),
  ) as Record<Language, Record<Kind, Patterns>>
}

function stretch(text: string, language: Language, kind: Kind): number | null {
  const { labelled, before, within } = timePatterns[language][kind]
  for (const match of text.matchAll(labelled)) {
    const time = match.groups?.time ?? ''
    const minutes = readMinutes(time, language)
    if (minutes !== null && /^\D{0,12}[\d½¼¾]/.test(time)) return minutes
  }
  for (const pattern of [before, within]) {
    const written = pattern?.exec(text)?.groups?.time
    const minutes = written === undefined ? null : readMinutes(written, language)
    if (minutes !== null) return minutes
  }
  return null
}

/** The times a text states on their own lines ("Cooking: 20 min", "20 min cooking"); chilling and rising are resting. */
export function readTimes(text: string, language: Language): Record<Kind, number | null> {
  const prep = stretch(text, language, 'prep')
  const cook = stretch(text, language, 'cook')
  const rest = stretch(text, language, 'rest')
  return { prep, cook, rest, total: stretch(text, language, 'total') }
}

/** "Serves 4 · Preparation: 10 min": a line of nothing but servings and times. */
export function isFacts(text: string, language: Language): boolean {
  const parts = text.split(/\s*[·|;]\s*/).filter((part) => part !== '')
  return (
    parts.length > 0 &&
    parts.every((part) => {
      const words = part.trim().split(' ').length
      const times = readTimes(part, language)
      const isTime = times.prep !== null || times.cook !== null || times.total !== null
      // Longer ones are sentences that happen to name a number of guests.
      return readYield(part) !== null || (words <= 5 && readServings(part) !== null) || (words <= 8 && isTime)
    })
  )
}

const resting = new RegExp(
  textWordsOfAll((words) => words.resting),
  'iu',
)
const heating = new RegExp(
  textWordsOfAll((words) => words.heating),
  'iu',
)

/** Whether the time of a step passes without anything on the stove. */
export const isResting = (step: string): boolean => resting.test(step) && !heating.test(step)
