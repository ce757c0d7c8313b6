import { readFileSync } from 'node:fs'
import { readConcepts } from './read-concepts.ts'

const file = 'dish-classes.txt'

/** Classes of dishes: soup, cake, curry. */
export const dishClasses = readConcepts(
  `kitchen/lexicon/concepts/${file}`,
  readFileSync(new URL(file, import.meta.url), 'utf8'),
  '<',
)

const wider = new Map(dishClasses.map(({ id, related }) => [id, related]))
for (const { id, related, names } of dishClasses) {
  if (names === null) throw new Error(`The class "${id}" has no names.`)
  const unknown = related.find((each) => !wider.has(each))
  if (unknown !== undefined) throw new Error(`The class "${id}" has an unknown wider class "${unknown}".`)
}

/** A class and all wider ones, itself first: ramen, soup, noodles. */
export function withWiderClasses(classId: string): string[] {
  const found = new Set([classId])
  // A set is walked to its end while it grows, and takes no id twice.
  for (const id of found) for (const each of wider.get(id) ?? []) found.add(each)
  return [...found]
}
