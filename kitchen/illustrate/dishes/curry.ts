import { each } from '../svg.ts'
import { roundAt, spotAt } from '../outline.ts'
import { cookedColour, distanceOf, lightnessOf, shifted } from '../colour.ts'
import { oilDrops, surface, swirl } from '../forms/sauce.ts'
import { fillingOf, juiceColour, namedSauce, sauceColour } from '../larder.ts'
import { type Scene, filled, garnish, heap, piece, served, slices } from '../scene.ts'
import { bowl, heldIn } from '../table/bowl.ts'

/** A curry or stew in a bowl, half of it beside rice when there is rice. */
export function curry(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const vessel = bowl(brush, scene.glaze, x, y, radius)
  const colour = namedSauce(scene.words) ?? sauceColour(larder, juiceColour(larder))
  const beside = ['grain', 'pasta'].flatMap((of) =>
    larder.starches.filter(({ category }) => category === of),
  )[0]
  const loaf = larder.starches.find(({ category, id }) => category === 'bread' && !/crumb|pastry/.test(id))
  const filling = fillingOf(larder)
  const chunks = [
    ...larder.proteins,
    ...larder.legumes,
    ...larder.vegetables,
    ...larder.greens,
    ...larder.fruits,
    ...larder.cheeses.filter(({ id }) => /paneer|feta|halloumi|fresco|goat/.test(id)),
  ].filter((item) => !/anchov/.test(item.id) && item !== filling?.item)
  const balls = chunks.some(({ id }) => id.endsWith('meatball'))
  const turn = random.between(-0.5, 0.5) + (random.chance(0.5) ? Math.PI : 0)
  const side = (away: number): [number, number] => [x + Math.cos(turn) * away, y + Math.sin(turn) * away]
  const [rx, ry] = side(-radius * 0.38)
  const mound = roundAt(random, spotAt(rx, ry, radius * 0.56, 0), 0.05, 1, 18)
  const [cx, cy] = side(beside ? radius * 0.26 : 0)
  const spread1 = beside ? radius * 0.46 : radius * 0.64
  // What has the colour of its sauce would vanish in it.
  const seen = chunks.map((item) =>
    distanceOf(cookedColour(item), colour) > 0.14 || !/^(meat|poultry)$/.test(item.category)
      ? item
      : {
          ...item,
          look: {
            ...item.look,
            colour: shifted(item.look.colour, {
              light: lightnessOf(colour) < 0.6 ? 0.3 : -0.24,
            }) as `#${string}`,
          },
        },
  )
  const inside =
    surface(brush, colour, x, y, vessel.well) +
    oilDrops(brush, shifted(colour, { light: -0.1, chroma: 1.2 }), cx, cy, radius * 0.5, 18) +
    (filling
      ? filled(brush, filling.item, { x, y, radius: vessel.well * 0.92 }, radius * 0.15, filling.share)
      : '') +
    (beside ? served(brush, beside, mound, { x: rx, y: ry, radius: radius * 0.52 }) : '') +
    heap(
      brush,
      seen,
      { x: cx, y: cy, radius: spread1 },
      filling ? 16 : beside ? 26 : 36,
      radius * 0.15,
      balls ? 1.5 : 0.88,
    ) +
    (larder.creams.length > 0 ? swirl(brush, '#fbf0da', cx, cy, radius * 0.3, 1.3) : '')
  return (
    heldIn(brush, vessel, inside) +
    heap(brush, larder.nuts.slice(0, 1), { x: cx, y: cy, radius: radius * 0.34 }, 10, 30, 0.8) +
    garnish(scene, cx, cy, radius * 0.15, 4) +
    (loaf && !beside ? slices(brush, loaf, x + radius * 0.84, y + radius * 0.5, radius * 0.36) : '') +
    each(larder.citrus.slice(0, 1), (lemon) => piece(brush, lemon, ...side(-radius * 0.6), radius * 0.15))
  )
}
