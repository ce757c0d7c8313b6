import { readFileSync } from 'node:fs'
import { entriesIn, splitLines } from '../answers/read-entries.ts'
import type { Danger, DangerRule } from './danger.ts'

const file = 'danger-warnings.txt'

/** The dangers with their warnings. Throws where one is missing, or belongs to no danger. */
export function withWarnings(rules: readonly DangerRule[], text: string): readonly Danger[] {
  const entries = new Map(entriesIn(splitLines(text, file)).map((entry) => [entry.key, entry]))
  const dangers = rules.map((rule) => {
    const entry = entries.get(rule.id)
    if (!entry) throw new Error(`${file}: nothing warns of "${rule.id}"`)
    entries.delete(rule.id)
    return { ...rule, warning: entry.text }
  })
  for (const { key, place } of entries.values()) throw new Error(`${place}: no danger is called "${key}"`)
  return dangers
}

export const readWarnings = () => readFileSync(new URL(file, import.meta.url), 'utf8')
