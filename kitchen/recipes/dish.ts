import type { Language } from '#shared/constants/languages.ts'
import type { Phrase } from './phrase.ts'
import type { DishType } from '#shared/words/dish-types.ts'
import type { CuisineId } from '../lexicon/cuisines.ts'
import type { TemplateId } from './template-ids.ts'
import type { Amount } from './amount.ts'
import type { DishWords } from './dish-words.ts'

/** What goes into a dish and makes another of it. */
export const turns = ['sweet', 'savoury', 'meaty'] as const
export type Turn = (typeof turns)[number]

/** A dish by the name people give it, and the template by which it is cooked. The first of a template is its plain name. */
export interface Dish {
  id: string
  template: TemplateId
  /** What people ask for it by, in all languages together, on folded text. */
  words: readonly DishWords[]
  label: Record<Language, string>
  /** How French ties the main thing to it: "de pois chiches" or "aux pommes". */
  link: 'de' | 'to'
  cuisine?: CuisineId
  /** What makes it this dish, as far as it is allowed. */
  wants?: readonly string[]
  /** What goes in beside it when nothing is named. */
  alone?: readonly string[]
  /** How much of them for one person, where it is not the template's usual amount. */
  measures?: Readonly<Record<string, Amount>>
  /** Parts of the template that stay out of this dish unless something is named for them. */
  without?: readonly string[]
  /** The same dish made quicker or without the oven, by the id of its own entry. */
  shortcut?: string
  /** Where it stands in the meal, if not where its template does. */
  course?: DishType
  /** The name says it all: nothing is put in front of it. */
  whole?: true
  /** An animal named without a cut comes minced. */
  minced?: true
  /** Its words name the dish and nothing to put in it: the cheese of a cheesecake, the brown of brownies. */
  nameOnly?: true
  /** It does not answer to its label, which only heads its recipe. */
  unnamed?: true
  /** Which of its template's ways it is shaped, baked or finished in. */
  way?: string
  /** Parts without which it is not this dish, beside what its template cannot do without. */
  needs?: readonly string[]
  /** Never made for fewer than so many, where that differs from its template. */
  batch?: number
  /** How the menu names it, where neither the usual way nor its template's does. */
  title?: Phrase
  /** The name it is asked for by, where only its nearest kin is cooked: the title says "in the manner of". */
  manner?: string
  /** The dishes that are meant when something else goes in: a tart with tomatoes is none for dessert, a pie with turkey no tart. */
  turns?: Partial<Record<Turn, string>>
  /** Only its foods say that, and not the meal that it is for. */
  byFoods?: true
}
