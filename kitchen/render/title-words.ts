import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Phrase } from './grammar/phrase.ts'
import { fold } from '../lexicon/text/fold.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Titled } from './titled.ts'

/** A sour has its lemon, a mojito its mint and a chia pudding its chia: no menu says it twice. */
const known: Readonly<Record<string, RegExp>> = { sour: /zest$/, smash: /^(mint|basil|lime)$/ }
export function isNamedInTitle(
  { id, names }: Ingredient,
  { template, dish, asked }: Titled,
  language: Language,
) {
  const stem = fold(names[language].one).slice(0, 4)
  const label = fold(dish.label[language])
  const inLabel = stem.length > 3 && label.split(/[ -]/).some((word) => word.startsWith(stem))
  return (
    inLabel ||
    ((known[template.id]?.test(id) ?? false) && (id === 'lime' || asked.every((each) => each.id !== id)))
  )
}

/** The last words of a title fall away with what they would have named. */
export const looseEnd = (text: string) =>
  text.replace(/( (?:with |con |mit |et |y )?\{[a-z+]+:(?:bare|to|with)\})$/, '[$1]')
export const mapPhrase = ({ en, fr, es, de }: Phrase, change: (text: string) => string): Phrase => ({
  en: change(en),
  fr: change(fr),
  es: change(es),
  de: change(de),
})

/** Spätzle con queso y cebolla: where the dish's own name has a "with", the next thing is an "and". */
export const withOnce = (title: string) =>
  title
    .replace(/ with (.+) with /, ' with $1 and ')
    .replace(/ con (.+) con /, ' con $1 y ')
    .replace(/ mit (.+) mit /, ' mit $1 und ')
