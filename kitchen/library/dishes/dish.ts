import type { Language } from '#shared/constants/languages.ts'
import type { DishType } from '#shared/words/dish-types.ts'
import type { CuisineId } from '../../lexicon/cuisines.ts'
import type { DishWords } from './dish-words.ts'

/** What goes into a dish and makes another of it. */
export const turns = ['sweet', 'savoury', 'meaty'] as const
export type Turn = (typeof turns)[number]

/** A dish by the name people give it, and its kind. The first of a kind is its plain name. */
export interface Dish {
  id: string
  /** The id of its kind. */
  kind: string
  /** What people ask for it by, in all languages together, on folded text. */
  words: readonly DishWords[]
  label: Record<Language, string>
  /** How French ties the main thing to it: "de pois chiches" or "aux pommes". */
  link: 'de' | 'to'
  cuisine?: CuisineId
  /** What makes it this dish. */
  wants?: readonly string[]
  /** What goes in beside it when nothing is named. */
  alone?: readonly string[]
  /** What else is usually in it. */
  more?: readonly string[]
  /** Where it stands in the meal, if not where its kind does. */
  course?: DishType
  /** The name says it all: nothing is put in front of it. */
  whole?: true
  /** Its words name the dish and nothing to put in it: the cheese of a cheesecake, the brown of brownies. */
  nameOnly?: true
  /** It does not answer to its label, which only heads its recipe. */
  unnamed?: true
  /** Which of the ways of its kind it is made in. */
  way?: string
  /** The name it is asked for by, where only its nearest kin is cooked. */
  manner?: string
  /** The dishes that are meant when something else goes in: a tart with tomatoes is none for dessert, a pie with turkey no tart. */
  turns?: Partial<Record<Turn, string>>
  /** Only its foods say that, and not the meal that it is for. */
  byFoods?: true
}

/** All that is usually in a dish. */
export const foodsOfDish = ({ wants = [], alone = [], more = [] }: Dish): readonly string[] => [
  ...wants,
  ...alone,
  ...more,
]
