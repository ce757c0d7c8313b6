import { shapeAt, roundAt, spotAt, lineOf, type Point, inset, softPath } from '../outline.ts'
import { each, soft, lined, body, castShadow, dots, stroke } from '../svg.ts'
import { oiled, peppered } from '../strewn.ts'
import { mix, shifted, tonesOf } from '../colour.ts'
import { browned, molten, rays } from './crust.ts'
import { lidded } from './lidded.ts'
import { type Scene, heap } from '../scene.ts'
import { board } from '../table/board.ts'

/** A round of dough folded over its filling to a half moon. */
function folded(scene: Scene): string {
  const { brush, x, y, radius } = scene
  const shape = shapeAt(
    { x, y, size: radius * 0.86, turn: -0.12 },
    '-1 0.3, -0.94 -0.1, -0.66 -0.5, 0 -0.72, 0.66 -0.5, 0.94 -0.1, 1 0.3, 0.6 0.4, 0 0.42, -0.6 0.4',
  )
  const crust = tonesOf('#dba452')
  const crimps = shapeAt(
    spotAt(x, y, radius * 0.86, -0.12),
    '-0.86 -0.04, -0.6 -0.36, 0 -0.56, 0.6 -0.36, 0.86 -0.04',
  )
  return (
    board(brush, x - 20, y, radius * 1.06).drawn +
    body(shape, crust, radius * 0.7, { shine: 0.4 }) +
    lined(crimps, crust.deep, 6, 0.5) +
    browned(brush, x, y, radius * 0.6, radius * 0.26, 20) +
    heap(brush, scene.larder.herbs.slice(0, 1), { x, y, radius: radius * 0.3 }, 4, radius * 0.13, 2)
  )
}

/** A pizza, quiche or savoury tart on a board: crust, sauce, topping, cut in one place. */
export function flatTart(scene: Scene): string {
  const { brush, larder, x, y, radius, words, form } = scene
  const { random } = brush
  if (form === 'lid') return lidded(scene, false)
  if (form === 'folded') return folded(scene)
  const under = board(brush, x - 20, y, radius * 1.06)
  const pizza = form === 'pizza'
  const r = radius * 0.86
  const crust = tonesOf(pizza ? '#e2ae62' : '#d79c4c')
  const rim = roundAt(random, { x, y, size: r, turn: 0 }, pizza ? 0.02 : 0.008, 1, 24)
  const tomato =
    larder.all.some(({ id }) => /passata|tinned-tomato/.test(id)) || /margherita|marinara/.test(words)
  const filling = tomato ? '#c63f24' : pizza ? '#f6e7c4' : '#f0cc6c'
  const inner = roundAt(random, { x, y, size: r * 0.86, turn: 0 }, 0.025, 1, 20)
  const burnt = Array.from({ length: 34 }, (): Point => {
    const angle = random.between(0, 6.28)
    const away = r * random.between(0.9, 0.97)
    return [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
  })
  const crimps = pizza ? '' : stroke(rays(x, y, r, 54, 0.89, 0.98, 0.03), crust.deep, 5, 0.45)
  const melted = each(larder.cheeses.slice(0, 1), ({ look }) =>
    molten(brush, mix(look.colour, '#fbe6b4', 0.4), [x, y, r * 0.56, r * 0.56], r * 0.2, pizza ? 22 : 30),
  )
  const tops = [...larder.vegetables, ...larder.proteins.filter(({ id }) => id !== 'egg'), ...larder.fruits]
  const cuts = pizza || random.chance(0.5) ? [random.between(0.2, 0.5), random.between(1.3, 1.6)] : []
  return (
    under.drawn +
    castShadow(rim, 16, 0.32) +
    soft(rim, crust.shade) +
    soft(inset(rim, 0.985, -2, -3), crust.base) +
    stroke(softPath(inset(rim, 0.95, -2, -3)), crust.light, r * 0.03, 0.6) +
    crimps +
    dots(burnt, r * 0.045, '#8f4e1c', pizza ? 0.45 : 0.16) +
    dots(burnt.slice(0, 14), r * 0.022, '#4f260c', pizza ? 0.5 : 0.1) +
    soft(inner, shifted(filling, { light: -0.08 })) +
    soft(inset(inner, 0.98, -1, -2), filling) +
    soft(inset(inner, 0.6, -r * 0.08, -r * 0.1), shifted(filling, { light: 0.05 }), 0.4) +
    melted +
    browned(brush, x, y, r * 0.56, r * 0.56, pizza ? 16 : 34) +
    heap(brush, tops, { x, y, radius: r * 0.72 }, 26, r * 0.13, 1.35) +
    heap(brush, larder.greens.slice(0, 1), { x, y, radius: r * 0.5 }, 7, r * 0.13, 1.6) +
    heap(brush, larder.herbs.slice(0, 1), { x, y, radius: r * 0.6 }, 8, r * 0.15, 2.2) +
    each(cuts, (angle) =>
      stroke(
        lineOf(x + Math.cos(angle) * r * 0.99, y + Math.sin(angle) * r * 0.99, x, y, x, y),
        '#4a2410',
        5,
        0.55,
      ),
    ) +
    oiled(scene, '#d98a24', x, y, r * 0.7, 12) +
    peppered(scene, x, y, r * 0.8, 40, 3.4)
  )
}
