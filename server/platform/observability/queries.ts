import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'

/** Called after each statement with its text, whose values are placeholders, and its time in milliseconds. */
export type ObserveQuery = (text: string, milliseconds: number) => void

/** "select recipes": the verb and the first table, of which there are a few dozen. */
export function statementName(text: string): string {
  const [verb = ''] = /^\s*\w+/.exec(text) ?? []
  const [, table = ''] = /\b(?:from|into|update|join)\s+"?(\w+)"?/i.exec(text) ?? []
  return `${verb.trim().toLowerCase()} ${table}`.trim()
}

const names = new Map<string, string>()

/** Measures statements, and logs those that take longer than `slowMs`; 0 logs none. */
export function queryObserver(metrics: Metrics, log: Logger, slowMs: number): ObserveQuery {
  return (text, milliseconds) => {
    let statement = names.get(text)
    if (statement === undefined) {
      // Statements that are composed anew each time would fill the memory.
      if (names.size > 2000) names.clear()
      names.set(text, (statement = statementName(text)))
    }
    metrics.querySeconds.observe({ statement }, milliseconds / 1000)
    if (slowMs > 0 && milliseconds >= slowMs)
      log.warn(
        { ms: Math.round(milliseconds), sql: text.replace(/\s+/g, ' ').slice(0, 2000) },
        'slow statement',
      )
  }
}
