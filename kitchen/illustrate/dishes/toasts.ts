import { breadSlice } from '../forms/named.ts'
import { each, soft, body, castShadow } from '../svg.ts'
import {
  arc,
  pairs,
  roundAt,
  spotAt,
  type Spot,
  moved,
  nudged,
  outlineOf,
  posed,
  within,
} from '../outline.ts'
import { oiled, peppered } from '../strewn.ts'
import { mix, shifted, tonesOf } from '../colour.ts'
import { drizzle, pool, spooned } from '../forms/sauce.ts'
import { type Scene, bite, garnish, heap, piece } from '../scene.ts'
import { browned, melts, molten } from './crust.ts'
import { capsule } from '../forms/shapes.ts'
import { board } from '../table/board.ts'

const breadOf = ({ starches, all }: Scene['larder']) =>
  starches.find(({ category }) => category === 'bread') ?? all.find(({ id }) => /masa|polenta/.test(id))

/** Sandwiches cut to triangles: a slice above, a slice below, the filling between them. */
function closed(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const bread = breadOf(larder)
  const tones = tonesOf(mix(bread?.look.colour ?? '#d9a860', '#d9a25a', 0.6))
  const filling = [
    ...larder.cheeses,
    ...larder.proteins,
    ...larder.legumes,
    ...larder.greens,
    ...larder.vegetables,
  ].slice(0, 4)
  for (const item of [...filling, ...(bread ? [bread] : [])]) brush.note(item.id)
  const long = /baguette|ciabatta|brioche|bun|pita|roll/.test(bread?.id ?? '')
  const triangle = long
    ? capsule(1.1, 0.5)
    : /masa|polenta/.test(bread?.id ?? '')
      ? arc(0, 0, 0.82, 0, Math.PI * 2, 16)
      : outlineOf(
          '-0.98 0.62, -0.86 0.74, 0 0.76, 0.86 0.74, 0.98 0.62, 0.5 -0.1, 0.1 -0.74, -0.1 -0.74, -0.5 -0.1',
        )
  const toasted = larder.all.some(({ id }) => /butter$/.test(id)) && larder.cheeses.length > 0
  return (
    board(brush, x - 26, y, radius * 1.08).drawn +
    each(
      [-1, 1].flatMap((side) => [0, 1].map((row) => [side, row] as const)),
      ([side, row]) => {
        const spot: Spot = spotAt(
          x + side * radius * 0.42 + row * 20,
          y + (row ? 0.36 : -0.4) * radius,
          radius * 0.43,
          (row || long ? 0 : Math.PI) + side * 0.12 + brush.random.between(-0.08, 0.08),
        )
        const layer = (drop: number, grow: number) =>
          moved(posed(triangle, { ...spot, size: spot.size * grow }), 0, drop)
        return (
          castShadow(layer(50, 1.02), 12, 0.3) +
          soft(layer(48, 1), tones.deep) +
          soft(layer(40, 1), tones.light) +
          each(filling.toReversed(), ({ look, category, id }, at) => {
            const colour = category === 'cheese' ? mix(look.colour, '#efb53e', 0.6) : look.colour
            return body(
              nudged(brush.random, layer(34 - at * (24 / filling.length), 1.03), 7),
              tonesOf(/tomato/.test(id) ? '#c9402a' : colour),
              20,
              { shine: 0, shadow: 0.3 },
            )
          }) +
          (long
            ? each([-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9], (along, at) => {
                const own = within(spot, along, 0.42, 1)
                const item = filling[at % Math.max(1, filling.length)]
                return item ? bite(brush, item, own.x, own.y, spot.size * 0.3, 1.1) : ''
              })
            : soft(layer(8, 1), tones.shade)) +
          body(long ? layer(-spot.size * 0.14, 0.96) : layer(0, 1), tones, spot.size * 0.5, {
            shadow: long ? 0.4 : 0,
            shine: 0.4,
          }) +
          each(row ? larder.proteins.filter(({ id }) => id === 'fried-egg') : [], (egg) =>
            piece(brush, egg, spot.x, spot.y + spot.size * 0.2, spot.size * 0.26),
          ) +
          (toasted
            ? browned(brush, spot.x, spot.y + spot.size * 0.2, spot.size * 0.4, spot.size * 0.3, 12)
            : '')
        )
      },
    )
  )
}

