import { mix, tonesOf } from '../colour.ts'
import { sausage } from '../forms/meat.ts'
import { dumpling } from '../forms/pasta.ts'
import { oilDrops } from '../forms/sauce.ts'
import { sprinkle } from '../forms/scatter.ts'
import { namedSauce, sauceColour } from '../larder.ts'
import { inset, posed, roundOutline, softPath } from '../outline.ts'
import { type Scene, garnish, heap } from '../scene.ts'
import { castShadow, fill } from '../svg.ts'
import { plate } from '../table/plate.ts'

/** Filled pockets in a ring around their sauce: gyoza, pierogi, empanadas, samosas. */
export function dumplings(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.86)
  const r = vessel.well
  const sauce = namedSauce(scene.words) ?? sauceColour(larder, '#5d2f16')
  const count = 8
  const dough = tonesOf(scene.form === 'pastry' ? '#d9a04a' : '#f0dcb4')
  const saucer = posed(roundOutline(brush.random, 0.01, 1, 18), { x, y, size: r * 0.3, turn: 0 })
  const clay = tonesOf(mix(scene.glaze.clay, '#f6ead2', 0.3))
  return (
    vessel.drawn +
    Array.from({ length: count }, (_, at) => {
      const angle = (at / count) * Math.PI * 2 - Math.PI / 2
      const rolled = scene.form === 'rolls'
      return (rolled ? sausage : dumpling)(brush, dough, {
        x: x + Math.cos(angle) * r * 0.66,
        y: y + Math.sin(angle) * r * 0.66,
        size: r * 0.29,
        turn: angle + Math.PI / 2 + brush.random.between(-0.1, 0.1),
      })
    }).join('') +
    castShadow(saucer, 10) +
    fill(softPath(saucer), clay.base) +
    fill(softPath(inset(saucer, 0.86)), clay.shade) +
    fill(softPath(inset(saucer, 0.8, 1, 2)), sauce) +
    oilDrops(brush, '#d0561f', x, y, r * 0.18, 6) +
    sprinkle(brush, '#f6e9c6', x, y, r * 0.82, 40, 5) +
    larder.vegetables
      .filter(({ id }) => /spring-onion|chilli|radish/.test(id))
      .map((item) => heap(brush, [item], { x, y, radius: r * 0.8 }, 10, r * 0.12, 1.6))
      .join('') +
    garnish(scene, x + r * 0.04, y - r * 0.02, r * 0.12, 3) +
    garnish(scene, x + r * 0.6, y + r * 0.52, r * 0.14, 2)
  )
}
