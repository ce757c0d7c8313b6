import { inject } from 'vitest'
import { hashOf } from '../lexicon/hash.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether tests go through whole corpora, as `npm run test:slow` does, instead of samples. */
    wholeCorpora: boolean
  }
}

/** One element in so many, chosen by a hash of its name and so the same in every run; all of them in the slow run. */
export function sample<T>(all: readonly T[], oneIn: number, nameOf: (each: T) => string): T[] {
  return inject('wholeCorpora') ? [...all] : all.filter((each) => hashOf(nameOf(each)) % oneIn === 0)
}

/** So many elements of a short list, beginning where the hash of a text says; all of them in the slow run. */
export function someOf<T>(all: readonly T[], count: number, text: string): T[] {
  if (inject('wholeCorpora')) return [...all]
  const first = hashOf(text) % all.length
  return [...all, ...all].slice(first, first + count)
}

/** The cases whose check throws, each with what it threw. */
export function failuresIn<T>(cases: readonly T[], nameOf: (each: T) => string, check: (each: T) => void) {
  return cases.flatMap((each) => {
    try {
      check(each)
      return []
    } catch (error) {
      return [`${nameOf(each)}: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
}
