import { languages, type Language } from '#shared/constants/languages.ts'
import { allergens } from '#shared/words/allergens.ts'
import { units } from '#shared/words/units.ts'
import {
  animalSources,
  categories,
  flavours,
  shapes,
  type Ingredient,
  type IngredientName,
} from '../ingredient.ts'

/** One text file of ingredients; the name is for messages. */
export interface IngredientFile {
  name: string
  text: string
}

function oneOf<Word extends string>(known: readonly Word[], word: string, kind: string): Word {
  const found = known.find((each) => each === word)
  if (found === undefined) throw new Error(`unknown ${kind} "${word}"`)
  return found
}

function numberOf(text: string): number {
  if (!/^\d+(?:\.\d+)?$/.test(text)) throw new Error(`"${text}" is not a number`)
  return Number(text)
}

const wordsOf = (text: string) => text.split(' ')

function without(text: string): true {
  if (text !== '') throw new Error(`"${text}" is not expected here`)
  return true
}

function servingOf(text: string): Ingredient['serving'] {
  const [amount = '', unit, ...rest] = wordsOf(text)
  if (rest.length > 0) throw new Error(`"${text}" is not an amount`)
  return { amount: numberOf(amount), unit: unit === undefined ? null : oneOf(units, unit, 'unit') }
}

function gramsOf(text: string): Ingredient['grams'] {
  return Object.fromEntries(
    text.split(', ').map((each) => {
      const [unit = '', grams = '', ...rest] = wordsOf(each)
      if (rest.length > 0) throw new Error(`"${each}" is not a weight`)
      return [oneOf(units, unit, 'unit'), numberOf(grams)]
    }),
  )
}

