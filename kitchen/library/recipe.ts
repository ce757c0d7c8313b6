import type { Cut } from './steps/cut-phrases.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Unit } from '#shared/words/units.ts'
import type { Way as State } from './lines/part.ts'
import type { Phrase } from './steps/phrase.ts'
import type { Course, Heat, LineRole, Tag, WayName } from './vocabulary.ts'

/** Foods that may stand in for the one of a line: `done` without a question and said, or `offered` and left to the guest. */
export interface Swap {
  foods: readonly string[]
  how: 'done' | 'offered'
}

/** One line of the list: so much of a food, how it is cut, and what it is in the dish. */
export interface RecipeLine {
  food: string
  /** For as many as the recipe serves; null is to taste. */
  amount: number | null
  unit: Unit | null
  /** False where more guests need no more of it. */
  scales: boolean
  cut: Cut | null
  /** How the shop hands it over, where that saves work. */
  state: State | null
  role: LineRole
  /** The dish is still this one without it. */
  mayGo: boolean
  swaps: readonly Swap[]
  /** Ids of headings.txt: "for the dressing", "at room temperature". */
  heading: string | null
  note: string | null
}

/** One step: its facts, and the same text in four languages, where `{food}` stands for a line. */
export interface RecipeStep {
  kind: 'prep' | 'cook' | 'wait'
  /** Null where it takes what it takes beside the others. */
  minutes: number | null
  /** Runs beside the other steps and costs no time of its own. */
  meanwhile: boolean
  /** Of the oven, the oil or the core. */
  celsius: number | null
  heat: Heat | null
  /** Goes into a pot of water that has to come to the boil first. */
  boils: boolean
  /** Foods that this step sees through to their sign of doneness. */
  done: readonly string[]
  text: Phrase
}

/** The lines and steps of one way to cook it, with what is cut in front of the step at `cutAt`. */
export interface Method {
  lines: readonly RecipeLine[]
  steps: readonly RecipeStep[]
  cutAt: number
}

/** Another way to cook the same dish, by what differs: a number is the step of the recipe at that place. */
export interface Way {
  name: WayName
  lines: readonly RecipeLine[]
  without: readonly string[]
  steps: readonly (RecipeStep | number)[]
  cutAt: number
}

/** A whole recipe of the library, in every language. */
export interface Recipe extends Method {
  id: string
  names: Record<Language, string>
  /** What else people call it: alternatives as in dish-words.ts. */
  called: readonly string[]
  course: Course
  tags: readonly Tag[]
  /** Flavours, the strongest first. */
  taste: readonly string[]
  serves: number
  /** Never made for fewer: a cake fills its tin. */
  atLeast: number
  ways: readonly Way[]
  /** What has to be known before eating and follows from no food. */
  careful: Phrase | null
  /** How it is served, where that is no more than usual. */
  plating: Phrase | null
}

/** The recipe in one of its ways, or as it is written. */
export function methodOf(recipe: Recipe, name: WayName | null): Method {
  if (name === null) return recipe
  const way = recipe.ways.find((each) => each.name === name)
  if (!way) throw new Error(`${recipe.id} has no way "${name}"`)
  const changed = new Map(way.lines.map((line) => [line.food, line]))
  const own = recipe.lines
    .filter(({ food }) => !way.without.includes(food))
    .map((line) => changed.get(line.food) ?? line)
  const added = way.lines.filter(({ food }) => recipe.lines.every((line) => line.food !== food))
  return {
    lines: [...own, ...added],
    steps: way.steps.flatMap((step) => (typeof step === 'number' ? (recipe.steps[step] ?? []) : step)),
    cutAt: way.cutAt,
  }
}
