import sharp from 'sharp'
import { expect, it } from 'vitest'
import { library, recipeById, renderedRecipe, type Entry } from '../library/index.ts'
import { sample } from '../test/sample.ts'
import { dishOf, drawnParts } from './draw.ts'
import { glassKinds } from './glasses/glass.ts'

/** The names by which vessels are noted, by those that looks name. */
const vesselNames: Readonly<Record<string, string>> = { dish: 'baking dish' }
const vessels = new Set(['plate', 'bowl', 'board', 'baking dish', 'skillet', ...glassKinds])

function drawn(entry: Entry) {
  const recipe = recipeById(entry.id) ?? expect.fail(`no recipe ${entry.id}`)
  const plan = { v: 2 as const, recipe: entry.id, operations: [] }
  return { entry, parts: drawnParts(dishOf({ recipe: { ...renderedRecipe(recipe, 'en'), plan } })) }
}

const all = sample(library(), 6, ({ id }) => `parts ${id}`).map(drawn)

it('draws nothing that is neither an ingredient of the dish nor a vessel', () => {
  const foreign = all.flatMap(({ entry, parts }) => {
    const own = new Set(parts.items.map(({ id }) => id))
    const others = [...parts.shown].filter((thing) => !own.has(thing) && !vessels.has(thing))
    return others.length > 0 ? [`${entry.id}: ${others.join(', ')}`] : []
  })
  expect(foreign).toEqual([])
})

it('serves each look in its vessel and in no other', () => {
  const wrong = all.flatMap(({ entry, parts }) => {
    const found = [...parts.shown].filter((thing) => vessels.has(thing))
    const wanted = vesselNames[parts.look.vessel] ?? parts.look.vessel
    return found.length === 1 && found[0] === wanted ? [] : [`${entry.id}: ${found.join(', ')}`]
  })
  expect(wrong).toEqual([])
})

it('draws every document well within its size', () => {
  const wrong = all.filter(
    ({ parts }) => parts.svg.length > 400_000 || /NaN|undefined|Infinity/.test(parts.svg),
  )
  expect(wrong.map(({ entry }) => entry.id)).toEqual([])
})

const families = /^(?:meat|poultry|sausage|fish|shellfish|pasta|legume)$/
/** Looks in which what the dish is called after is puréed, wrapped, melted or baked in. */
const hidden =
  /^(?:soup-pureed|dip|sauce-cup|mash|pie|pie-mash|calzone|parcels|rolls|dumplings|dumpling-soup|croquettes|fried-balls|fritters|gratin|gratin-sliced|batter-bake|tart|knodel|in-pastry|.*cake|compote|custard|verrine|balls|brownies|biscuits|cup|highball)$/

it('shows the meat, fish or pasta that a dish is called after, where it is not covered', () => {
  const missing = all.flatMap(({ entry, parts }) => {
    if (hidden.test(parts.look.name)) return []
    const main = parts.items.find(
      ({ category, id }) =>
        families.test(category) && entry.foods.some(({ food, role }) => food === id && role === 'main'),
    )
    return main && !parts.shown.has(main.id) ? [`${entry.id} (${parts.look.name}): ${main.id}`] : []
  })
  expect(missing).toEqual([])
})

it('fills a glass for every drink and a bowl for every soup', () => {
  const wrong = all.filter(({ entry, parts }) => {
    if ((entry.course === 'drink') !== (parts.look.composition === 'drink')) return true
    return (
      entry.tags.some((tag) => /^(?:soup|ramen|gazpacho)$/.test(tag)) && parts.look.composition !== 'soup'
    )
  })
  expect(wrong.map(({ entry }) => entry.id)).toEqual([])
})

/** Relative luminance, as contrast is reckoned. */
const luminance = (channels: readonly { mean: number }[]) => {
  const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => {
    const value = mean / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

it.each(all.filter((_, at) => at % 24 === 0).map(({ entry, parts }) => [entry.id, parts.svg] as const))(
  '%s stands out from its table, and its picture from light and dark cards',
  async (_id, svg) => {
    const picture = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer()
    const part = async (left: number, top: number, width: number, height: number) =>
      (await sharp(picture).extract({ left, top, width, height }).stats()).channels
    const [edge, middle] = [await part(0, 0, 1200, 40), await part(400, 250, 400, 400)]
    // The card of the light theme is nearly white, that of the dark one nearly black.
    const light = luminance(edge)
    expect(light).toBeLessThan(0.93)
    expect(light).toBeGreaterThan(0.03)
    const apart = Math.max(...middle.map(({ mean }, at) => Math.abs(mean - (edge[at]?.mean ?? 0))))
    const busy = Math.max(...middle.map(({ stdev }) => stdev))
    expect(apart > 12 || busy > 25).toBe(true)
  },
)
