import { languages, type Language } from '#shared/constants/languages.ts'
import { cues, donenessOf } from '../steps/doneness.ts'
import { plainApostrophes } from '../../render/grammar/phrase.ts'
import { lazily } from '../../lexicon/lazily.ts'
import type { Phrase } from '../steps/phrase.ts'
import { partOf } from '../planned.ts'
import type { RecipeLine, RecipeStep } from '../recipe.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Every sentence by which a cook sees that it is done, in each language, with any temperature. */
const signs = lazily((): Record<Language, RegExp> => {
  const pattern = (language: Language) =>
    Object.values(cues)
      .map((cue) => escaped(plainApostrophes(cue[language])).replace('\\{core\\}', '\\d+'))
      .join('|')
  return Object.fromEntries(
    languages.map((language) => [language, new RegExp(`\\s*(?:${pattern(language)})`)]),
  ) as Record<Language, RegExp>
})

const saysSign = ({ text }: RecipeStep, language: Language): boolean => signs()[language].test(text[language])
/** Its degrees are those of the oven, and not of the core. */
const isSetByDegrees = ({ heat }: RecipeStep): boolean => heat === 'oven' || heat === 'airFryer'

/** True where the sign stands in a sentence that can be exchanged, or nowhere. */
const isClear = (step: RecipeStep): boolean =>
  languages.every((language) => saysSign(step, language) === saysSign(step, 'en')) &&
  (saysSign(step, 'en') || step.celsius === null || isSetByDegrees(step))

const withoutSign = (text: Phrase): Phrase => {
  const all = signs()
  return Object.fromEntries(
    languages.map((language) => [language, text[language].replace(all[language], '').trim()]),
  ) as Phrase
}

function withSign(text: Phrase, cue: Phrase, core: number | null): Phrase {
  const entries = languages.map((language) => {
    const sign = plainApostrophes(cue[language]).replace('{core}', String(core))
    return [language, `${text[language]} ${sign}`]
  })
  return Object.fromEntries(entries) as Phrase
}

/**
 * The step as it sees these foods through: its sentence and its temperature are those of the most demanding. Null where it
 * speaks of that in words of its own, which no program changes. Careful is for those who must have nothing pink.
 */
export function guarding(
  step: RecipeStep,
  foods: readonly string[],
  lines: readonly RecipeLine[],
  isCareful = false,
): RecipeStep | null {
  const guarded = lines.filter((line) => foods.includes(line.food)).map(partOf)
  const isLong = step.heat !== null && (step.minutes ?? 0) >= 40
  const sign = donenessOf(guarded, isCareful, isLong ? { stewed: step.minutes ?? 0 } : {})
  const done = foods.filter((food) => lines.some((line) => line.food === food))
  if (!isClear(step)) return null
  const hadSign = saysSign(step, 'en')
  const bare = withoutSign(step.text)
  if (!sign)
    return { ...step, done, text: bare, celsius: hadSign && !isSetByDegrees(step) ? null : step.celsius }
  const celsius = isSetByDegrees(step) && step.celsius !== null ? step.celsius : (sign.core ?? step.celsius)
  return { ...step, done, text: withSign(bare, sign.cue, sign.core), celsius }
}

/** True for what must be seen through. */
export const needsGuard = (line: RecipeLine): boolean =>
  line.state !== 'cooked' && donenessOf([partOf(line)]) !== null
