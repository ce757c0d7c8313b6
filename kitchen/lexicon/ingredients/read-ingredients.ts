import { languages, type Language } from '#shared/constants/languages.ts'
import type { Ingredient, IngredientName } from '../ingredient.ts'
import { oneOf, readFacts } from './read-facts.ts'

/** One text file of ingredients; the name is for messages. */
export interface IngredientFile {
  name: string
  text: string
}

const genders: Record<Language, readonly IngredientName['gender'][]> = {
  en: ['n'],
  fr: ['m', 'f'],
  es: ['m', 'f'],
  de: ['m', 'f', 'n'],
}

function formsOf(text: string): string[] {
  if (/^[ ,]| [ ,]|,(?! )|[ ,]$/.test(text)) throw new Error(`"${text}" is not a list of names`)
  return text.includes(', ') ? text.split(', ') : [text]
}

/** `  fr m oignon, oignons; oignon jaune`: gender (not in English), singular, plural if it differs; other names. */
function readName(line: string, language: Language): IngredientName {
  if (!line.startsWith(`  ${language} `)) throw new Error(`expected two spaces and "${language}"`)
  const start = language === 'en' ? 5 : 7
  const gender =
    language === 'en' ? 'n' : oneOf(genders[language], line.slice(5, line.indexOf(' ', 5)), 'gender')
  const [forms = '', others, ...rest] = line.slice(start).split('; ')
  const [one = '', many = one, ...more] = formsOf(forms)
  if (rest.length > 0 || more.length > 0) throw new Error('expected "singular, plural; other names"')
  if (language === 'de' && !/\p{Lu}/u.test(one)) throw new Error(`"${one}" has no capital letter`)
  return others === undefined ? { one, many, gender } : { one, many, gender, synonyms: formsOf(others) }
}

/** Throws when another ingredient has the same name in this language. */
function claim(name: string, id: string, owners: Map<string, string>) {
  const key = name.toLowerCase()
  const owner = owners.get(key)
  if (owner !== undefined && owner !== id) throw new Error(`"${name}" is already a name of ${owner}`)
  owners.set(key, id)
}

/** Reads all ingredients in the order of the files; throws with file and line on anything it does not know. */
export function readIngredients(files: readonly IngredientFile[]): Ingredient[] {
  const ids = new Set<string>()
  const owners: Record<Language, Map<string, string>> = {
    en: new Map(),
    fr: new Map(),
    es: new Map(),
    de: new Map(),
  }

  function readNameOf(id: string, line: string, language: Language): IngredientName {
    const name = readName(line, language)
    claim(name.one, id, owners[language])
    if (name.many !== name.one) claim(name.many, id, owners[language])
    for (const synonym of name.synonyms ?? []) claim(synonym, id, owners[language])
    return name
  }

  function readFile({ name, text }: IngredientFile): Ingredient[] {
    const found: Ingredient[] = []
    const lines = text.trimEnd().split('\n')
    let at = 0
    const next = () => {
      while (lines[at]?.startsWith('#')) at += 1
      at += 1
      return lines[at - 1] ?? ''
    }
    try {
      while (at < lines.length) {
        const facts = readFacts(next())
        const { id } = facts
        if (ids.has(id)) throw new Error(`"${id}" exists already`)
        ids.add(id)
        const [en, fr, es, de] = languages.map((language) => readNameOf(id, next(), language))
        if (en && fr && es && de) found.push({ ...facts, names: { en, fr, es, de } })
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      throw new Error(`${name}:${at}: ${message}`, { cause: error })
    }
    return found
  }

  return files.flatMap(readFile)
}
