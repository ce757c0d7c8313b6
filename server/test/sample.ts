import * as z from 'zod/mini'

interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  minimum?: number
  exclusiveMinimum?: number
  maxLength?: number
}

/** A valid value of a schema with `text` in all free-text fields; `named` overrides fields by name. */
export function sampleOf(schema: z.core.$ZodType, text: string, named: Record<string, unknown> = {}) {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return valueOf(described, text, named)
}

function valueOf(schema: JsonSchema, text: string, named: Record<string, unknown>): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) {
    const values = choices.map((choice) => valueOf(choice, text, named))
    return values.find((value) => value !== null && value !== undefined) ?? null
  }
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {})
    return Object.fromEntries(
      fields.map(([name, field]) => [name, name in named ? named[name] : valueOf(field, text, named)]),
    )
  }
  if (schema.type === 'array') return schema.items ? [valueOf(schema.items, text, named)] : []
  if (schema.type === 'boolean') return true
  if (schema.type === 'null') return null
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(schema.minimum ?? 1, 0)
  if (schema.pattern) return schema.pattern.includes('\\d') ? '1' : text
  return text.slice(0, schema.maxLength)
}

/** One copy of the value per text or number in it, each with `text` in its place. */
export function withEachReplaced(value: unknown, text: string): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      withEachReplaced(item, text).map((changed) => value.with(index, changed)),
    )
  }
  if (typeof value !== 'object' || value === null) return [text]
  return Object.entries(value).flatMap(([name, field]) =>
    withEachReplaced(field, text).map((changed) => ({ ...value, [name]: changed })),
  )
}
