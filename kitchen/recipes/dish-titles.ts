import { say } from './pattern.ts'

/** The dish by its name alone, and what goes with it. */
export const nameAndSide = say(
  '{dish}[ with {withs:bare}]',
  '{dish}[ {withs:to}]',
  '{dish}[ con {withs:bare}]',
  '{dish}[ mit {withs:with}]',
)
