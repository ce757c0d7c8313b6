import { expect, test } from 'vitest'
import app from './en/app.ts'
import initial from './en/initial.ts'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!./*/**', '!../**/*.test.*', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const code = Object.values(sources).join('\n')

/** The fixed beginning and end of keys that are put together: `switches.${kind}`. */
const composed = [...code.matchAll(/`(?:\w+:)?([\w.]*)\$\{[^}]*\}([\w.]*)`/g)].flatMap(
  ([, before = '', after = '']) => (before.length + after.length < 3 ? [] : [{ before, after }]),
)

const written = new Set(Array.from(code.matchAll(/['"`](?:\w+:)?([\w.]+)['"`]/g), ([, key]) => key))

const isUsed = (key: string) =>
  written.has(key) || composed.some(({ before, after }) => key.startsWith(before) && key.endsWith(after))

const keysOf = (words: object): string[] =>
  Object.entries(words).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [key.replace(/_(?:zero|one|other)$/, '')]
      : keysOf(text).map((inner) => `${key}.${inner}`),
  )

test('every text is on some screen', () => {
  // The contract requires those of its errors.
  const { errors: _, ...others } = { ...initial, ...app }
  const unused = Object.entries(others).flatMap(([area, words]) =>
    keysOf(words).flatMap((key) => (isUsed(key) ? [] : [`${area}:${key}`])),
  )
  expect(unused).toEqual([])
})
