import { dollop } from '../forms/named.ts'
import { each, soft, body, stroke } from '../svg.ts'
import { spotAt, through, outlineOf, type Outline, inset, posed } from '../outline.ts'
import { sugared } from '../strewn.ts'
import { tonesOf } from '../colour.ts'
import { browned } from './crust.ts'
import { fruitsOf, herbTop } from './sweet.ts'
import { type Scene, heap } from '../scene.ts'
import { board } from '../table/board.ts'

const log: Outline = outlineOf(
  '-1 -0.24, -0.9 -0.33, 0 -0.34, 0.86 -0.33, 0.9 -0.2, 0.9 0.2, 0.86 0.33, 0 0.34, -0.9 0.33, -1 0.24',
)

const end: Outline = outlineOf('-0.3 -0.98, 0.22 -1, 0.32 0, 0.22 1, -0.3 0.98, -0.36 0')

/** A roll of thin pastry on a board, one slice cut and leaning, its filling showing. */
export function strudel(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const under = board(brush, x - 26, y, radius * 1.08)
  const spot = { x: x - radius * 0.16, y: y - radius * 0.14, size: radius * 0.8, turn: -0.1 }
  const tones = tonesOf('#d39a4c')
  const outline = posed(log, spot)
  const leaves = each([-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.72], (at) =>
    through(spot, at - 0.04, -0.3, at + 0.06, 0, at - 0.02, 0.3),
  )
  const fruit = fruitsOf(scene)
  const cuts = [
    { x: x + radius * 0.6, y: y - radius * 0.18, size: radius * 0.3, turn: 0.06 },
    { x: x + radius * 0.34, y: y + radius * 0.38, size: radius * 0.3, turn: 0.4 },
  ].map((own) => {
    const face = posed(end, own)
    return (
      body(face, tonesOf('#c98a3e'), own.size) +
      soft(inset(face, 0.84), '#f2d9a2') +
      heap(brush, fruit, { x: own.x, y: own.y, radius: own.size * 0.36 }, 6, own.size * 0.2, 0.8)
    )
  })
  return (
    under.drawn +
    body(outline, tones, spot.size * 0.5) +
    soft(inset(outline, 0.88, -4, -8), tones.light, 0.35) +
    stroke(leaves, tones.deep, 5, 0.5) +
    browned(brush, spot.x, spot.y, spot.size * 0.75, spot.size * 0.2, 16) +
    cuts.join('') +
    sugared(scene, spot.x, spot.y, spot.size * 0.7, 220) +
    (larder.creams.some(({ id }) => /cream|yogurt/.test(id))
      ? dollop(brush, tonesOf('#fff6e6'), spotAt(x - radius * 0.34, y + radius * 0.46, radius * 0.15, 0.3))
      : '') +
    herbTop(scene, x - radius * 0.34, y + radius * 0.42, radius * 0.09)
  )
}
