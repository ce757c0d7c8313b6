import { expect, test } from 'vitest'
import { processorTime } from '#shared/test/processor-time.ts'
import { sourceIn, withoutSource, withSource } from './source.ts'

test.each([
  ['Source: Ada', '', 'Ada'],
  ['By the sea.\n\nSource : Ada, https://example.org\n', 'By the sea.', 'Ada, https://example.org'],
  ['Am Meer.\r\n \r\nQuelle: Ada', 'Am Meer.', 'Ada'],
  ['Fuente:Ada  ', '', 'Ada'],
  ['By the sea.\nSource: not a paragraph of its own', 'By the sea.\nSource: not a paragraph of its own', ''],
  ['Source: Ada\n\nAnd more.', 'Source: Ada\n\nAnd more.', ''],
  ['Source:', 'Source:', ''],
  ['', '', ''],
])('%j is a text and its source', (text, rest, source) => {
  expect(withoutSource(text)).toBe(rest)
  expect(sourceIn(text)).toBe(source)
  if (source) expect(sourceIn(withSource(rest, source, 'en'))).toBe(source)
})

test.each([
  ['blank lines', `${'\n'.repeat(50_000)}x`],
  ['blanks behind a source', `By the sea.\n\nSource: Ada${' '.repeat(50_000)}x\ny`],
])('50,000 %s take no time', (_, text) => {
  const begun = processorTime()
  expect(sourceIn(text)).toBe('')
  expect(withoutSource(text)).toBe(text.trim())
  expect(processorTime() - begun).toBeLessThan(100)
})
