import { cutOf } from '../forms/cut.ts'
import type { Form } from '../forms/form.ts'
import { bead, citrusSlice, pod, spear, twist } from '../forms/named.ts'
import { each, element, stroke } from '../svg.ts'
import { spotAt, lineOf, type Point, line, posed } from '../outline.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { tonesOf } from '../colour.ts'
import { type Glass, halfAt } from './glass.ts'
import { type Scene, piece } from '../scene.ts'

/** What hangs over the rim: citrus, herbs, a skewered cherry, an olive, celery. */
export function atRim(scene: Scene, glass: Glass): string {
  const { brush, larder, x } = scene
  const { random } = brush
  const rim = halfAt(glass, glass.rim)
  const lemon = larder.citrus[0]
  const cherry = larder.all.find(
    ({ id }) => /cherry|olive|raspberr|strawberr|blackberr/.test(id) && !/tomato|oil|juice|syrup/.test(id),
  )
  const herb = larder.herbs[0]
  const parts: string[] = []
  const level = glass.rim + (glass.bottom - glass.rim) * glass.headroom
  if (glass.kind === 'highball' && random.chance(0.7)) {
    const top = posed([[0, 0]], { x: x + rim * 0.62, y: glass.rim - 120, size: 1, turn: 0 })[0] ?? [x, 0]
    const straw = line([top, [x + rim * 0.2, level + 40]])
    parts.unshift(
      stroke(straw, '#fbf3e2', 15) +
        element('path', {
          d: straw,
          fill: 'none',
          stroke: '#b5361f',
          'stroke-width': 15,
          'stroke-dasharray': '12 14',
        }),
    )
  }
  if (larder.all.some(({ id }) => id === 'celery'))
    parts.push(
      spear(brush, tonesOf('#a9bf62'), { x: x - rim * 0.3, y: glass.rim - 60, size: 130, turn: -1.3 }),
      pod(brush, tonesOf('#7f9a45'), { x: x + rim * 0.2, y: glass.rim - 40, size: 70, turn: -1.8 }),
    )
  if (herb) {
    const foot: Point = [x - rim * 0.42, glass.rim + (glass.kind === 'copperMug' ? -2 : 26)]
    parts.push(
      each([-2.2, -1.55, -0.9, -1.85, -1.2], (angle, at) =>
        piece(
          brush,
          herb,
          foot[0] + Math.cos(angle) * (at > 2 ? 74 : 46),
          foot[1] + Math.sin(angle) * (at > 2 ? 74 : 46),
          52,
          angle,
        ),
      ),
    )
  }
  if (cherry && glass.kind !== 'cup') {
    const own = { x: x + (herb ? rim * 0.2 : -rim * 0.3), y: (glass.headroom > 0.2 ? level : glass.rim) - 8 }
    const stick = lineOf(own.x - 92, own.y - 60, own.x + 92, own.y + 22)
    parts.push(
      stroke(stick, '#d9b25a', 5),
      each([-26, 22], (dx) =>
        (/berr/.test(cherry.id) ? berryPiece(cherry) : bead)(
          brush,
          tonesOf(cherry.look.colour),
          spotAt(own.x + dx, own.y - 20 + dx * 0.44, 27, 0),
        ),
      ),
    )
  }
  for (const item of [lemon, cherry]) if (item) brush.note(item.id)
  if (lemon) {
    const tones = tonesOf(lemon.look.colour)
    parts.push(
      glass.kind === 'martini' || glass.kind === 'rocks'
        ? twist(brush, tones, spotAt(x + rim * 0.62, glass.rim - 10, 100, 0))
        : citrusSlice(
            brush,
            tones,
            spotAt(x + rim * 0.86, glass.rim - 24, Math.min(74, rim * 0.62), random.between(0, 2)),
          ),
    )
  }
  return parts.join('')
}

/** A berry in its own form. */
const berryPiece = (berry: Ingredient): Form => cutOf(berry).form
