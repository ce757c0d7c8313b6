import * as z from 'zod/mini'

/** What the taster noticed. A dangerous finding keeps a recipe from being published. */
export const finding = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(100)),
  severity: z.enum(['note', 'warning', 'dangerous']),
  /** In the recipe's language. */
  sentence: z.string().check(z.minLength(1), z.maxLength(1000)),
})

export type Finding = z.infer<typeof finding>
