import type { JsonSchema } from './openapi.ts'

type Schemas = readonly JsonSchema[]

/** A JSON schema in the notation of TypeScript, which is a fifth as long; limits stand in comments. */
export function schemaText(schema: JsonSchema, indent = ''): string {
  const choices = (schema.anyOf ?? schema.oneOf) as Schemas | undefined
  if (choices) {
    return [...new Set(choices.map((choice) => schemaText(choice, indent)))].join(' | ')
  }
  if (schema.allOf) return (schema.allOf as Schemas).map((part) => schemaText(part, indent)).join(' & ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return (schema.enum as unknown[]).map((value) => JSON.stringify(value)).join(' | ')
  if (Array.isArray(schema.type)) {
    return schema.type.map((type: unknown) => schemaText({ ...schema, type }, indent)).join(' | ')
  }
  if (schema.type === 'array') return arrayText(schema, indent)
  if (schema.type === 'object') return objectText(schema, indent)
  if (schema.contentMediaType) return 'file'
  return typeof schema.type === 'string' ? schema.type : 'unknown'
}

function arrayText(schema: JsonSchema, indent: string): string {
  const places = schema.prefixItems as Schemas | undefined
  if (places) return `[${places.map((place) => schemaText(place, indent)).join(', ')}]`
  const item = schemaText((schema.items ?? {}) as JsonSchema, indent)
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function objectText(schema: JsonSchema, indent: string): string {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  if (properties.length === 0) {
    const values = schema.additionalProperties
    return values && typeof values === 'object'
      ? `{ [name: string]: ${schemaText(values as JsonSchema, indent)} }`
      : '{}'
  }
  const required = (schema.required ?? []) as readonly string[]
  const inner = `${indent}  `
  const lines = properties.map(([name, property]) => {
    const optional = required.includes(name) ? '' : '?'
    const limits = limitsText(property)
    return `${inner}${name}${optional}: ${schemaText(property, inner)}${limits && `  // ${limits}`}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** The limits of a value, also where it may be null; empty where there are none. */
export function limitsText(schema: JsonSchema): string {
  const own = [
    rangeText(schema.minimum, schema.maximum, ''),
    rangeText(schema.minLength, schema.maxLength, ' characters'),
    rangeText(schema.minItems, schema.maxItems, ' items'),
    typeof schema.format === 'string' ? schema.format : '',
  ].filter((text) => text !== '')
  const choices = (schema.anyOf ?? schema.oneOf ?? []) as Schemas
  return [...new Set([...own, ...choices.map(limitsText)])].filter((text) => text !== '').join(', ')
}

/** Whole numbers are limited by what JavaScript can hold, which is no limit of the call. */
const isLimit = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER

function rangeText(least: unknown, most: unknown, unit: string): string {
  const [from, to] = [isLimit(least) && (least !== 0 || unit === ''), isLimit(most)]
  if (from && to) return `${String(least)} to ${String(most)}${unit}`
  if (from) return `at least ${String(least)}${unit}`
  return to ? `at most ${String(most)}${unit}` : ''
}
