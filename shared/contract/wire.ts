import * as z from 'zod/mini'
import { limits } from '../constants/limits.ts'

/** Schemas that several calls share; each turns the accepted shapes of a value into one. */

/** Text that may be null, missing, or `{Valid, String}`, which is null when not valid. */
export const nullableText = z.pipe(
  z.optional(z.union([z.null(), z.string(), z.object({ Valid: z.boolean(), String: z.string() })])),
  z.transform((value): string | null => {
    if (value === null || value === undefined) return null
    if (typeof value === 'string') return value
    return value.Valid ? value.String : null
  }),
)

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name
type CamelCased<Value> = Value extends readonly (infer Item)[]
  ? CamelCased<Item>[]
  : Value extends object
    ? { [Key in keyof Value as CamelCase<Key & string>]: CamelCased<Value[Key]> }
    : Value

function camelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCase)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      camelCase(each),
    ]),
  )
}

/** An answer whose names are in snake case on the wire and in camel case in the program. */
export function camelCased<Wire extends z.core.$ZodType>(wire: Wire) {
  return z.pipe(
    wire,
    z.transform((value) => camelCase(value) as CamelCased<z.core.output<Wire>>),
  )
}

/** An array, or an object with the array as `recipes`. */
export function recipesOrList<Item extends z.core.$ZodType>(item: Item) {
  return z.pipe(
    z.union([z.array(item), z.object({ recipes: z.array(item) })]),
    z.transform((found) => (Array.isArray(found) ? found : found.recipes)),
  )
}

/** Text that users type; the length counts after trimming. */
export function trimmedText(min: number, max: number) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max))
}

/** An id of content or a user. Malformed ids are not an error here: they are not found. */
export const id = z.string().check(z.maxLength(limits.idMax))

/** Characters that break lines, control terminals or change the text direction, but not joiners within words. */
const lineBreaking = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

export const isSingleLine = (text: string): boolean => !lineBreaking.test(text)

/** For texts from other sites, which cannot be refused. */
export function toSingleLine(text: string): string {
  return text.replace(new RegExp(`${lineBreaking.source}+`, 'gu'), ' ').trim()
}

/** `trimmedText` for names, titles and other texts that are shown on one line of a page, a mail or a terminal. */
export function singleLine(min: number, max: number) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.refine(isSingleLine))
}

/** A whole number in a query: callers pass a number, the server parses the text of the URL. */
export function wholeNumber(min: number, max: number): z.ZodMiniType<number, number> {
  const fromText = z.pipe(
    z.string().check(z.maxLength(10), z.regex(/^-?\d{1,9}$/)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
  )
  return fromText as z.ZodMiniType<number, unknown> as z.ZodMiniType<number, number>
}

/** `limit` and `offset` of a list. */
export const page = z.object({
  limit: z.optional(wholeNumber(1, 50)),
  offset: z.optional(wholeNumber(0, 10_000_000)),
})

/** Whether `text` begins with a day that exists, in a year that PostgreSQL and people know. */
function hasDay(text: string): boolean {
  const day = text.slice(0, 10)
  const date = new Date(`${day}T00:00:00Z`)
  return /^[12]\d{3}-/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** A day of the calendar, as ISO 8601. */
export const day = z.string().check(z.maxLength(10), z.regex(/^\d{4}-\d\d-\d\d$/), z.refine(hasDay))

/** ISO 8601 in UTC. */
export const isoDate = z.string().check(z.maxLength(30), z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/))

/** The same as a caller sends it: a moment that exists. */
export const moment = isoDate.check(z.refine((text) => hasDay(text) && !Number.isNaN(Date.parse(text))))

export const nothing = z.object({})

/** The answer of a call of kind `file`, with the name under which it is saved. */
export const file = z.instanceof(File)
