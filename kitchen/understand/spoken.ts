import { readFileSync } from 'node:fs'
import { languages, type Language } from '#shared/constants/languages.ts'
import { lazily } from '../lexicon/lazily.ts'

/** Spoken forms in small letters, and the standard words for them. */
type Spoken = Readonly<Record<Language, ReadonlyMap<string, string>>>

/** What spoken.txt says. Throws with file and line on what it cannot read, and on a form that stands there twice. */
export function readSpoken(text: string, file = 'spoken.txt'): Spoken {
  const found: Record<Language, Map<string, string>> = {
    en: new Map(),
    fr: new Map(),
    es: new Map(),
    de: new Map(),
  }
  let language: Language | undefined
  for (const [at, line] of text.split('\n').entries()) {
    const fail = (what: string) => new Error(`${file}:${at + 1}: ${what}`)
    if (line.trim() === '' || line.startsWith('#')) continue
    const [standard, forms] = line.split(' = ')
    if (forms === undefined) {
      language = languages.find((each) => each === line.trim())
      if (!language) throw fail(`"${line}" is neither a language nor "standard = spoken"`)
      continue
    }
    if (!language || !standard) throw fail('no language or no standard word before this')
    for (const form of forms.split(', ')) {
      if (form !== form.toLowerCase() || /[^\p{L}']/u.test(form))
        throw fail(`"${form}" is no single word in small letters`)
      if (found[language].has(form)) throw fail(`"${form}" stands here twice`)
      found[language].set(form, standard)
    }
  }
  return found
}

const spoken = lazily(() => readSpoken(readFileSync(new URL('spoken.txt', import.meta.url), 'utf8')))

const word = /(?<![\p{L}\p{N}'’.-])\p{L}+(?:['’]\p{L}+)?(?![\p{L}\p{N}'’-]|\.\p{L})/gu

/** "She has finished the bacon… I have salmon": another sentence follows. */
const trailingOff = /(?:…|\.{3,})\s*(?=\S)/g

/** A text with the little words of a region in their standard form: "rosinen bitte net" are not wanted. */
export const inStandardWords = (text: string, language: Language): string =>
  text.replace(trailingOff, '. ').replace(word, (said) => {
    const isShort = said.length > 1 && said === said.toUpperCase()
    return isShort ? said : (spoken()[language].get(said.toLowerCase().replace('’', "'")) ?? said)
  })
