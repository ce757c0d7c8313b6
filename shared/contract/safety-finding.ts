import * as z from 'zod/mini'
import { limits } from '../constants/limits.ts'
import { allergens } from '../words/allergens.ts'

/** A note, a warning, or a danger, which prevents publishing. */
const severities = ['note', 'warning', 'dangerous'] as const

/** A result of the safety check of a recipe; `sentence` is in the recipe's language. */
export const finding = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(100)),
  severity: z.enum(severities),
  sentence: z.string().check(z.minLength(1), z.maxLength(2000)),
  /** Whether it holds for everybody, or for those who will eat; missing in findings that were stored before. */
  for: z.optional(z.enum(['everybody', 'eaters'])),
  /** The ingredient that it is about, as a zero-based index; missing where it is about the whole. */
  line: z.optional(z.int().check(z.minimum(0), z.maximum(limits.recipe.ingredientsMax - 1))),
  /** The told allergen that it is about. */
  allergen: z.optional(z.enum(allergens)),
})

/**
 * What the safety check makes of a recipe, the gravest first: `refused`: dangerous; `not checked`: an ingredient that the
 * check does not know, and somebody with an allergy; `repair`: something to mend; `fine`: at most notes.
 */
const verdictStates = ['fine', 'repair', 'refused', 'not checked'] as const

export const verdict = z.object({ state: z.enum(verdictStates), findings: z.array(finding) })

export type Severity = (typeof severities)[number]
export type Finding = z.infer<typeof finding>
export type Verdict = z.infer<typeof verdict>

/**
 * What stands between a recipe and those who eat it: a danger for them, or an ingredient that nobody has checked for an
 * allergy of theirs. By the name that a confirmation gives it: the allergen, else the code of the finding.
 */
export function unconfirmed(findings: readonly Finding[], confirmed: readonly string[] = []): Finding[] {
  return findings.filter(
    (each) =>
      each.for === 'eaters' &&
      (each.severity === 'dangerous' || each.code === 'not-checked') &&
      !confirmed.includes(confirmationOf(each)),
  )
}

/** For who confirms without knowing what was found. */
export const everyConfirmation: readonly string[] = [
  ...allergens,
  'infant-honey',
  'infant-alcohol',
  'infant-raw-egg',
  'infant-raw',
]

export const confirmationOf = ({ allergen, code }: Finding): string => allergen ?? code
