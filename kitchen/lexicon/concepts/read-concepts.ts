import { languages, type Language } from '#shared/constants/languages.ts'

/** A group of foods or of dishes, as its file has it. */
export interface Concept {
  id: string
  /** The ids behind the sign of the first line: members of a family, wider classes of a class. */
  related: readonly string[]
  /** In the order of the file; the first is the plain name. Null for a family that is a food and named there. */
  names: Record<Language, readonly string[]> | null
}

const id = /^[a-z]+(?:-[a-z]+)*$/

/**
 * Reads `ID SIGN ID ID` and, indented below it, a line of names for each language or none. Throws with file and line on
 * anything else, and on an id that is there twice.
 */
export function readConcepts(file: string, text: string, sign: ':' | '<'): Concept[] {
  const found: Concept[] = []
  const seen = new Set<string>()
  const lines = text.trimEnd().split('\n')
  const separator = sign === ':' ? ': ' : ' < '
  let at = 0

  function readNames(): Concept['names'] {
    if (!lines[at]?.startsWith(' ')) return null
    const [en, fr, es, de] = languages.map((language) => {
      const line = lines[at] ?? ''
      at += 1
      if (!line.startsWith(`  ${language} `)) throw new Error(`expected two spaces and "${language}"`)
      const names = line.slice(5).split(', ')
      if (names.some((name) => name.trim() !== name || !/\p{L}/u.test(name)))
        throw new Error(`"${line.slice(5)}" is not a list of names`)
      return names
    })
    return en && fr && es && de ? { en, fr, es, de } : null
  }

  try {
    while (at < lines.length) {
      const line = lines[at] ?? ''
      at += 1
      if (line === '' || line.startsWith('#')) continue
      const [own = '', related = '', ...more] = line.split(separator)
      const ids = related === '' ? [] : related.split(' ')
      const wrong = [own, ...ids].find((each) => !id.test(each))
      if (wrong !== undefined || more.length > 0) throw new Error(`"${wrong ?? line}" is not an id`)
      if (seen.has(own)) throw new Error(`"${own}" exists already`)
      seen.add(own)
      found.push({ id: own, related: ids, names: readNames() })
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`${file}:${at}: ${message}`, { cause: error })
  }
  return found
}
