import { dollop } from '../forms/named.ts'
import { each } from '../svg.ts'
import { spotAt } from '../outline.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { mix, tonesOf } from '../colour.ts'
import { oilDrops, surface, swirl } from '../forms/sauce.ts'
import { sprinkle } from '../forms/scatter.ts'
import { type Scene, garnish, heap } from '../scene.ts'
import { bowl, heldIn } from '../table/bowl.ts'

/** Fruit that swims in its own thickened juice, with a spoon of cream where there is some. */
function compote(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const vessel = bowl(brush, scene.glaze, x, y, radius * 0.94)
  const fruit = larder.fruits.length > 0 ? larder.fruits : larder.citrus
  const red = fruit.some(({ id }) => /berr|cherry|currant|plum/.test(id))
  const juice = red ? '#8f1f33' : (fruit[0]?.look.colour ?? '#d9a24c')
  const cream = larder.creams.find(({ id }) => !/milk$/.test(id))
  const own = (item: Ingredient): Ingredient => ({
    ...item,
    look: { ...item.look, colour: mix(item.look.colour, juice, 0.45) },
  })
  return (
    heldIn(
      brush,
      vessel,
      surface(brush, juice, x, y, vessel.well) +
        heap(brush, fruit.map(own), { x, y, radius: radius * 0.64 }, 40, radius * 0.14, 0.95) +
        oilDrops(brush, juice, x, y, radius * 0.7, 30),
    ) +
    (cream
      ? dollop(brush, tonesOf(mix(cream.look.colour, '#fff8ea', 0.5)), spotAt(x, y, radius * 0.26, 0.4))
      : '') +
    garnish(scene, x, y - radius * 0.06, radius * 0.12, 2)
  )
}

/** Fruit in a bowl with its juice: fruit salad, compote, granola, chia. */
export function fruitBowl(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const vessel = bowl(brush, scene.glaze, x, y, radius * 0.94)
  const stewed = scene.form === 'compote'
  const pale = stewed ? undefined : larder.creams[0]
  const juice =
    pale || /chia|porridge|granola|yog|muesli|oat|pudding|reis|arroz|riz/.test(scene.words)
      ? '#f7ead2'
      : mix(larder.fruits[0]?.look.colour ?? '#d9853c', '#f6c98a', 0.3)
  const fruit = [...larder.fruits, ...larder.citrus]
  const oats = larder.starches.filter(({ id }) => /oats$/.test(id))
  if (stewed) return compote(scene)
  return (
    heldIn(
      brush,
      vessel,
      surface(brush, juice, x, y, vessel.well) +
        each(oats, ({ id, look }) => {
          brush.note(id)
          return sprinkle(brush, look.colour, x, y, radius * 0.76, 420, 10)
        }) +
        (pale ? swirl(brush, '#fffaf0', x, y, radius * 0.5, 2) : '') +
        heap(
          brush,
          fruit,
          {
            x: pale ? x + radius * 0.12 : x,
            y: pale ? y + radius * 0.08 : y,
            radius: radius * (pale ? 0.44 : 0.66),
          },
          pale ? 26 : 48,
          radius * 0.155,
          0.85,
        ),
    ) +
    each(larder.nuts.slice(0, 2), (nut) =>
      heap(brush, [nut], { x: x - radius * 0.1, y, radius: radius * 0.5 }, 14, 34, 1),
    ) +
    garnish(scene, x, y - radius * 0.06, radius * 0.16, 3)
  )
}
