import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { entryById } from '../library/index.ts'
import { ingredients } from '../lexicon/ingredients/index.ts'
import type { Ingredient, Shape } from '../lexicon/ingredient.ts'
import { dishOf, drawDish, type DrawnDish } from './draw.ts'
import { glassKinds } from './glasses/glass.ts'
import { compositions } from './looks/look.ts'
import { looks } from './looks/looks.ts'
import { readLooks } from './looks/read-looks.ts'
import { glassOf } from './shown-as.ts'
import { sample } from '../test/sample.ts'

const named = (...ids: string[]): Ingredient[] =>
  ids.map((id) => {
    const found = ingredients.find((each) => each.id === id)
    if (!found) throw new Error(`the knowledge base has no ${id}`)
    return found
  })

const xml = new new JSDOM('').window.DOMParser()

const curry: DrawnDish = {
  title: 'Chickpea and spinach curry',
  dishType: 'Mains',
  items: named('chickpea', 'spinach', 'tinned-tomato', 'coconut-milk', 'basmati-rice', 'coriander'),
  seed: 'a',
}

const generous = named(
  ...'salmon egg potato tomato broccoli chickpea lettuce basmati-rice spaghetti feta strawberry lemon walnut cream dark-chocolate basil country-bread turmeric'.split(
    ' ',
  ),
)

describe('the drawing of a dish', () => {
  it('is the same for the same dish, and another for another seed', () => {
    expect(drawDish(curry)).toBe(drawDish({ ...curry }))
    expect(drawDish({ ...curry, seed: 'b' })).not.toBe(drawDish(curry))
  })

  it('differs when the ingredients differ', () => {
    const other = { ...curry, items: named('chickpea', 'cauliflower', 'coconut-milk', 'basmati-rice') }
    expect(drawDish(other)).not.toBe(drawDish(curry))
  })

  it('shows the colours of what is in it', () => {
    const soup = (id: string) =>
      drawDish({ title: 'Soup', dishType: 'Starters', items: named(id, 'cream'), seed: 'x' })
    expect(soup('beetroot')).not.toBe(soup('pumpkin'))
  })

  it('is drawn even for a dish nothing is known of', () => {
    for (const dishType of ['Starters', 'Mains', 'Desserts', 'Cocktails'] as const) {
      expect(drawDish({ title: '', dishType, items: [], seed: '' })).toMatch(/^<svg .*<\/svg>$/s)
    }
  })

  it('paints what is usual when only a title is known', () => {
    expect(drawDish(dishOf({ prompt: 'Moussaka' })).length).toBeGreaterThan(40_000)
    // Of a recipe only what it lists.
    const bare = { title: 'Moussaka', dishType: 'Mains', items: named('aubergine'), seed: 's' } as const
    expect(drawDish(bare)).toBe(drawDish({ ...bare }))
    expect(drawDish(bare)).not.toBe(drawDish({ ...bare, isRequest: true, known: entryById('moussaka') }))
  })

  it('has no numbers that are none', () => {
    for (const name of looks.keys()) expect(drawGenerous(name)).not.toMatch(/NaN|undefined|Infinity|null/)
  })
})

/** Milliseconds of processor time from the drawing to its picture, which other programs do not lengthen. */
const took: number[] = []
const names = [...looks.keys()]
/** Making a picture of a drawing costs a third of a second. */
const pictured = sample(names, 30, (name) => name)
const drawGenerous = (look: string) =>
  drawDish({ title: 'A dish', dishType: 'Mains', items: generous, seed: 's', look })

it('each composition has a look', () => {
  expect(new Set([...looks.values()].map(({ composition }) => composition))).toEqual(new Set(compositions))
})

describe.each(sample(names, 3, (name) => name))('the look %s', (name) => {
  const svg = drawGenerous(name)

  it('is well-formed SVG of 1200 by 900 without text, scripts or references', () => {
    const page = xml.parseFromString(svg, 'image/svg+xml')
    expect(page.querySelector('parsererror')).toBeNull()
    expect(page.documentElement.getAttribute('viewBox')).toBe('0 0 1200 900')
    expect(page.querySelectorAll('text, script, image, foreignObject, style, use, a')).toHaveLength(0)
    expect(svg).not.toMatch(/href|javascript|data:|@import|font/i)
  })

  it('defines every paint it asks for', () => {
    const asked = new Set(Array.from(svg.matchAll(/url\(#([^)]+)\)/g), (match) => match[1]))
    const defined = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), (match) => match[1]))
    expect([...asked].filter((id) => !defined.has(id))).toEqual([])
  })
})

it('every look weighs less than 400 kB and is its own', () => {
  const drawn = names.map(drawGenerous)
  expect(Math.max(...drawn.map((each) => Buffer.byteLength(each)))).toBeLessThan(400_000)
  expect(new Set(drawn).size).toBe(drawn.length)
})

it.each([
  ['look stone: soup, cup1', 'expected "look NAME: composition, vessel size"'],
  ['look a: soup, bowl\nlook a: soup, bowl', '"a" is there twice'],
  ['look a: soup, bowl\nstar 1', '"star" is no layer'],
  ['look a: soup, bowl\nliquid nothing at all', '"at" is no number'],
  ['look a: soup, bowl\nheap soup?', '"soup?" names no foods'],
  ['look a: soup, bowl\neach sun #fff .2 0 ring 3 1', 'there is no form "sun"'],
  ['look a: soup, bowl\neach ball #fff .2 0 spiral 3', '"spiral" is no pattern'],
  ['look a: soup, bowl\nliquid soup\n- brown 1 1 1', '"liquid" has no pieces to paint on'],
])('refuses the looks "%s" with file and line', (text, reason) => {
  expect(() => readLooks('a.txt', text)).toThrow(
    new RegExp(`^a\\.txt:\\d+: ${reason.replace(/[?()]/g, '\\$&')}`),
  )
})

it.each(pictured)('the look %s becomes a picture', async (name) => {
  const svg = drawGenerous(name)
  const begun = process.cpuUsage()
  const { data, info } = await sharp(Buffer.from(svg))
    .png({ compressionLevel: 3 })
    .toBuffer({ resolveWithObject: true })
  const { user, system } = process.cpuUsage(begun)
  took.push((user + system) / 1000)
  expect(info).toMatchObject({ width: 1200, height: 900 })
  const { isOpaque, channels } = await sharp(data).stats()
  expect(isOpaque).toBe(true)
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10)
})

