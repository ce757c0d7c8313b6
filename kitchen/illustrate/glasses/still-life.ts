import { shapeAt, spotAt, type Point } from '../outline.ts'
import { each, soft, lined } from '../svg.ts'
import { shifted, tonesOf } from '../colour.ts'
import { citrusWedge, halfCitrus } from '../forms/named.ts'
import { dusting } from '../forms/scatter.ts'
import { type Scene, piece } from '../scene.ts'

/** Leaves far behind, out of focus, for depth. */
export function behindGlass({ brush, larder, x }: Scene): string {
  const colour = larder.herbs[0]?.look.colour
  if (!colour) return ''
  const side = brush.random.chance(0.5) ? -1 : 1
  const stems = [0, 1, 2].map((at) => {
    const from: Point = [x + side * (330 + at * 46), 640]
    const tip: Point = [x + side * (380 + at * 70), 330 + at * 60]
    const leaves = [0.3, 0.5, 0.7, 0.9].flatMap((share) =>
      [-1, 1].map((way) =>
        shapeAt(
          spotAt(
            from[0] + (tip[0] - from[0]) * share,
            from[1] + (tip[1] - from[1]) * share,
            64 - share * 20,
            -Math.PI / 2 + way * 0.8 + side * 0.2,
          ),
          '-0.2 0, 0.3 0.3, 1 0, 0.3 -0.3',
        ),
      ),
    )
    return (
      lined([from, tip], shifted(colour, { light: -0.14 }), 5, 0.5) +
      each(leaves, (leaf) => soft(leaf, shifted(colour, { light: -0.08 }), 0.5))
    )
  })
  return brush.random.chance(0.6) ? stems.join('') : ''
}

/** Cut fruit and berries that lie beside the glass. */
export function onTable(scene: Scene): string {
  const { brush, larder, x } = scene
  const { random } = brush
  const side = random.chance(0.7) ? -1 : 1
  const lemon = larder.citrus[0]
  const others = [...larder.fruits, ...larder.herbs, ...larder.vegetables]
  const at = (dx: number, dy: number): [number, number] => [x + side * dx, 762 + dy]
  const fruit = lemon
    ? halfCitrus(brush, tonesOf(lemon.look.colour), spotAt(...at(286, -22), 78, 0)) +
      citrusWedge(
        brush,
        tonesOf(lemon.look.colour),
        spotAt(at(200, 34)[0], at(200, 34)[1], 56, side * 0.25),
      ) +
      (random.chance(0.6) ? halfCitrus(brush, tonesOf(lemon.look.colour), spotAt(...at(410, 30), 66, 0)) : '')
    : ''
  return (
    fruit +
    each(others.slice(0, 2), (item, order) =>
      each([0, 1], (step) => piece(brush, item, ...at(-(230 + order * 92 + step * 60), 22 + step * 34), 44)),
    ) +
    dusting(brush, '#fff6e0', ...at(-240, 60), 90, 30)
  )
}
