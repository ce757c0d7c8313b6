import { around, posed, through, spotAt, inset } from '../outline.ts'
import { body, stroke, each, times, soft } from '../svg.ts'
import { inTurn, type Scene, garnish, heap } from '../scene.ts'
import { capsule } from '../forms/shapes.ts'
import { dumpling } from '../forms/named.ts'
import { seeded } from '../strewn.ts'
import { mix, tonesOf } from '../colour.ts'
import { namedSauce, sauceColour, soupColour } from '../larder.ts'
import { surface } from '../forms/sauce.ts'
import { bowl, heldIn } from '../table/bowl.ts'
import { maki } from './maki.ts'
import { plate } from '../table/plate.ts'
import { saucer } from '../table/saucer.ts'

/** Rolls side by side: clear rice paper over what is in it, leaves, or dough fried golden. */
function rolls(scene: Scene, x: number, y: number, r: number): string {
  const { brush, larder } = scene
  const isFresh =
    larder.all.some(({ id }) => /rice-paper/.test(id)) && !larder.all.some(({ id }) => /frying/.test(id))
  const isFried = larder.all.some(({ id }) => /frying|pastry|tortilla|rice-paper/.test(id))
  const leaf = isFried ? undefined : larder.all.find(({ id }) => /vine|cabbage/.test(id))
  const isMasa = larder.all.some(({ id }) => id === 'masa-harina')
  const tones = tonesOf(
    isFresh ? '#f1e6cf' : isMasa ? '#e8d59a' : leaf ? mix(leaf.look.colour, '#6d7434', 0.6) : '#d29743',
  )
  const filling = [...larder.proteins, ...larder.vegetables, ...larder.herbs, ...larder.greens]
  return times(6, (at) => {
    const spot = {
      x: x + (at % 2 ? 0.36 : -0.36) * r,
      y: y + (Math.floor(at / 2) - 1) * r * 0.36,
      size: r * 0.36,
      turn: brush.random.between(-0.08, 0.08),
    }
    const outline = posed(capsule(1, 0.4), spot)
    return (
      body(outline, tones, spot.size * 0.7) +
      (isFresh
        ? each([-0.55, -0.2, 0.15, 0.5], (dx, order) =>
            inTurn(brush, filling, order + at, spot.x + dx * spot.size, spot.y, r * 0.1),
          ) + soft(inset(outline, 0.9), tones.base, 0.42)
        : stroke(
            each([-0.5, 0.1, 0.6], (dx) => through(spot, dx, -0.34, dx + 0.14, 0.32)),
            tones.deep,
            4,
            0.4,
          ))
    )
  })
}

/** Filled pockets that are served in their broth. */
function inBroth(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const vessel = bowl(brush, scene.glaze, x, y, radius)
  const r = vessel.well
  return (
    heldIn(
      brush,
      vessel,
      surface(brush, soupColour(larder, true), x, y, r) +
        each([...around(x, y, r * 0.56, 6), [x, y, 0] as const], ([px, py, angle]) =>
          dumpling(
            brush,
            tonesOf('#f0dcb4'),
            spotAt(px, py, r * 0.28, angle + brush.random.between(0.2, 0.8)),
          ),
        ),
    ) + heap(brush, larder.herbs.slice(0, 1), { x, y, radius: r * 0.7 }, 9, r * 0.1, 1.8)
  )
}

/** Filled pockets in a ring around their sauce: gyoza, pierogi, empanadas, samosas. */
export function dumplings(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  if (scene.form === null && larder.all.some(({ category }) => category === 'stock')) return inBroth(scene)
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.86)
  const r = vessel.well
  const sauce = namedSauce(scene.words) ?? sauceColour(larder, '#5d2f16')
  const dough = tonesOf(scene.form === 'pastry' ? '#d9a04a' : '#f0dcb4')
  const dipped =
    scene.form !== 'pastry' &&
    larder.all.some(({ id }) => /soy-sauce|tamari|vinegar|sauce$|sriracha/.test(id))
  const away = dipped || scene.form === null ? 0.66 : 0.56
  return (
    vessel.drawn +
    (scene.form === 'rolls' ? rolls(scene, dipped ? x - r * 0.2 : x, y, r) : '') +
    (scene.form === 'maki' ? maki(scene, x, y, r) : '') +
    each(
      scene.form === 'rolls' || scene.form === 'maki' ? [] : around(x, y, r * away, 8, -Math.PI / 2),
      ([px, py, angle]) =>
        dumpling(
          brush,
          dough,
          spotAt(px, py, r * 0.29, angle + Math.PI / 2 + brush.random.between(-0.1, 0.1)),
        ),
    ) +
    (dipped ? saucer(scene, x, y, r * 0.3, sauce) : '') +
    (scene.form === null && !dipped
      ? heap(
          brush,
          larder.vegetables.filter(({ category }) => category !== 'potato'),
          { x, y, radius: r * 0.34 },
          12,
          r * 0.12,
          1,
        )
      : '') +
    seeded(scene, x, y, r * 0.82, 40, 5) +
    each(
      (scene.form === 'pastry' ? [] : larder.vegetables).filter(({ id }) =>
        /spring-onion|chilli|radish/.test(id),
      ),
      (item) => heap(brush, [item], { x, y, radius: r * 0.8 }, 10, r * 0.12, 1.6),
    ) +
    garnish(scene, x + r * 0.6, y + r * 0.52, r * 0.14, 2)
  )
}