/** Round breads, cakes of maize or muffins, each under its topping. */
function rounds({ brush, larder, ...scene }: Scene): string {
  const { x, y, radius } = scene
  const bread = breadOf(larder)
  const tones = tonesOf(mix(bread?.look.colour ?? '#d9a860', '#d9a25a', 0.35))
  const eggs = larder.proteins.filter(({ id }) => id === 'fried-egg')
  const tops = [...larder.proteins, ...larder.legumes, ...larder.vegetables, ...larder.greens].filter(
    (item) => !eggs.includes(item),
  )
  const cream = larder.creams[0]?.look.colour ?? larder.cheeses[0]?.look.colour
  const yolk = larder.all.find(({ id }) => id === 'egg-yolk')
  for (const item of [bread, yolk]) if (item) brush.note(item.id)
  return (
    board(brush, x - 26, y, radius * 1.08).drawn +
    each(pairs(-0.5, 0.3, 0.42, 0.34, -0.06, -0.42), ([dx = 0, dy = 0]) => {
      const spot = spotAt(x + dx * radius, y + dy * radius, radius * 0.4, brush.random.between(0, 3))
      const outline = roundAt(brush.random, spot, 0.02, 0.98, 16)
      const at = { x: spot.x, y: spot.y, radius: spot.size * 0.62 }
      return (
        body(outline, tones, spot.size) +
        browned(brush, spot.x, spot.y, spot.size * 0.7, spot.size * 0.7, 10) +
        heap(brush, tops, at, 16, spot.size * 0.26, 0.86) +
        each(eggs, (egg) => piece(brush, egg, spot.x, spot.y, spot.size * 0.44)) +
        (yolk ? pool(brush, '#f0c850', spot.x, spot.y, spot.size * 0.4, 0.8) : '') +
        (cream && !yolk ? spooned(brush, cream, spot.x, spot.y, spot.size * 0.6) : '') +
        garnish({ brush, larder, ...scene }, spot.x, spot.y, spot.size * 0.26, 2)
      )
    })
  )
}

/** Slices of bread with their topping, in a row on a board. */
export function toasts(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  if (scene.form === 'closed') return closed(scene)
  if (scene.form === 'rounds') return rounds(scene)
  const under = board(brush, x - 26, y, radius * 1.08)
  const bread = larder.starches.find(({ category }) => category === 'bread')
  const tops = [...larder.vegetables, ...larder.proteins, ...larder.legumes, ...larder.fruits]
  if (tops.length === 0) tops.push(...larder.citrus)
  if (bread) brush.note(bread.id)
  const spreadOn =
    larder.creams[0] ??
    larder.cheeses.find(({ id }) => /cream|goat|ricotta|feta/.test(id)) ??
    larder.all.find(({ id }) => /avocado|hummus|tahini/.test(id))
  const slices = [-0.62, 0, 0.62].map((place, at) => {
    const spot: Spot = spotAt(
      x + place * radius,
      y + (at % 2 ? 12 : -10),
      radius * 0.56,
      Math.PI / 2 + random.between(-0.1, 0.1),
    )
    const crumb = breadSlice(
      brush,
      tonesOf(shifted(bread?.look.colour ?? '#c98f4e', { light: random.between(-0.02, 0.02) })),
      spot,
    )
    const smeared = spreadOn
      ? body(
          roundAt(random, { ...spot, size: spot.size * 0.82 }, 0.08, 0.44, 12),
          tonesOf(mix(spreadOn.look.colour, '#f6ecd0', 0.25)),
          spot.size * 0.3,
          { shadow: 0.5 },
        )
      : ''
    const topping = Array.from({ length: 13 }, (_, step) => {
      const item = tops[(step + at) % Math.max(1, tops.length)]
      const own = within(
        spot,
        -0.62 + (step % 7) * 0.205,
        (step < 7 ? -0.14 : 0.16) + random.between(-0.07, 0.07),
        1,
      )
      return item ? bite(brush, item, own.x, own.y, radius * 0.125, 1.1) : ''
    })
    const cheese = larder.cheeses
      .filter((item) => item !== spreadOn)
      .slice(0, 1)
      .map((item) => {
        brush.note(item.id)
        if (melts(item))
          return molten(
            brush,
            mix(item.look.colour, '#efb53e', 0.4),
            [spot.x, spot.y, spot.size * 0.22, spot.size * 0.6],
            spot.size * 0.28,
            14,
          )
        return each([-0.35, 0.3], (along) => {
          const own = within(spot, along, random.between(-0.12, 0.12), 1)
          return piece(brush, item, own.x, own.y, radius * 0.115)
        })
      })
    return (
      crumb +
      smeared +
      topping.join('') +
      cheese.join('') +
      garnish(scene, spot.x + random.between(-8, 8), spot.y + random.between(-50, 50), radius * 0.13, 2)
    )
  })
  return (
    under.drawn +
    slices.join('') +
    (larder.all.some(({ id }) => /balsamic|honey/.test(id))
      ? drizzle(brush, '#4a2412', x, y, radius * 0.6, 5)
      : '') +
    oiled(scene, '#c9a227', x, y, radius * 0.6, 10) +
    peppered(scene, x, y, radius * 0.75, 36, 3.6)
  )
}
