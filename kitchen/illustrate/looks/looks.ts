import { readdirSync, readFileSync } from 'node:fs'
import type { Look } from './look.ts'
import { readLooks } from './read-looks.ts'

const folder = new URL('tables/', import.meta.url)

/** All looks, by their names; throws on one that is in two tables. */
export const looks: ReadonlyMap<string, Look> = readdirSync(folder)
  .toSorted()
  .reduce(
    (known, file) => readLooks(file, readFileSync(new URL(file, folder), 'utf8'), known),
    new Map<string, Look>(),
  )

/** A look of the table; throws where it has none of that name. */
export function lookNamed(name: string): Look {
  const look = looks.get(name)
  if (!look) throw new Error(`there is no look "${name}"`)
  return look
}
