import { mix, tonesOf } from '../colour.ts'
import { circle } from './vessel-mask.ts'
import { plainLeaf, trefoil } from '../forms/leaf.ts'
import { surface, swirl } from '../forms/sauce.ts'
import { pointIn, sprinkle } from '../forms/scatter.ts'
import { type Scene, garnish, heap } from '../scene.ts'
import { clipped } from '../svg.ts'
import { bowl, innerShadow } from '../table/bowl.ts'

const greenTones = tonesOf('#6c8f3f')

/** Fruit in a bowl with its juice: fruit salad, compote, granola, chia. */
export function fruitBowl(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const vessel = bowl(brush, scene.glaze, x, y, radius * 0.94)
  const pale = larder.creams[0]
  const juice =
    pale || /chia|porridge|granola|yog|muesli|oat|pudding|reis|arroz|riz/.test(scene.words)
      ? '#f7ead2'
      : mix(larder.fruits[0]?.look.colour ?? '#d9853c', '#f6c98a', 0.3)
  const fruit = [...larder.fruits, ...larder.citrus]
  return (
    vessel.drawn +
    clipped(
      brush,
      circle(vessel),
      surface(brush, juice, x, y, vessel.well) +
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
        ) +
        innerShadow(brush, vessel),
    ) +
    larder.nuts
      .slice(0, 2)
      .map((nut) => heap(brush, [nut], { x: x - radius * 0.1, y, radius: radius * 0.5 }, 14, 34, 1))
      .join('') +
    (larder.herbs.length > 0 ? garnish(scene, x, y - radius * 0.06, radius * 0.16, 3) : trefoilTop(scene)) +
    sprinkle(brush, '#f4e2b8', ...pointIn(brush, x, y, 20), radius * 0.4, 22, 5)
  )
}

const trefoilTop = ({ brush, x, y, radius }: Scene) =>
  brush.random.chance(0.5)
    ? [0.4, 1.5, 2.6]
        .map((turn) =>
          plainLeaf(brush, greenTones, {
            x: x + Math.cos(turn) * 24,
            y: y + Math.sin(turn) * 24,
            size: radius * 0.12,
            turn,
          }),
        )
        .join('')
    : trefoil(brush, greenTones, { x, y, size: radius * 0.15, turn: 0.4 })
