import { inTurn, type Scene, garnish, heap, served } from '../scene.ts'
import { each } from '../svg.ts'
import { around, roundAt } from '../outline.ts'
import { seeded } from '../strewn.ts'
import { spooned, surface } from '../forms/sauce.ts'
import { bowl, heldIn } from '../table/bowl.ts'

/** A bowl with a place for each thing: poke, Buddha bowl, grain salad; in sectors around the middle. */
export function sectorBowl(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const vessel = bowl(brush, scene.glaze, x, y, radius)
  const grain = larder.starches.find(({ category }) => /grain|pasta/.test(category))
  const parts = [
    ...larder.proteins.slice(0, 2),
    ...larder.vegetables.slice(0, 4),
    ...larder.legumes.slice(0, 1),
    ...larder.cheeses.slice(0, 1),
    ...larder.greens.slice(0, 1),
    ...larder.fruits.slice(0, 1),
  ].slice(0, 6)
  const start = random.between(0, Math.PI * 2)
  const bed = roundAt(random, { x, y, size: vessel.well, turn: 0 }, 0.03, 1, 18)
  const sectors = each(around(x, y, radius * 0.46, parts.length, start), ([px, py], at) =>
    heap(brush, parts.slice(at, at + 1), { x: px, y: py, radius: radius * 0.27 }, 13, radius * 0.125, 0.85),
  )
  return (
    heldIn(
      brush,
      vessel,
      surface(brush, grain?.look.colour ?? '#d9c79a', x, y, vessel.well) +
        (grain ? served(brush, grain, bed, { x, y, radius: vessel.well * 0.66 }) : '') +
        sectors,
    ) +
    each(larder.sauces.slice(0, 1), (sauce) => spooned(brush, sauce.look.colour, x, y, radius * 0.4)) +
    (larder.nuts[0]
      ? heap(brush, [larder.nuts[0]], { x, y, radius: radius * 0.4 }, 12, 28, 0.9)
      : seeded(scene, x, y, radius * 0.45, 40, 5)) +
    garnish(scene, x, y, radius * 0.14, 4) +
    inTurn(brush, larder.citrus, 0, x + radius * 0.5, y + radius * 0.42, radius * 0.16)
  )
}
