import { languages, type Language } from '#shared/constants/languages.ts'

/** A group of foods or of dishes, as its file has it. */
export interface Concept {
  id: string
  /** The ids behind the sign of the first line: members of a family, wider classes of a class. */
  related: readonly string[]
  /** In the order of the file; the first is the plain name. Null for a family that is a food and named there. */
  names: Record<Language, readonly string[]> | null
  /** What belongs to it by its own name: a chowder is a soup. */
  kinds: Record<Language, readonly string[]>
}

const noKinds: Concept['kinds'] = { en: [], fr: [], es: [], de: [] }

const id = /^[a-z]+(?:-[a-z]+)*$/

/**
 * Reads `ID SIGN ID ID` and, indented below it, a line of names for each language or none. Kinds follow a semicolon. Throws with file and line on
 * anything else, and on an id that is there twice.
 */
export function readConcepts(file: string, text: string, sign: ':' | '<'): Concept[] {
  const found: Concept[] = []
  const seen = new Set<string>()
  const lines = text.trimEnd().split('\n')
  const separator = sign === ':' ? ': ' : ' < '
  let at = 0

  function readNames(): Pick<Concept, 'names' | 'kinds'> {
    if (!lines[at]?.startsWith(' ')) return { names: null, kinds: noKinds }
    const [en, fr, es, de] = languages.map((language) => {
      const line = lines[at] ?? ''
      at += 1
      if (!line.startsWith(`  ${language} `)) throw new Error(`expected two spaces and "${language}"`)
      const [names = [], kinds = [], ...more] = line
        .slice(5)
        .split('; ')
        .map((list) => list.split(', '))
      const wrong = [...names, ...kinds].some((name) => name.trim() !== name || !/^[\p{L}' -]+$/u.test(name))
      if (wrong || more.length > 0) throw new Error(`"${line.slice(5)}" is not "names; kinds"`)
      return { names, kinds }
    })
    if (!en || !fr || !es || !de) return { names: null, kinds: noKinds }
    return {
      names: { en: en.names, fr: fr.names, es: es.names, de: de.names },
      kinds: { en: en.kinds, fr: fr.kinds, es: es.kinds, de: de.kinds },
    }
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
      found.push({ id: own, related: ids, ...readNames() })
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`${file}:${at}: ${message}`, { cause: error })
  }
  return found
}
