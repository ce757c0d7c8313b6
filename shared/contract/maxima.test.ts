import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from './index.ts'

/** What of a schema's inside this test reads, whatever its kind. */
interface Definition {
  type: string
  format?: string
  checks?: { _zod: { def: { check: string; maximum?: number } } }[]
  innerType?: z.core.$ZodType
  in?: z.core.$ZodType
  element?: z.core.$ZodType
  options?: z.core.$ZodType[]
  /** Of a tuple, which has no rest. */
  items?: z.core.$ZodType[]
  rest?: z.core.$ZodType | null
  shape?: Record<string, z.core.$ZodType>
  catchall?: z.core.$ZodType
}

const bounded = new Set(['enum', 'literal', 'number', 'boolean', 'null', 'never'])

/** The places in what a schema takes that may be as long as the sender likes. */
function endless(schema: z.core.$ZodType, path: string): string[] {
  const { _zod: inside } = schema
  const def = inside.def as unknown as Definition
  const inner = def.innerType ?? def.in
  if (inner) return endless(inner, path)
  if (def.options) return def.options.flatMap((option) => endless(option, path))
  if (def.items && !def.rest) return def.items.flatMap((item, at) => endless(item, `${path}[${at}]`))
  if (def.shape) {
    const fields = Object.entries(def.shape).flatMap(([name, field]) => endless(field, `${path}.${name}`))
    // Without a catchall, unknown fields are dropped.
    return def.catchall ? [...fields, ...endless(def.catchall, `${path}.*`)] : fields
  }
  if (bounded.has(def.type) || def.format === 'uuid') return []
  const hasMaximum = (def.checks ?? []).some(
    ({
      _zod: {
        def: { check },
      },
    }) => ['max_length', 'length_equals'].includes(check),
  )
  const own = hasMaximum ? [] : [`${path} (${def.type})`]
  return def.element ? [...own, ...endless(def.element, `${path}[]`)] : own
}

const inputs = Object.entries(contract).flatMap(([name, { query, body, form }]) =>
  Object.entries({ query, body, form }).flatMap(([part, schema]) =>
    schema ? [{ place: `${name} ${part}`, schema }] : [],
  ),
)

describe('every text and list that a call takes has a maximum', () => {
  test.each(inputs)('$place', ({ place, schema }) => {
    expect(endless(schema, place)).toEqual([])
  })

  test('and what has none is found, wherever it stands', () => {
    const text = z.string().check(z.maxLength(5))
    const list = z.array(text).check(z.maxLength(5))
    expect(endless(z.object({ text, list, id: z.uuid(), kind: z.enum(['a']) }), 'x')).toEqual([])
    expect(endless(z.optional(z.nullable(z.string())), 'x')).toEqual(['x (string)'])
    expect(endless(z.object({ a: z.array(text) }), 'x')).toEqual(['x.a (array)'])
    expect(endless(z.array(z.string()).check(z.maxLength(5)), 'x')).toEqual(['x[] (string)'])
    expect(endless(z.union([text, z.string()]), 'x')).toEqual(['x (string)'])
    expect(endless(z.pipe(z.string(), z.transform(Number)), 'x')).toEqual(['x (string)'])
    expect(endless(z.tuple([text, z.string()]), 'x')).toEqual(['x[1] (string)'])
    expect(endless(z.tuple([text], text), 'x')).toEqual(['x (tuple)'])
    expect(endless(z.looseObject({ text }), 'x')).toEqual(['x.* (unknown)'])
    expect(endless(z.object({ a: z.record(z.string(), text) }), 'x')).toEqual(['x.a (record)'])
    expect(endless(z.string().check(z.regex(/^a*$/)), 'x')).toEqual(['x (string)'])
  })
})

/** Whether an answer is a list, in any of its shapes. */
function isList(schema: z.core.$ZodType): boolean {
  const { _zod: inside } = schema
  const def = inside.def as unknown as Definition
  const inner = def.innerType ?? def.in
  if (inner) return isList(inner)
  return def.options ? def.options.some(isList) : def.type === 'array'
}

describe('every answer that is a list says how long it may be', () => {
  const lists = Object.entries(contract).filter(([, { answer }]) => isList(answer))

  test.each(lists)('%s', (_, { most }) => {
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(1000)
  })
})
