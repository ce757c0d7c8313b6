import { scoop } from '../forms/named.ts'
import { around, roundAt, spotAt, softPath } from '../outline.ts'
import { mix, shifted, tonesOf } from '../colour.ts'
import { fruitsOf, herbTop, sweetColour } from './sweet.ts'
import { drizzle, surface } from '../forms/sauce.ts'
import { type Scene, heap } from '../scene.ts'
import { clipped } from '../svg.ts'
import { bowl } from '../table/bowl.ts'

/** Three scoops in a small bowl. */
export function scoops(scene: Scene): string {
  const { brush, larder, x, y, radius, words } = scene
  const { random } = brush
  const vessel = bowl(brush, scene.glaze, x, y, radius * 0.88)
  const r = vessel.well
  const colours =
    larder.fruits.length > 0 || larder.citrus.length > 0
      ? fruitsOf(scene).map(({ look }) => mix(look.colour, '#fff3e0', 0.24))
      : [sweetColour(larder, words)]
  const start = random.between(0, 6)
  const balls = around(x, y, r * 0.38, 3, start).map(([px, py], at) =>
    scoop(
      brush,
      tonesOf(shifted(colours[at % colours.length] ?? '#f4e3bd', { light: random.between(-0.03, 0.03) })),
      spotAt(px, py, r * 0.4, random.between(-0.6, 0.6)),
    ),
  )
  return (
    vessel.drawn +
    clipped(
      brush,
      softPath(roundAt(random, { x, y, size: r, turn: 0 }, 0, 1, 26)),
      surface(brush, mix(colours[0] ?? '#f4e3bd', scene.glaze.clay, 0.35), x, y, r) + balls.join(''),
    ) +
    heap(brush, fruitsOf(scene), { x: x + r * 0.1, y: y + r * 0.1, radius: r * 0.6 }, 8, r * 0.17, 1.6) +
    heap(brush, larder.nuts.slice(0, 1), { x, y, radius: r * 0.5 }, 12, 32, 1.1) +
    (larder.chocolate.length > 0 ? drizzle(brush, '#3f2013', x, y, r * 0.6, 8) : '') +
    herbTop(scene, x, y - r * 0.04, r * 0.18)
  )
}
