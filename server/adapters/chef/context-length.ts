import * as z from 'zod/mini'
import type { ModelSettings } from '../../config/models.ts'

const count = z.optional(z.nullable(z.number()))

/** What servers tell of their models; each its own of these. */
const listing = z.object({
  data: z.optional(
    z.array(
      z.object({
        id: z.string(),
        // vLLM, OpenRouter, LM Studio.
        max_model_len: count,
        context_length: count,
        loaded_context_length: count,
      }),
    ),
  ),
  // Ollama, of the models in memory.
  models: z.optional(z.array(z.object({ name: z.optional(z.string()), context_length: count }))),
  // The server of llama.cpp.
  default_generation_settings: z.optional(z.object({ n_ctx: count })),
})

/** From the address of the API, and from that of the server before it. */
const places = ['models', '/props', '/api/ps', '/api/v0/models']

/** How many tokens a model may hold, as far as its own server tells; null where it does not, and for other providers. */
export async function contextLengthOf(
  { provider, model, url, key }: ModelSettings,
  signal: AbortSignal,
): Promise<number | null> {
  if (provider !== 'compatible' || url === null) return null
  for (const place of places) {
    const told = await read(new URL(place, `${url}/`), key, signal)
    const entry = told?.data?.find(({ id }) => id === model)
    const length =
      entry?.max_model_len ??
      entry?.context_length ??
      entry?.loaded_context_length ??
      told?.default_generation_settings?.n_ctx ??
      told?.models?.find(({ name }) => name === model || name === `${model}:latest`)?.context_length
    if (length) return length
  }
  return null
}

async function read(address: URL, key: string | null, signal: AbortSignal) {
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(5000)]),
      ...(key !== null && { headers: { authorization: `Bearer ${key}` } }),
    })
    if (!answer.ok) return undefined
    return z.safeParse(listing, await answer.json()).data
  } catch {
    return undefined
  }
}
