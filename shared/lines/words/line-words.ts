import type { Unit } from '../../words/units.ts'

/** How a unit is written: the code it becomes, how many of it one is ("1 fl oz" is 30 ml), and a pattern of its spellings. */
export type UnitName = readonly [unit: Unit, factor: number, spelling: string]

/**
 * The closed classes of words in a line of a list, in one language. All are parts of patterns without case; in a class,
 * longer ones stand before what they begin with.
 */
export interface LineWords {
  /** Numbers as they stand before things. */
  numbers: readonly (readonly [pattern: string, value: number])[]
  /** Between a whole number and its fraction: "1 and 1/2". */
  and: string
  /** Between the ends of a range. */
  range: string
  /** Between two amounts that are added up: "1 cup plus 2 tablespoons". */
  plus: string
  dozen: string
  units: readonly UnitName[]
  /** Units that are a piece and say which: "2 heads of garlic". */
  pieces: string
  /** Short names at the beginning of a line only, where case counts: "1 T butter". */
  shortUnits: readonly (readonly [pattern: string, unit: Unit])[]
  /** How large a piece is or how full a spoon, between number and unit. */
  sizes: string
  /** The same behind the unit. */
  levels: string
  /** Before a number that is not exact, or not needed at all. */
  about: string
  /** Before the lower end of a range: "from 2 to 3". */
  from: string
  /** Between a number and its unit: "1/4 of a cup". */
  ofUnit: string
  /** Behind a unit: "1 cup and a half". */
  andHalf: string
  /** Words that count as so many: "une dizaine de feuilles". */
  collective: readonly (readonly [pattern: string, value: number])[]
  /** Between unit and food. */
  of: string
  toTaste: string
  /** What joins these words to the rest: "or to taste". */
  beforeToTaste: string
  /** Before and behind the size of one piece. */
  each: { before: string; behind: string }
  /** What is taken of a whole fruit: "juice and grated zest". */
  parts: string
  /** Between that and the fruit. */
  partOf: string
  /** Measures of length, which say how large a thing is. */
  lengths: string
  /** What begins the name of a part of the recipe: "for the sauce". */
  purpose: string
}
