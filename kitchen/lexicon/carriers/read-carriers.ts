import { allergens, type Allergen } from '#shared/words/allergens.ts'

/** What a name says of the allergens in what it names. */
export interface Carrier {
  /** In it as it is usually made. */
  contains: readonly Allergen[]
  /** In some makes of it, so that only the label tells. */
  mayContain: readonly Allergen[]
  /** Cooked in kitchens, and also without them: its name in a title or a step proves nothing. */
  isMade: boolean
}

/** The names of one language; null for a name that sounds like an allergen and is none ("nutmeg"). */
export type CarrierNames = readonly (readonly [name: string, carrier: Carrier | null])[]

/** What carries only one of these is a food by itself; what carries others may be baked or mixed at home. */
const foods: readonly Allergen[] = [
  'peanuts',
  'nuts',
  'fish',
  'crustaceans',
  'molluscs',
  'soy',
  'sesame',
  'lupin',
  'mustard',
]

const sections = ['[products]', '[dishes]', '[harmless]'] as const

function readAllergens(text: string, isDish: boolean): Carrier {
  const words = text.split(' ')
  const known = (word: string): Allergen => {
    const found = allergens.find((each) => each === word)
    if (found === undefined) throw new Error(`unknown allergen "${word}"`)
    return found
  }
  if (new Set(words.map((word) => word.replace(/\?$/, ''))).size < words.length)
    throw new Error('an allergen is there twice')
  const contains = words.filter((word) => !word.endsWith('?')).map(known)
  const [only] = contains
  return {
    contains,
    mayContain: words.filter((word) => word.endsWith('?')).map((word) => known(word.slice(0, -1))),
    isMade: isDish || contains.length !== 1 || only === undefined || !foods.includes(only),
  }
}

/** "nuss*" and "*nuss" are the beginning and the end of compounds. */
const shapeOfName = /^(?:\*?[^*,;:]*[^*,;:\s]|[^*,;:\s][^*,;:]*\*)$/

/**
 * Reads one language's carriers: three sections, in them `milk gluten?: name, name`, and names alone where they are
 * harmless. Throws with file and line on anything else, and on a name that is there twice.
 */
export function readCarriers(file: string, text: string): CarrierNames {
  const names = new Map<string, Carrier | null>()
  let section: (typeof sections)[number] | undefined

  function readLine(line: string) {
    if (line.startsWith('[')) {
      section = sections.find((each) => each === line)
      if (!section) throw new Error(`unknown section ${line}`)
      return
    }
    if (!section) throw new Error('expected a section in brackets')
    const colon = line.indexOf(': ')
    if (colon < 0 !== (section === '[harmless]'))
      throw new Error('expected "allergens: names", or names alone where they are harmless')
    const carrier = colon < 0 ? null : readAllergens(line.slice(0, colon), section === '[dishes]')
    for (const name of line.slice(colon < 0 ? 0 : colon + 2).split(', ')) {
      const key = name.toLowerCase()
      if (!shapeOfName.test(name)) throw new Error(`"${name}" is not a name`)
      if (names.has(key)) throw new Error(`"${name}" is there twice`)
      names.set(key, carrier)
    }
  }

  for (const [at, line] of text.trimEnd().split('\n').entries()) {
    if (line.startsWith('#')) continue
    try {
      readLine(line)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      throw new Error(`${file}:${at + 1}: ${message}`, { cause: error })
    }
  }
  return [...names]
}
