import { appendFileSync } from 'node:fs'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/** The folder for the whole suite records of a whole run; unset when a file runs alone. */
const outcomesFile = process.env.CONVIVE_OUTCOMES

const recorded = new Set<string>()

/** Records the outcome of a `ok` or an error code; `missing-outcomes.ts` compares the record with the contract. */
export function recordOutcome(endpoint: Pick<Endpoint, 'method' | 'path'>, outcome: string) {
  const line = `${endpoint.method} ${endpoint.path}\t${outcome}`
  if (!outcomesFile || recorded.has(line)) return
  recorded.add(line)
  appendFileSync(outcomesFile, `${line}\n`)
}
