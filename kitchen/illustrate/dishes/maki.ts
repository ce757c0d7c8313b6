import { mix, tonesOf } from '../colour.ts'
import { around, inset, roundAt, spotAt } from '../outline.ts'
import { bite, piece, type Scene } from '../scene.ts'
import { seeded } from '../strewn.ts'
import { body, dots, each, soft } from '../svg.ts'

/** Cut rolls, seen from above: a sheet of seaweed around rice, and the filling in its middle. */
export function maki(scene: Scene, x: number, y: number, r: number): string {
  const { brush, larder } = scene
  const { random } = brush
  const filling = [...larder.proteins, ...larder.vegetables, ...larder.fruits, ...larder.greens]
  const rice = larder.starches.find(({ category }) => category === 'grain')
  for (const { id } of larder.all) if (id === 'nori' || id === rice?.id) brush.note(id)
  const [sheet, grains] = [tonesOf('#26302a'), mix(rice?.look.colour ?? '#f4efe2', '#fbf7ee', 0.6)]
  return (
    each(around(x, y, r * 0.66, 9), ([px, py, angle], at) => {
      const spot = spotAt(px, py, r * 0.22, angle)
      const outline = roundAt(random, spot, 0.02, 0.97, 16)
      const inner = inset(outline, 0.86)
      const specks = Array.from({ length: 26 }, (): readonly [number, number] => {
        const [turn, away] = [random.between(0, Math.PI * 2), random.between(0.5, 0.76) * spot.size]
        return [spot.x + Math.cos(turn) * away, spot.y + Math.sin(turn) * away]
      })
      return (
        body(outline, sheet, spot.size) +
        soft(inner, grains) +
        dots(specks, spot.size * 0.11, mix(grains, '#b9a98a', 0.35), 0.8) +
        soft(inset(outline, 0.46), mix(grains, '#5a4630', 0.35)) +
        each([-0.17, 0.17], (along, order) => {
          const item = filling[(at + order) % Math.max(1, filling.length)]
          const away = along * spot.size
          return item ? bite(brush, item, spot.x + away, spot.y + away, spot.size * 0.3, 0.9) : ''
        })
      )
    }) +
    seeded(scene, x, y, r * 0.8, 50, 5) +
    each(larder.citrus.slice(0, 1), (lemon) => piece(brush, lemon, x + r * 0.78, y + r * 0.5, r * 0.12))
  )
}
