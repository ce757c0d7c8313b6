import { expect, it } from 'vitest'
import { render } from '../render/render.ts'
import { templateOf } from '../recipes/index.ts'
import { storedPlan } from '../render/stored-plan.ts'
import { allForFour } from '../test/cooked.ts'
import { sample } from '../test/sample.ts'
import type { Composition } from './composition.ts'
import { dishOf, drawnParts } from './draw.ts'
import { glassKinds } from './glasses/glass.ts'

/** What each composition may be served in. */
const servedIn: Partial<Record<Composition, readonly string[]>> = {
  soup: ['bowl', 'plate'],
  curry: ['bowl'],
  mussels: ['bowl'],
  gratin: ['baking dish'],
  stuffed: ['baking dish'],
  trayBake: ['baking dish'],
  skillet: ['skillet', 'plate'],
  flatTart: ['board'],
  bread: ['board'],
  salad: ['plate'],
  plated: ['plate'],
  drink: glassKinds,
  dessertGlass: glassKinds,
}

const vessels = new Set(['plate', 'bowl', 'board', 'baking dish', 'skillet', ...glassKinds])

const all = sample(allForFour(), 6, ({ dish }) => `parts ${dish.id}`).map((plan) => ({
  dish: plan.dish,
  parts: drawnParts(dishOf({ recipe: { ...render(plan, 'en'), plan: storedPlan(plan) } })),
}))

it('draws nothing that is neither an ingredient of the dish nor a vessel', () => {
  const foreign = all.flatMap(({ dish, parts }) => {
    const own = new Set(parts.items.map(({ id }) => id))
    const others = [...parts.shown].filter((thing) => !own.has(thing) && !vessels.has(thing))
    return others.length > 0 ? [`${dish.id}: ${others.join(', ')}`] : []
  })
  expect(foreign).toEqual([])
})

it('serves each composition in its vessel', () => {
  const wrong = all.flatMap(({ dish, parts }) => {
    const found = [...parts.shown].filter((thing) => vessels.has(thing))
    const allowed = servedIn[parts.composition] ?? [...vessels]
    return found.length >= 1 &&
      found.length <= (parts.form === 'fondue' ? 2 : 1) &&
      found.every((vessel) => allowed.includes(vessel))
      ? []
      : [`${dish.id} (${parts.composition}): ${found.join(', ')}`]
  })
  expect(wrong).toEqual([])
})

const families = ['meat', 'poultry', 'sausage', 'fish', 'shellfish', 'pasta'] as const
/** What is minced, wrapped, melted or baked in cannot be seen. */
const covered: ReadonlySet<string> = new Set(
  'dumplings bread toasts cake strudel dip drink knodel friedPieces'.split(' '),
)

const hidden: ReadonlySet<string> = new Set(['lid', 'folded', 'pureed', 'mash', 'sliced'])

it('shows the main ingredient where it is not covered', () => {
  const missing = all.flatMap(({ dish, parts }) => {
    if (covered.has(parts.composition) || (parts.form && hidden.has(parts.form))) return []
    const main = parts.items.find(
      ({ category, id }) => families.some((family) => family === category) && !/lasagne|orzo/.test(id),
    )
    return main && !parts.shown.has(main.id)
      ? [`${dish.id} (${parts.composition} ${parts.form}): ${main.id}`]
      : []
  })
  expect(missing).toEqual([])
})

it('fills a glass for every drink and a bowl for every soup', () => {
  const wrong = all.filter(({ dish, parts }) => {
    const course = dish.course ?? templateOf(dish.template)?.dishType
    if ((course === 'Cocktails') !== (parts.composition === 'drink')) return true
    return /soup|ramen|gazpacho/i.test(dish.template) && parts.composition !== 'soup'
  })
  expect(wrong.map(({ dish }) => dish.id)).toEqual([])
})
