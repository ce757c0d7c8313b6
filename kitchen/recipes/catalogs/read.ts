import type { Language } from '#shared/constants/languages.ts'
import { reject, readLines, type Line } from '../read/lines.ts'
import type { Phrase } from '../phrase.ts'
import { mistakeIn } from './sentence.ts'

type Translated = Exclude<Language, 'en'>

/** The roles that a sentence names; what only agrees with a role, like an ending, counts as naming it. */
const namedIn = (sentence: string) =>
  [
    ...new Set(
      [...sentence.matchAll(/\{([^{}?:]+)/g)]
        .flatMap(([, names = '']) => names.split('+'))
        .map((name) => name.split('.')[0]),
    ),
  ]
    // A title may be put together with the name of the dish or without it.
    .filter((name) => name !== 'dish')
    .toSorted()
    .join(' ')

/** Reads the entries "English = translation" of one catalog. */
function readCatalog(folder: URL, file: string, sentences: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>()
  let last: Line = { text: '', file, number: 0 }
  for (const line of readLines(folder, file)) {
    last = line
    const [, english = '', translation = ''] = /^(.*?) =(?: (.*))?$/.exec(line.text) ?? []
    if (!sentences.has(english)) reject(line, `no template says "${english}"`)
    if (found.has(english)) reject(line, `"${english}" is translated twice`)
    // An empty title leaves the naming to the language.
    if (translation !== '' && namedIn(translation) !== namedIn(english))
      reject(line, `"${translation}" does not name the roles of "${english}"`)
    const mistake = mistakeIn(translation)
    if (mistake !== null) reject(line, `${mistake} in "${translation}"`)
    found.set(english, translation)
  }
  for (const sentence of sentences) if (!found.has(sentence)) reject(last, `"${sentence}" is not translated`)
  return found
}

/**
 * The catalogs of a folder, each read when the first of its sentences is wanted in its language. Before that
 * `complete` has the rest of the file of templates say its sentences.
 */
export function catalogsIn(folder: URL, complete: (file: string) => void) {
  const sentences = new Map<string, Set<string>>()
  const read = new Map<string, Map<string, string>>()

  function translate(language: Translated, file: string, english: string): string {
    const path = `${language}/${file.replace(/\.recipe$/, '.txt')}`
    let catalog = read.get(path)
    if (catalog === undefined) {
      complete(file)
      catalog = readCatalog(folder, path, sentences.get(file) ?? new Set())
      read.set(path, catalog)
    }
    return catalog.get(english) ?? ''
  }

  /** A sentence of a file of templates, in every language. */
  function phrase(file: string, english: string): Phrase {
    const known = sentences.get(file) ?? new Set()
    sentences.set(file, known.add(english))
    return {
      en: english,
      get fr() {
        return translate('fr', file, english)
      },
      get es() {
        return translate('es', file, english)
      },
      get de() {
        return translate('de', file, english)
      },
    }
  }

  return { phrase }
}