it('a picture takes less than a second, in the middle of all of them', () => {
  expect(took).toHaveLength(pictured.length)
  expect(took.length).toBeGreaterThan(2)
  expect(took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)]).toBeLessThan(1000)
})

describe('shapes and vessels', () => {
  const shapes: Record<Shape, true> = {
    round: true,
    cube: true,
    strip: true,
    slice: true,
    leaf: true,
    frond: true,
    floret: true,
    grain: true,
    noodle: true,
    fillet: true,
    chunk: true,
    crumb: true,
    sauce: true,
    liquid: true,
    dust: true,
  }

  it.each(Object.keys(shapes) as Shape[])('draws what is cut as %s', (shape) => {
    const [carrot] = named('carrot')
    if (!carrot) throw new Error('no carrot')
    const item: Ingredient = { ...carrot, id: 'unheard-of', look: { colour: '#c0398b', shape } }
    const plain = { title: 'Salad', dishType: 'Starters', seed: 's' } as const
    const svg = drawDish({ ...plain, items: [item, ...named('lettuce')] })
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(svg).not.toBe(drawDish({ ...plain, items: named('lettuce') }))
  })

  it('draws every known ingredient', () => {
    const broken = sample(ingredients, 8, ({ id }) => id).filter((item) =>
      /NaN|undefined/.test(drawDish({ title: 'Bowl', dishType: 'Mains', items: [item], seed: 's' })),
    )
    expect(broken.map(({ id }) => id)).toEqual([])
  }, 60_000)

  it('serves each kind of drink in its glass', () => {
    const served = {
      'gin tonic': 'highball',
      negroni: 'rocks',
      daiquiri: 'coupe',
      'espresso martini': 'martini',
      'aperol spritz': 'wine',
      bellini: 'flute',
      'moscow mule': 'copperMug',
      gluhwein: 'cup',
    }
    const given = Object.fromEntries(
      Object.keys(served).map((prompt) => [prompt, glassOf(dishOf({ prompt }))]),
    )
    expect(given).toEqual(served)
    expect(new Set([...Object.values(served), 'verrine', 'irish'])).toEqual(new Set(glassKinds))
  })
})

describe('reading a dish', () => {
  const recipe: RecipeStructure = {
    title: 'Linsensuppe',
    language: 'de',
    dishType: 'Starters',
    servings: 2,
    prepMinutes: 5,
    cookMinutes: 30,
    taste: '',
    searchTerms: [],
    steps: [],
    diets: [],
    allergens: [],
    safety: [],
    ingredients: ['rote Linsen', 'Karotten', 'Petersilie'].map((item) => ({
      amount: 1,
      unit: null,
      item,
      note: null,
      group: null,
      scales: true,
    })),
  }

  it('takes title, course and ingredients from a recipe in its own language', () => {
    const dish = dishOf({ recipe: recipe })
    expect(dish).toMatchObject({ title: 'Linsensuppe', dishType: 'Starters' })
    expect(dish.items.map(({ id }) => id)).toEqual(['red-lentil', 'carrot', 'parsley'])
  })

  it('lays no fruit on the plate whose juice alone went into the pot', () => {
    const lemon = { amount: 1, unit: null, item: 'Zitrone', note: 'nur der Saft', group: null, scales: true }
    const dish = dishOf({ recipe: { ...recipe, ingredients: [...recipe.ingredients, lemon] } })
    expect(dish.items.map(({ id }) => id)).not.toContain('lemon')
  })

  it('takes the course and the ingredients from a prompt', () => {
    expect(dishOf({ prompt: 'Mojito with lime and mint' })).toMatchObject({ dishType: 'Cocktails' })
    expect(dishOf({ prompt: 'Tarte aux fraises' })).toMatchObject({ dishType: 'Desserts' })
    expect(dishOf({ prompt: 'Ensalada de tomate' }).items.map(({ id }) => id)).toContain('tomato')
    expect(dishOf({ prompt: 'Hähnchencurry mit Reis' }).dishType).toBe('Mains')
  })

  it('gives the same seed for the same text only', () => {
    expect(dishOf({ prompt: 'Pasta' }).seed).toBe(dishOf({ prompt: 'Pasta ' }).seed)
    expect(dishOf({ prompt: 'Pasta' }).seed).not.toBe(dishOf({ prompt: 'Pizza' }).seed)
  })
})
