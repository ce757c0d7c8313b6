import * as z from 'zod/mini'

/** A note, a warning, or a danger, which prevents publishing. */
export const severities = ['note', 'warning', 'dangerous'] as const

/** A result of the safety check of a recipe; `sentence` is in the recipe's language. */
export const finding = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(100)),
  severity: z.enum(severities),
  sentence: z.string().check(z.minLength(1), z.maxLength(2000)),
})

export type Severity = (typeof severities)[number]
export type Finding = z.infer<typeof finding>
