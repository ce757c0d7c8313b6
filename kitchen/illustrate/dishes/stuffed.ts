import { mix, tonesOf } from '../colour.ts'
import { surface } from '../forms/sauce.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { inset, outlineOf, roundAt, roundOutline, posed, spotAt, type Spot } from '../outline.ts'
import { garnish, heap, type Scene } from '../scene.ts'
import { peppered } from '../strewn.ts'
import { body, castShadow, each, soft } from '../svg.ts'
import { bakedIn, bakingDish } from '../table/baking-dish.ts'
import { browned, molten } from './crust.ts'

/** Vegetables that are hollowed and filled. */
const shells =
  /tomato$|bell-pepper|pointed-pepper|courgette|aubergine|mushroom|portobello|squash|pumpkin|onion$|potato$|kohlrabi|artichoke|cabbage|chard|beetroot/
const halved = /courgette|aubergine|pointed-pepper|potato$|butternut/

/** Where the shells lie in half the dish's width: whole ones in two rows, halves across it. */
const whole = outlineOf('-0.6 -0.3, 0.01 -0.33, 0.61 -0.28, -0.59 0.32, 0.02 0.3, 0.6 0.34')
const across = outlineOf('-0.68 0.01, -0.23 -0.02, 0.23 0.02, 0.68 -0.01')

const shellOf = ({ larder: { vegetables, greens } }: Scene): Ingredient | undefined =>
  vegetables.find(({ id }) => shells.test(id)) ?? [...vegetables, ...greens][0]

/** Filled vegetables in the dish in which they were baked. */
export function stuffed(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const dish = bakingDish(brush, scene.glaze, x, y, radius * 1.04)
  const half = radius * 0.9
  const shell = shellOf(scene)
  if (shell) brush.note(shell.id)
  const isLong = halved.test(shell?.id ?? '')
  const isPepper = /pepper/.test(shell?.id ?? '')
  const skin = shell?.look.colour ?? '#c8452c'
  const grain = larder.starches.find(({ category }) => category === 'grain')
  const minced = larder.proteins.find(({ id }) => /minced|mince$|sausage/.test(id))
  const filling = minced ? '#8a5636' : (grain?.look.colour ?? '#d8b878')
  const pieces = [
    ...larder.proteins,
    ...(grain ? [grain] : []),
    ...larder.legumes,
    ...larder.vegetables.filter((item) => item !== shell),
  ]
  const [cheese] = larder.cheeses

  function filled(spot: Spot): string {
    const outline = isLong
      ? posed(roundOutline(random, 0.02, 0.46, 14), { ...spot, turn: Math.PI / 2 + spot.turn * 0.06 })
      : roundAt(random, spot, isPepper ? 0.07 : 0.02, 0.98, isPepper ? 9 : 16)
    const tones = tonesOf(mix(skin, random.pick(['#ffffff', '#3a1c0c', skin]), 0.08))
    const heaped = isLong ? [-0.42, 0, 0.42] : [0]
    return (
      castShadow(outline, 8) +
      body(outline, tones, spot.size) +
      soft(inset(outline, 0.88), mix(tones.base, '#f6e3b8', 0.45)) +
      soft(inset(outline, 0.8), mix(filling, '#3a1c0c', 0.3)) +
      soft(inset(outline, 0.74, -1, -3), filling) +
      each(heaped, (along) =>
        heap(
          brush,
          pieces,
          { x: spot.x, y: spot.y + along * spot.size, radius: spot.size * (isLong ? 0.3 : 0.56) },
          isLong ? 6 : 12,
          spot.size * 0.19,
          0.9,
        ),
      ) +
      (cheese
        ? molten(
            brush,
            mix(cheese.look.colour, '#eab046', 0.55),
            [spot.x, spot.y, spot.size * (isLong ? 0.21 : 0.42), spot.size * (isLong ? 0.7 : 0.42)],
            spot.size * 0.3,
            isLong ? 7 : 5,
          )
        : '') +
      browned(
        brush,
        spot.x,
        spot.y,
        spot.size * (isLong ? 0.24 : 0.42),
        spot.size * (isLong ? 0.7 : 0.42),
        7,
      ) +
      garnish(scene, spot.x, spot.y, spot.size * (isLong ? 0.16 : 0.24), 1)
    )
  }

  if (cheese) brush.note(cheese.id)
  const size = isLong ? half * 0.54 : half * 0.32
  const shellsDrawn = each(isLong ? across : whole, ([px, py]) =>
    filled(spotAt(x + px * half, y + py * half, size, random.between(-1, 1))),
  )
  return (
    bakedIn(
      brush,
      dish,
      surface(
        brush,
        larder.all.some(({ id }) => /tomato|passata/.test(id)) ? '#c2512b' : '#c9913f',
        x,
        y,
        half * 1.2,
      ) + shellsDrawn,
    ) + peppered(scene, x, y, half * 0.6, 24, 3)
  )
}
