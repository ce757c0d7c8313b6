import type { ModelProvider } from '../../config/models.ts'

/** How a model is held to the shape of an answer: by a schema, to JSON of any shape, or by words alone. */
const schemaModes = ['json_schema', 'json_object', 'prompt'] as const
type SchemaMode = (typeof schemaModes)[number]

/** What a model and the server before it can do. Null is what nobody has tried yet. */
export interface Capabilities {
  schema: SchemaMode
  /** Takes a wish for little reasoning. */
  effort: boolean
  /** The most tokens that may be asked for; null without a known limit. */
  outputMax: number | null
  tools: boolean | null
  vision: boolean | null
  /** In tokens. */
  contextLength: number | null
}

/** What is assumed until it has been tried: the most. Anthropic's models think only when they are told to. */
export const assumedCapabilities = (provider: ModelProvider): Capabilities => ({
  schema: 'json_schema',
  effort: provider !== 'anthropic',
  outputMax: null,
  tools: null,
  vision: null,
  contextLength: null,
})

/** What every model behind any server takes. */
const smallestOutput = 4096

/**
 * What to ask for when a provider refuses a request as it is, from the most to the least. Servers refuse what they do not
 * know with one code for all, so each step leaves out one thing more.
 */
export function humblerThan(can: Capabilities, isData: boolean): Partial<Capabilities>[] {
  const steps: Partial<Capabilities>[] = []
  if (can.effort) steps.push({ effort: false })
  if (isData) {
    for (const schema of schemaModes.slice(schemaModes.indexOf(can.schema) + 1))
      steps.push({ effort: false, schema })
  }
  if (can.outputMax === null) {
    const schema = isData ? ({ schema: 'prompt' } as const) : {}
    steps.push({ effort: false, ...schema, outputMax: smallestOutput })
  }
  return steps
}
