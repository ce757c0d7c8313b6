import { appendFileSync } from 'node:fs'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/** The folder for the outcomes of a whole run; unset when a file runs alone. */
export const outcomesFile = process.env.CONVIVE_OUTCOMES

const seen = new Set<string>()

/** Records the outcome of a call; the runner compares the records with the contract. */
export function recordOutcome(endpoint: Pick<Endpoint, 'method' | 'path'>, outcome: string) {
  const line = `${endpoint.method} ${endpoint.path}\t${outcome}`
  if (!outcomesFile || seen.has(line)) return
  seen.add(line)
  appendFileSync(outcomesFile, `${line}\n`)
}
