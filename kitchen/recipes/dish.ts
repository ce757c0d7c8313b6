import type { Language } from '#shared/constants/languages.ts'
import type { Phrase } from './phrase.ts'
import type { DishType } from '#shared/words/dish-types.ts'
import type { CuisineId } from '../cook/cuisines.ts'
import { fold } from '../understand/fold.ts'
import type { PatternId } from './pattern-ids.ts'
import type { Amount } from './amount.ts'

/** A dish by the name people give it, and the pattern by which it is cooked. The first of a pattern is its plain name. */
export interface Dish {
  id: string
  pattern: PatternId
  /** On folded text, all languages together; in German also the end of a compound. */
  words: RegExp
  label: Record<Language, string>
  /** How French ties the main thing to it: "de pois chiches" or "aux pommes". */
  link: 'de' | 'to'
  cuisine?: CuisineId
  /** What makes it this dish, as far as it is allowed. */
  wants?: readonly string[]
  /** What goes in beside it when the guest names nothing. */
  alone?: readonly string[]
  /** How much of them for one guest, where it is not the pattern's usual amount. */
  measures?: Readonly<Record<string, Amount>>
  /** Parts of the pattern that stay out of this dish unless the guest names something for them. */
  without?: readonly string[]
  /** The same dish made quicker or without the oven, by the id of its own entry. */
  shortcut?: string
  /** Where it stands in the meal, if not where its pattern does. */
  course?: DishType
  /** The name says it all: nothing is put in front of it. */
  whole?: true
  /** An animal named without a cut comes minced. */
  minced?: true
  /** Its words name the dish and nothing to put in it: the cheese of a cheesecake, the brown of brownies. */
  nameOnly?: true
  /** Which of its pattern's ways it is shaped, baked or finished in. */
  way?: string
  /** Parts without which it is not this dish, beside what its pattern cannot do without. */
  needs?: readonly string[]
  /** Never made for fewer than so many, where that differs from its pattern. */
  batch?: number
  /** How the menu names it, where neither the usual way nor its pattern's does. */
  title?: Phrase
  /** The name a guest gave it, where the house only cooks its nearest kin: the title says "in the manner of". */
  manner?: string
  /** The dish that is meant when something savoury goes in: a tart with tomatoes is none for dessert. */
  savoury?: string
}

/** Writes down one dish: its name in the four languages and the words by which it is asked for. */
export const dish = (
  id: string,
  pattern: PatternId,
  words: RegExp,
  [en, fr, es, de]: readonly [string, string, string, string],
  link: 'de' | 'to' = 'de',
  extra: Pick<
    Dish,
    | 'cuisine'
    | 'wants'
    | 'alone'
    | 'whole'
    | 'minced'
    | 'nameOnly'
    | 'savoury'
    | 'title'
    | 'measures'
    | 'without'
    | 'shortcut'
    | 'course'
    | 'way'
    | 'batch'
    | 'needs'
    | 'manner'
  > = {},
): Dish => ({ id, pattern, words, label: { en, fr, es, de }, link, ...extra })

/** A dish answers to the names the house itself prints, as soon as they are too long to mean anything else. */
function answeringTo(words: RegExp, labels: readonly string[]): RegExp {
  const own = [...new Set(labels.map(fold))]
    .filter((label) => /[^a-z]/.test(label.trim()) || label.length > 6)
    .map((label) =>
      label
        .split(/[^a-z0-9]+/)
        .filter(Boolean)
        .join('\\W{1,3}'),
    )
  return own.length === 0 ? words : new RegExp(`\\b(${own.join('|')})\\b|${words.source}`)
}

type Names = string | readonly [en: string, fr: string, es: string, de: string]

/** A dish known by one name: the name is the title, and its words name nothing to put in it. */
export const classic = (
  names: Names,
  pattern: PatternId,
  words: RegExp,
  wants: readonly string[],
  extra: Parameters<typeof dish>[5] = {},
): Dish => {
  const [en, fr, es, de] = typeof names === 'string' ? [names, names, names, names] : names
  return dish(en, pattern, answeringTo(words, [en, fr, es, de]), [en, fr, es, de], 'to', {
    whole: true,
    nameOnly: true,
    wants,
    ...extra,
  })
}
