import { languages, type Language } from '#shared/constants/languages.ts'

/** One spelling: its words, and where one of them agrees with the food, the forms of it. */
export interface Spelling {
  words: readonly string[]
  /** Forms of the words that agree, by their place: masculine, feminine, and both in the plural. */
  agreeing: ReadonlyMap<number, Forms>
}

type Forms = readonly [ms: string, fs: string, mp: string, fp: string]

/** What one row says in each language; the first spelling is printed. */
export type NoteRow = Record<Language, readonly Spelling[]>

export const noteSections = ['states', 'handling', 'uses', 'groups'] as const
export type NoteSection = (typeof noteSections)[number]

function formsOf(written: string, language: Language): Forms {
  const [stem = '', ...more] = written.split('~')
  if (more.length === 3) return [stem, more[0] ?? '', more[1] ?? '', more[2] ?? '']
  if (more.length !== 1) throw new Error(`"${written}" has neither one form nor four`)
  if (more[0] !== '') throw new Error(`"${written}" ends with more than ~`)
  if (language === 'fr') {
    const feminine = stem.endsWith('e') ? stem : `${stem}e`
    const plural = /[sx]$/.test(stem) ? stem : `${stem}s`
    return [stem, feminine, plural, `${feminine}s`]
  }
  if (language === 'es') {
    const feminine = stem.endsWith('o') ? `${stem.slice(0, -1)}a` : stem
    const ending = /[aeiouáéíóú]$/.test(stem) ? 's' : 'es'
    return [stem, feminine, stem + ending, feminine + ending]
  }
  return [stem, stem, stem, stem]
}

function spellingOf(text: string, language: Language): Spelling {
  const agreeing = new Map<number, Forms>()
  const words = text.split(' ').map((word, place) => {
    if (!word.includes('~')) return word
    if (language === 'en') throw new Error('English words do not agree')
    const forms = formsOf(word, language)
    agreeing.set(place, forms)
    return forms[0]
  })
  if (words.some((word) => word === '')) throw new Error(`"${text}" has an empty word`)
  return { words, agreeing }
}

/** Reads the table of notes; throws with file and line on anything that it does not know. */
export function readNotes(file: string, text: string): Record<NoteSection, readonly NoteRow[]> {
  const rows: Record<NoteSection, NoteRow[]> = { states: [], handling: [], uses: [], groups: [] }
  let section: NoteRow[] | null = null
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    try {
      const [, name] = /^\[(\w+)\]$/.exec(line) ?? []
      if (name !== undefined) {
        const known = noteSections.find((each) => each === name)
        if (!known) throw new Error(`unknown section "${name}"`)
        section = rows[known]
        continue
      }
      if (!section) throw new Error('a row stands before the first section')
      const cells = line.split(' | ')
      if (cells.length !== languages.length) throw new Error('expected four languages between |')
      const [en = '', fr = '', es = '', de = ''] = cells
      const read = (cell: string, language: Language) =>
        cell.split(', ').map((each) => spellingOf(each.trim(), language))
      section.push({ en: read(en, 'en'), fr: read(fr, 'fr'), es: read(es, 'es'), de: read(de, 'de') })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      throw new Error(`${file}:${at + 1}: ${message}`, { cause: error })
    }
  }
  return rows
}
