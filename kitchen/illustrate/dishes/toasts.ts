import { mix, shifted, tonesOf } from '../colour.ts'
import { breadSlice } from '../forms/bread.ts'
import { drizzle, oilDrops } from '../forms/sauce.ts'
import { sprinkle } from '../forms/scatter.ts'
import { type Spot, posed, roundOutline, within } from '../outline.ts'
import { type Scene, bite, garnish, piece } from '../scene.ts'
import { body } from '../svg.ts'
import { board } from '../table/board.ts'

/** Slices of bread with their topping, in a row on a board. */
export function toasts(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const under = board(brush, x - 26, y, radius * 1.08)
  const bread = larder.starches.find(({ category }) => category === 'bread')
  const tops = [...larder.vegetables, ...larder.proteins, ...larder.legumes, ...larder.fruits]
  if (tops.length === 0) tops.push(...larder.citrus)
  const spreadOn =
    larder.creams[0] ??
    larder.cheeses.find(({ id }) => /cream|goat|ricotta|feta/.test(id)) ??
    larder.all.find(({ id }) => /avocado|hummus|tahini/.test(id))
  const slices = [-0.62, 0, 0.62].map((place, at) => {
    const spot: Spot = {
      x: x + place * radius,
      y: y + (at % 2 ? 12 : -10),
      size: radius * 0.56,
      turn: Math.PI / 2 + random.between(-0.1, 0.1),
    }
    const crumb = breadSlice(
      brush,
      tonesOf(shifted(bread?.look.colour ?? '#c98f4e', { light: random.between(-0.02, 0.02) })),
      spot,
    )
    const smeared = spreadOn
      ? body(
          posed(roundOutline(random, 0.08, 0.44, 12), { ...spot, size: spot.size * 0.82 }),
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
      .map((item) =>
        [-0.35, 0.3]
          .map((along) => {
            const own = within(spot, along, random.between(-0.12, 0.12), 1)
            return piece(brush, item, own.x, own.y, radius * 0.115)
          })
          .join(''),
      )
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
    oilDrops(brush, '#c9a227', x, y, radius * 0.6, 10) +
    sprinkle(brush, '#3a2a1e', x, y, radius * 0.75, 36, 3.6)
  )
}
