import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commonServer } from './server.ts'

const server = commonServer
const folder = join(import.meta.dirname, '../docs/operating')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** The expressions of both files. */
const expressions = [
  ...[...read('alerts.yml').matchAll(/^\s*expr: (.+)$/gm)].map(([, text = '']) => text),
  ...[...read('grafana-dashboard.json').matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(
    ([, text = '']) => JSON.parse(text) as string,
  ),
]

/** The metrics that an expression names: words that are neither functions, labels nor durations. */
function metricsIn(expression: string): string[] {
  const plain = expression
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without)\s*\([^)]*\)/g, ' ')
  return [...plain.matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g)].map(([name]) => name)
}

test('every metric of the dashboard and of the alert rules exists', async () => {
  const text = await (await fetch(`${server().url}/metrics`)).text()
  const known = new Set(['up'])
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    known.add(name)
    if (type === 'histogram') for (const part of ['bucket', 'sum', 'count']) known.add(`${name}_${part}`)
  }
  expect(expressions.length).toBeGreaterThan(25)
  for (const expression of expressions) {
    const names = metricsIn(expression)
    expect(names, expression).not.toEqual([])
    expect([...known], expression).toEqual(expect.arrayContaining(names))
  }
})
