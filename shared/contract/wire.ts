import * as z from 'zod/mini'
import { limits } from '../constants/limits.ts'

/** The tolerances of the wire, once: what may arrive in several shapes leaves here in one. */

/** Text that may come as null, as `{Valid, String}` or not at all: not valid means empty. */
export const nullableText = z.pipe(
  z.optional(z.union([z.null(), z.string(), z.object({ Valid: z.boolean(), String: z.string() })])),
  z.transform((value): string | null => {
    if (value === null || value === undefined) return null
    if (typeof value === 'string') return value
    return value.Valid ? value.String : null
  }),
)

/** A bare array, or an object that carries it as `recipes`. */
export function recipesOrList<Item extends z.core.$ZodType>(item: Item) {
  return z.pipe(
    z.union([z.array(item), z.object({ recipes: z.array(item) })]),
    z.transform((found) => (Array.isArray(found) ? found : found.recipes)),
  )
}

/** What a person typed: no NUL, no lone surrogates; the length counts after trimming. */
export function trimmedText(min: number, max: number) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max))
}

/** What names a thing or a person; one that is malformed is as unknown as any other. */
export const id = z.string().check(z.maxLength(limits.idMax))

/** Ends a line, moves a cursor or turns the direction of what follows; joiners within words are none of these. */
const lineBreaking = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

export const isSingleLine = (text: string): boolean => !lineBreaking.test(text)

/** For a text that nobody is there to correct. */
export function toSingleLine(text: string): string {
  return text.replace(new RegExp(`${lineBreaking.source}+`, 'gu'), ' ').trim()
}

/** The same for names, titles and other texts that stand on one line of a page, a mail or a terminal. */
export function singleLine(min: number, max: number) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.refine(isSingleLine))
}

/** A whole number in a query: a caller writes a number, the server parses the text that the address holds. */
export function wholeNumber(min: number, max: number): z.ZodMiniType<number, number> {
  const fromText = z.pipe(
    z.string().check(z.maxLength(10), z.regex(/^-?\d{1,9}$/)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
  )
  return fromText as z.ZodMiniType<number, unknown> as z.ZodMiniType<number, number>
}

/** `limit` and `offset` of a list; the caller fills in its own page size. */
export const page = z.object({
  limit: z.optional(wholeNumber(1, 50)),
  offset: z.optional(wholeNumber(0, 10_000_000)),
})

/** Dates travel as ISO 8601 in UTC. */
export const isoDate = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/))

export const nothing = z.object({})

/** The answer of a call of kind `file`, with the name under which it is saved. */
export const file = z.instanceof(File)
