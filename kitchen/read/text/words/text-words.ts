/**
 * The closed classes of words by which a text says how much, how long and for how many, in one language. All are parts of
 * patterns without case.
 */
export interface TextWords {
  /** One of what may stand between an amount and the food that it is of, with what parts it from the next one. */
  between: string
  /** What begins another thing, or another part of the sentence. */
  joins: string
  hours: string
  minutes: string
  halfHour: string
  quarterHour: string
  /** Behind hours: "2 hours and a half". */
  andHalf: string
  /** How a text says for how many it is; the number stands for itself as `#`. */
  serves: readonly string[]
  /** Before what a recipe makes: "makes 24 biscuits". */
  makes: string
  /** What is a portion and no thing that a recipe makes. */
  portions: string
  /** The names of a recipe's times. */
  times: Readonly<Record<'prep' | 'cook' | 'rest' | 'total', string>>
  /** Before a time that is not exact. */
  about: string
  /** What passes without anything on the stove, and what does not. */
  resting: string
  heating: string
}
