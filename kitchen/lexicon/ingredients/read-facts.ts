import { allergens } from '#shared/words/allergens.ts'
import { units } from '#shared/words/units.ts'
import { animalSources, categories, flavours, shapes, species, type Ingredient } from '../ingredient.ts'

export type Facts = Omit<Ingredient, 'names'>
type Draft = { -readonly [Fact in keyof Facts]: Facts[Fact] }

export function oneOf<Word extends string>(known: readonly Word[], word: string, kind: string): Word {
  const at = (known as readonly string[]).indexOf(word)
  const found = known[at]
  if (found === undefined) throw new Error(`unknown ${kind} "${word}"`)
  return found
}

function numberOf(text: string): number {
  if (!/^\d+(?:\.\d+)?$/.test(text)) throw new Error(`"${text}" is not a number`)
  return Number(text)
}

/** The two words of a text; `expected` says what they should have been. */
function pairOf(text: string, expected: string): readonly [string, string] {
  const [first, second, ...rest] = text.split(' ')
  if (first === undefined || second === undefined || rest.length > 0)
    throw new Error(`"${text}" is not ${expected}`)
  return [first, second]
}

function without(text: string): true {
  if (text !== '') throw new Error(`"${text}" is not expected here`)
  return true
}

function servingOf(text: string): Ingredient['serving'] {
  if (!text.includes(' ')) return { amount: numberOf(text), unit: null }
  const [amount, unit] = pairOf(text, 'an amount')
  return { amount: numberOf(amount), unit: oneOf(units, unit, 'unit') }
}

function gramsOf(text: string): Ingredient['grams'] {
  const grams: Draft['grams'] = {}
  for (const each of text.split(', ')) {
    const [unit, weight] = pairOf(each, 'a weight')
    grams[oneOf(units, unit, 'unit')] = numberOf(weight)
  }
  return grams
}

function lookOf(text: string): Ingredient['look'] {
  const [shape, colour] = pairOf(text, 'a shape and a colour')
  if (!/^#[0-9a-f]{6}$/.test(colour)) throw new Error(`"${text}" is not a shape and a colour`)
  return { colour: `#${colour.slice(1)}`, shape: oneOf(shapes, shape, 'shape') }
}

function heatOf(text: string): 1 | 2 | 3 {
  const heat = numberOf(text)
  if (heat !== 1 && heat !== 2 && heat !== 3) throw new Error(`heat ${text} is not 1, 2 or 3`)
  return heat
}

/** What may follow the category, each with its keyword first: `minutes 8; heat 2; counted`. */
const readers: Record<string, (facts: Draft, text: string) => void> = {
  counted: (facts, text) => (facts.countable = without(text)),
  serving: (facts, text) => (facts.serving = servingOf(text)),
  minutes: (facts, text) => (facts.minutes = numberOf(text)),
  core: (facts, text) => (facts.core = numberOf(text)),
  grams: (facts, text) => (facts.grams = gramsOf(text)),
  flavours: (facts, text) =>
    (facts.flavours = text.split(' ').map((each) => oneOf(flavours, each, 'flavour'))),
  heat: (facts, text) => (facts.heat = heatOf(text)),
  sugar: (facts, text) => (facts.sugar = numberOf(text)),
  animal: (facts, text) => (facts.animal = oneOf(animalSources, text, 'animal source')),
  species: (facts, text) => (facts.species = oneOf(species, text, 'species')),
  allergens: (facts, text) =>
    (facts.allergens = text.split(' ').map((each) => oneOf(allergens, each, 'allergen'))),
  may: (facts, text) =>
    (facts.mayContain = text.split(' ').map((each) => oneOf(allergens, each, 'allergen'))),
  lactose: (facts, text) => (facts.lactose = without(text)),
  rennet: (facts, text) => (facts.rennet = without(text)),
  alcohol: (facts, text) => (facts.alcohol = without(text)),
  look: (facts, text) => (facts.look = lookOf(text)),
}

/** Reads `id: category; fact; fact …`. */
export function readFacts(line: string): Facts {
  const [category = '', ...given] = line.slice(line.indexOf(': ') + 2).split('; ')
  const id = line.slice(0, Math.max(line.indexOf(': '), 0))
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(id)) throw new Error('expected "id: category; facts"')
  const facts: Draft = {
    id,
    category: oneOf(categories, category, 'category'),
    countable: false,
    allergens: [],
    animal: 'none',
    flavours: [],
    grams: {},
    serving: { amount: 0, unit: null },
    minutes: 0,
    look: { colour: '#', shape: 'round' },
  }
  const keywords: string[] = []
  for (const fact of given) {
    const space = fact.indexOf(' ')
    const keyword = space < 0 ? fact : fact.slice(0, space)
    const read = Object.hasOwn(readers, keyword) ? readers[keyword] : undefined
    if (!read) throw new Error(`unknown fact "${keyword}"`)
    if (keywords.includes(keyword)) throw new Error(`"${keyword}" is given twice`)
    keywords.push(keyword)
    read(facts, space < 0 ? '' : fact.slice(space + 1))
  }
  for (const required of ['serving', 'look'])
    if (!keywords.includes(required)) throw new Error(`"${required}" is missing`)
  const unit = facts.serving.unit ?? 'piece'
  if (unit !== 'g' && unit !== 'ml' && !facts.grams[unit])
    throw new Error(`the grams of one ${unit} are missing`)
  return facts
}
