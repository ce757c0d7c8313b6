import { times, soft, castShadow, stroke } from '../svg.ts'
import { roundAt, type Point, inset, line } from '../outline.ts'
import { sugared } from '../strewn.ts'
import { tonesOf } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { board } from '../table/board.ts'
import { plate } from '../table/plate.ts'
import { browned, rays } from './crust.ts'

/** A pie or galette under its lid: crimped at the rim, glazed, slit where the steam comes out. */
export function lidded(scene: Scene, isSweet: boolean): string {
  const { brush, x, y, radius } = scene
  const { random } = brush
  const r = radius * 0.84
  const crust = tonesOf('#d6983f')
  const rim = roundAt(random, { x, y, size: r, turn: 0 }, 0.008, 1, 24)
  const slits = times(5, (at) => {
    const angle = (at / 5) * Math.PI * 2 + 0.3
    const away = (share: number): Point => [x + Math.cos(angle) * r * share, y + Math.sin(angle) * r * share]
    return line([away(0.14), away(0.26), away(0.4)])
  })
  return (
    (isSweet
      ? plate(brush, scene.glaze, x, y, radius, 0.86).drawn
      : board(brush, x - 20, y, radius * 1.06).drawn) +
    castShadow(rim, 16, 0.32) +
    soft(rim, crust.shade) +
    soft(inset(rim, 0.985, -2, -3), crust.base) +
    stroke(rays(x, y, r, 48, 0.88, 0.98, 0.05), crust.deep, 6, 0.45) +
    soft(inset(rim, 0.85), crust.shade, 0.9) +
    soft(inset(rim, 0.83, -2, -4), crust.base) +
    soft(inset(rim, 0.5, -r * 0.1, -r * 0.12), crust.light, 0.6) +
    stroke(rays(x, y, r, 14, 0.46, 0.78, 0.5), crust.shade, 6, 0.7) +
    browned(brush, x, y, r * 0.6, r * 0.6, 22) +
    stroke(slits, '#6b3413', 9, 0.85) +
    (isSweet ? sugared(scene, x, y, r * 0.8, 120) : '')
  )
}
