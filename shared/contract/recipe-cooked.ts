import * as z from 'zod/mini'

/** The note that the cook left for the next time, from the latest entry that has one. */
const nextTimeNote = z.object({ text: z.string(), cookedOn: z.string() })
export type NextTimeNote = z.output<typeof nextTimeNote>

/** What the answer of one recipe says of the cooking log. */
export const recipeCooked = z.object({
  /** Visible entries, and the members who have one. */
  times: z.int(),
  cooks: z.int(),
  /** For the user who asks only. */
  nextTime: z.nullable(nextTimeNote),
})