function lookOf(text: string): Ingredient['look'] {
  const [shape = '', colour = '', ...rest] = wordsOf(text)
  if (rest.length > 0 || !/^#[0-9a-f]{6}$/.test(colour))
    throw new Error(`"${text}" is not a shape and a colour`)
  return { colour: `#${colour.slice(1)}`, shape: oneOf(shapes, shape, 'shape') }
}

function heatOf(text: string): 1 | 2 | 3 {
  const heat = numberOf(text)
  if (heat !== 1 && heat !== 2 && heat !== 3) throw new Error(`heat ${text} is not 1, 2 or 3`)
  return heat
}

/** What may follow the category, each with its keyword first: `minutes 8; heat 2; counted`. */
const readers: Record<string, (text: string) => Partial<Ingredient>> = {
  counted: (text) => ({ countable: without(text) }),
  serving: (text) => ({ serving: servingOf(text) }),
  minutes: (text) => ({ minutes: numberOf(text) }),
  core: (text) => ({ core: numberOf(text) }),
  grams: (text) => ({ grams: gramsOf(text) }),
  flavours: (text) => ({ flavours: wordsOf(text).map((each) => oneOf(flavours, each, 'flavour')) }),
  heat: (text) => ({ heat: heatOf(text) }),
  sugar: (text) => ({ sugar: numberOf(text) }),
  animal: (text) => ({ animal: oneOf(animalSources, text, 'animal source') }),
  allergens: (text) => ({ allergens: wordsOf(text).map((each) => oneOf(allergens, each, 'allergen')) }),
  lactose: (text) => ({ lactose: without(text) }),
  rennet: (text) => ({ rennet: without(text) }),
  alcohol: (text) => ({ alcohol: without(text) }),
  look: (text) => ({ look: lookOf(text) }),
}

/** `id: category; fact; fact …` */
function readFacts(line: string): Omit<Ingredient, 'names'> {
  const [, id, rest = ''] = /^([a-z]+(?:-[a-z]+)*): (.+)$/.exec(line) ?? []
  if (id === undefined) throw new Error('expected "id: category; facts"')
  const [category = '', ...facts] = rest.split('; ')
  const found: Partial<Ingredient> = {}
  const given = new Set<string>()
  for (const fact of facts) {
    const space = fact.indexOf(' ')
    const keyword = space < 0 ? fact : fact.slice(0, space)
    const read = Object.hasOwn(readers, keyword) ? readers[keyword] : undefined
    if (!read) throw new Error(`unknown fact "${keyword}"`)
    if (given.has(keyword)) throw new Error(`"${keyword}" is given twice`)
    given.add(keyword)
    Object.assign(found, read(space < 0 ? '' : fact.slice(space + 1)))
  }
  const { serving, look, grams = {} } = found
  if (!serving || !look) throw new Error(`"${serving ? 'look' : 'serving'}" is missing`)
  const unit = serving.unit ?? 'piece'
  if (unit !== 'g' && unit !== 'ml' && !grams[unit]) throw new Error(`the grams of one ${unit} are missing`)
  return {
    id,
    category: oneOf(categories, category, 'category'),
    countable: false,
    allergens: [],
    animal: 'none',
    grams: {},
    flavours: [],
    minutes: 0,
    ...found,
    serving,
    look,
  }
}

const genders: Record<Language, readonly IngredientName['gender'][]> = {
  en: ['n'],
  fr: ['m', 'f'],
  es: ['m', 'f'],
  de: ['m', 'f', 'n'],
}

const formsOf = (text: string) => {
  const forms = text.split(', ')
  if (forms.some((form) => form === '' || form.trim() !== form))
    throw new Error(`"${text}" has an empty name`)
  return forms
}

/** `  fr m oignon, oignons; oignon jaune`: gender (not in English), singular, plural if it differs; other names. */
function readName(line: string, language: Language): IngredientName {
  if (!line.startsWith(`  ${language} `)) throw new Error(`expected two spaces and "${language}"`)
  const written = line.slice(5)
  const gender =
    language === 'en' ? 'n' : oneOf(genders[language], written.slice(0, written.indexOf(' ')), 'gender')
  const [forms = '', others, ...rest] = (language === 'en' ? written : written.slice(2)).split('; ')
  const [one = '', many = one, ...more] = formsOf(forms)
  if (rest.length > 0 || more.length > 0) throw new Error('expected "singular, plural; other names"')
  if (language === 'de' && !/\p{Lu}/u.test(one)) throw new Error(`"${one}" has no capital letter`)
  return { one, many, gender, ...(others === undefined ? {} : { synonyms: formsOf(others) }) }
}

/** Throws when another ingredient has the same name in this language. */
function claimNames({ one, many, synonyms = [] }: IngredientName, id: string, owners: Map<string, string>) {
  for (const name of [one, many, ...synonyms]) {
    const key = name.toLowerCase()
    const owner = owners.get(key) ?? id
    if (owner !== id) throw new Error(`"${name}" is already a name of ${owner}`)
    owners.set(key, id)
  }
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
  return files.flatMap(({ name, text }) => {
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line, at) => ({ line, number: at + 1 }))
      .filter(({ line }) => !line.startsWith('#'))

    function readLine<Read>(at: number, read: (line: string) => Read): Read {
      const { line, number } = lines[at] ?? { line: '', number: (lines.at(-1)?.number ?? 0) + 1 }
      try {
        return read(line)
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        throw new Error(`${name}:${number}: ${message}`, { cause: error })
      }
    }

    const found: Ingredient[] = []
    for (let first = 0; first < lines.length; first += 1 + languages.length) {
      const facts = readLine(first, readFacts)
      const { id } = facts
      const nameAt = (at: number, language: Language) =>
        readLine(first + at, (line) => {
          const read = readName(line, language)
          claimNames(read, id, owners[language])
          return read
        })
      readLine(first, () => {
        if (ids.has(id)) throw new Error(`"${id}" exists already`)
        ids.add(id)
      })
      found.push({
        ...facts,
        names: { en: nameAt(1, 'en'), fr: nameAt(2, 'fr'), es: nameAt(3, 'es'), de: nameAt(4, 'de') },
      })
    }
    return found
  })
}
