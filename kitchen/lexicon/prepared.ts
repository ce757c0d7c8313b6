import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/** In the sources there is no such folder; beside the built files the build has written it. */
const folder = new URL('prepared/', import.meta.url)
const results = new Map<string, unknown>()

/**
 * What is read of text files, as plain data. From the sources it is read and checked at every start, with file and line
 * for every mistake; the build does that once and stores the result as JSON (`scripts/kitchen.vite.ts`).
 */
export function prepared<Data>(name: string, read: () => Data): Data {
  const file = new URL(`${name}.json`, folder)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Data
  const data = read()
  results.set(name, data)
  return data
}

/** Stores everything that has been read until now. */
export function storePrepared(to: URL): void {
  mkdirSync(to, { recursive: true })
  for (const [name, data] of results) writeFileSync(new URL(`${name}.json`, to), JSON.stringify(data))
}
