import type { PatternId } from './pattern-ids.ts'
import type { Pattern } from './pattern.ts'
import { readTemplates } from './read/templates.ts'

/** Every way of cooking that the kitchen knows, read from the files beside this one. */
export const patterns: readonly Pattern[] = readTemplates({
  recipes: new URL('./', import.meta.url),
  catalogs: new URL('../render/catalogs/', import.meta.url),
})

const byId = new Map(patterns.map((pattern) => [pattern.id, pattern]))

export function patternOf(id: PatternId): Pattern | null {
  return byId.get(id) ?? null
}
