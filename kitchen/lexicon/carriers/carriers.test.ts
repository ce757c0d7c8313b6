import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { allergens } from '#shared/words/allergens.ts'
import { allergensNamed } from '../allergens-named.ts'
import { readCarriers } from './read-carriers.ts'

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8').trim()
const carried = (name: string, language: Language = 'en') =>
  new Set(allergensNamed(name, language).flatMap(({ contains, mayContain }) => [...contains, ...mayContain]))

/** `allergen: name, name`, as a list that was written apart from the data has it. */
const expected = (file: string) =>
  textOf(`expected/${file}`)
    .split('\n')
    .flatMap((line) => {
      const [allergen = '', names = ''] = line.split(': ')
      return names.split(', ').map((name) => [allergens.find((each) => each === allergen), name] as const)
    })

describe('what carries an allergen', () => {
  it.each(languages)('is found by a list of everyday names, in a recipe that calls itself %s', (language) => {
    const missed = expected('told.en.txt').filter(
      ([allergen, name]) => !allergen || !carried(name, language).has(allergen),
    )
    expect(missed).toEqual([])
    expect(expected('told.en.txt')).toHaveLength(168)
  })

  /** An ampersand parts two names, and a schnitzel is raw meat as often as a breaded one. */
  const open = ["Ben & Jerry's", 'Schnitzel']
  it.each(languages)('is found by another cook’s list, in %s', (language) => {
    const missed = expected(`fresh.${language}.txt`).filter(
      ([allergen, name]) => !open.includes(name) && (!allergen || !carried(name, language).has(allergen)),
    )
    expect(missed).toEqual([])
  })

  it.each(languages)(
    'is found by every name of the list, in the plural and whatever the recipe’s language, %s',
    (language) => {
      const read = readCarriers(language, textOf(`${language}.txt`))
      const names = read.filter(([name]) => !/\*|vegan|veget|végét|vegét/.test(name))
      expect(names.filter(([, carrier]) => carrier).length).toBeGreaterThan(600)
      const lost = names.flatMap(([name, carrier]) => {
        const found = carried(name, language)
        if (!carrier) return found.size > 0 ? [[name, ...found]] : []
        return [...carrier.contains, ...carrier.mayContain].some((each) => !found.has(each))
          ? [[name, ...found]]
          : []
      })
      expect(lost).toEqual([])
    },
  )

  it.each(allergens)('is known for %s in every language', (allergen) => {
    for (const language of languages) {
      const read = readCarriers(language, textOf(`${language}.txt`))
      expect(read.filter(([, carrier]) => carrier?.contains.includes(allergen)).length).toBeGreaterThan(5)
    }
  })
})

it.each(textOf('expected/harmless.txt').split('\n'))(
  'no harmless name is taken for an allergen: %s',
  (line) => {
    for (const name of line.split(', '))
      for (const language of languages) expect([name, ...carried(name, language)]).toEqual([name])
  },
)

describe('words around a name', () => {
  it.each([
    ['gluten-free soy sauce', ['soy']],
    ['mantequilla de cacahuete', ['peanuts']],
    ['egg-free pasta', ['gluten']],
    ['pâtes sans œufs', ['gluten']],
    ['pasta, gluten-free', []],
    ['pesto without nuts', ['milk']],
    ['vegan butter', ['soy']],
    ['lactose-free milk', ['milk']],
    ['sin huevo ni leche', []],
    ['ohne Ei und Milch', []],
    ['glutenfreie Spaghetti', []],
    ['Haselnusskuchen', ['gluten', 'eggs', 'milk', 'nuts']],
    ['Erdnusssoße', ['peanuts']],
    ['as thick as cream', []],
  ])('%s', (text, found) => {
    expect(allergens.filter((each) => carried(text).has(each))).toEqual(
      allergens.filter((each) => found.includes(each)),
    )
  })
})

describe('the reader', () => {
  it.each([
    ['milk: curd', 'x:1: expected a section in brackets'],
    ['[sweets]', 'x:1: unknown section [sweets]'],
    ['[products]\nmlik: curd', 'x:2: unknown allergen "mlik"'],
    ['[products]\nmilk milk?: curd', 'x:2: an allergen is there twice'],
    ['[products]\ncurd', 'x:2: expected "allergens: names"'],
    ['[harmless]\nmilk: nutmeg', 'x:2: expected "allergens: names"'],
    ['[products]\nmilk: curd, , whey', 'x:2: "" is not a name'],
    ['[products]\nmilk: curd\n# a remark\nnuts: Curd', 'x:4: "Curd" is there twice'],
    ['[products]\nmilk: *curd*', 'x:2: "*curd*" is not a name'],
  ])('refuses %j', (text, message) => {
    expect(() => readCarriers('x', text)).toThrow(message)
  })
})
