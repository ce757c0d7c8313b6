import { soft, body } from '../svg.ts'
import { roundAt, outlineOf, inset } from '../outline.ts'
import { sugared } from '../strewn.ts'
import { mix, tonesOf } from '../colour.ts'
import { surface } from '../forms/sauce.ts'
import { type Scene, heap } from '../scene.ts'
import { bakedIn, bakingDish } from '../table/baking-dish.ts'

/** Whole fruit from the oven in its juice, the hollow filled. */
export function bakedFruit(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const dish = bakingDish(brush, scene.glaze, x, y, radius * 1.04)
  const half = radius * 0.9
  const fruit =
    larder.fruits.find(({ id }) => !/raisin|dried|date|cranberry|prune/.test(id)) ?? larder.fruits[0]
  const skin = /apple/.test(fruit?.id ?? 'apple')
    ? '#b9482f'
    : mix(fruit?.look.colour ?? '#c9863c', '#b06a2c', 0.35)
  const filling = [...larder.nuts, ...larder.fruits.filter((item) => item !== fruit)]
  const places = outlineOf('-0.58 -0.3, 0.02 -0.34, 0.6 -0.28, -0.6 0.34, 0 0.3, 0.58 0.36')
  const whole = places.map(([px, py]) => {
    const spot = { x: x + px * half, y: y + py * half, size: half * 0.25, turn: random.between(0, 3) }
    const outline = roundAt(random, spot, 0.04, 0.97, 14)
    const tones = tonesOf(mix(skin, random.pick(['#d98a3c', '#8f2f22', '#c9562c']), 0.22))
    const hollow = inset(outline, 0.46)
    const baked = inset(outline, 0.66, -1, -2)
    return (
      body(outline, tones, spot.size) +
      soft(baked, mix(tones.base, '#e9bd72', 0.5), 0.8) +
      soft(hollow, '#6a3a18', 0.9) +
      heap(brush, filling, { x: spot.x, y: spot.y, radius: spot.size * 0.46 }, 7, spot.size * 0.34, 0.7)
    )
  })
  return (
    bakedIn(brush, dish, surface(brush, '#c98a3a', x, y, half * 1.2) + whole.join('')) +
    sugared(scene, x, y, half * 0.6, 90)
  )
}
