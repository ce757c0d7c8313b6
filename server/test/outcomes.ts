import { appendFileSync } from 'node:fs'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/** Where a run of the whole suite keeps what its calls answered; unset when a file runs alone. */
export const outcomesFile = process.env.CONVIVE_OUTCOMES

const seen = new Set<string>()

/** Notes that a call answered this; the runner compares the notes with what the contract declares. */
export function recordOutcome(endpoint: Pick<Endpoint, 'method' | 'path'>, outcome: string) {
  const line = `${endpoint.method} ${endpoint.path}\t${outcome}`
  if (!outcomesFile || seen.has(line)) return
  seen.add(line)
  appendFileSync(outcomesFile, `${line}\n`)
}
