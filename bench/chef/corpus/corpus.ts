import { readFileSync } from 'node:fs'
import { languages, type Language } from '#shared/constants/languages.ts'
import { allergens, type Allergen } from '#shared/words/allergens.ts'

/**
 * Sentences written by somebody who does not work on the understanding, as plain text beside this file:
 * `allergens` names the fourteen and dishes that hold them, `allergies` says an allergy in templates with slots,
 * `questions` ask about a dish and wish for nothing, `off-topic` are sentences that no dish answers. The wording is not
 * changed to make a test pass.
 */
const linesOf = (name: string, language: Language) =>
  readFileSync(new URL(`./${name}.${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim())

/** How one language speaks of one allergen: the slots of its templates, and six dishes that usually hold it. */
interface Named {
  slots: ReadonlyMap<string, string>
  dishes: readonly string[]
  adishes: readonly string[]
}

function readAllergens(language: Language): ReadonlyMap<Allergen, Named> {
  const found = new Map<Allergen, Named>()
  let slots = new Map<string, string>()
  for (const line of linesOf('allergens', language)) {
    if (line === '') continue
    const heading = allergens.find((each) => line === `# ${each}`)
    if (heading) {
      slots = new Map()
      found.set(heading, { slots, dishes: [], adishes: [] })
      continue
    }
    const [, key, value] = /^(\w+):\s*(.*)$/.exec(line) ?? []
    const [allergen] = [...found.keys()].slice(-1)
    if (!key || value === undefined || !allergen) throw new Error(`allergens.${language}: "${line}"`)
    const list = value.split(' | ')
    if (key === 'dishes' || key === 'adishes') {
      const named = found.get(allergen)
      if (named) found.set(allergen, { ...named, [key]: list })
    } else if (key.startsWith('member')) {
      const [first = '', second = ''] = list
      slots.set(key, first).set(key.replace('member', 'member2'), second)
    } else slots.set(key, value)
  }
  for (const allergen of allergens) {
    const { dishes = [], adishes = [] } = found.get(allergen) ?? {}
    if (dishes.length !== 6 || adishes.length !== 6)
      throw new Error(`allergens.${language}: six dishes of ${allergen}`)
  }
  return found
}

/** Something said, with what must not be in the dish for it. */
export interface StatedAllergy {
  language: Language
  template: string
  turns: readonly string[]
  forbidden: readonly Allergen[]
}

interface Template {
  text: string
  fits: (allergen: Allergen) => boolean
}

function readTemplate(line: string): Template {
  const [, limit, classes = ''] = /\[(only|not): ([\w ]+)\]$/.exec(line) ?? []
  const listed = classes.split(' ')
  return {
    text: line.replace(/\s*\[(?:only|not): [\w ]+\]$/, ''),
    fits: (allergen) => limit === undefined || listed.includes(allergen) === (limit === 'only'),
  }
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Every template for every allergen that it fits and every one of its six dishes. */
export function* statedAllergies(language: Language): Generator<StatedAllergy> {
  const named = readAllergens(language)
  const templates = linesOf('allergies', language).filter(Boolean).map(readTemplate)
  for (const [at, template] of templates.entries())
    for (const [place, allergen] of allergens.entries()) {
      if (!template.fits(allergen)) continue
      const own = named.get(allergen)
      const other = allergens[(place + 1 + at) % allergens.length] ?? allergen
      const second = other === allergen ? (allergens[(place + 1) % allergens.length] ?? allergen) : other
      for (const turn of [0, 1, 2, 3, 4, 5]) {
        const value = (slot: string): string => {
          const lower = slot.charAt(0).toLowerCase() + slot.slice(1)
          if (slot === slot.toUpperCase() && slot.length > 1)
            return value(slot.toLowerCase()).toLocaleUpperCase()
          if (slot !== lower) return capital(value(lower))
          if (slot === 'dish') return own?.dishes[turn] ?? ''
          if (slot === 'adish') return own?.adishes[turn] ?? ''
          if (slot === 'servings') return String(2 + turn)
          const known = slot.endsWith('_b')
            ? named.get(second)?.slots.get(slot.slice(0, -2))
            : own?.slots.get(slot)
          if (known === undefined) throw new Error(`allergies.${language}: no slot {${slot}} for ${allergen}`)
          return known
        }
        yield {
          language,
          template: template.text,
          turns: template.text.replace(/\{(\w+)\}/g, (_, slot: string) => value(slot)).split(' || '),
          forbidden: template.text.includes('_b}') ? [allergen, second] : [allergen],
        }
      }
    }
}

const sentences = (name: string) =>
  languages.flatMap((language) =>
    linesOf(name, language)
      .filter(Boolean)
      .map((text) => ({ language, text })),
  )

/** Questions about a dish, each a line; none wishes for a change. */
export const questions = () => sentences('questions')

/** Sentences that nothing in a dish answers. */
export const offTopicLines = () => sentences('off-topic')
