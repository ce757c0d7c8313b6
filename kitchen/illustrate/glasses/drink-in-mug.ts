import { line, spotAt, posed, roundOutline, sharpPath, softPath } from '../outline.ts'
import { tonesOf } from '../colour.ts'
import { type Glass, bowlOutline, halfAt } from './glass.ts'
import { iceCube } from '../forms/named.ts'
import { ellipse } from './rings.ts'
import type { Scene } from '../scene.ts'
import { fill, linear, stroke } from '../svg.ts'

export function drinkInMug(scene: Scene, glass: Glass, colour: string): string {
  const { brush, x } = scene
  const { random } = brush
  const copper = glass.kind === 'copperMug'
  const tones = tonesOf(copper ? '#c9723c' : scene.glaze.clay)
  const wall = bowlOutline(glass, x, glass.rim, 8)
  const rim = halfAt(glass, glass.rim)
  const middle = (glass.rim + glass.bottom) / 2
  const shine = linear(
    brush,
    [x - rim, 0],
    [x + rim, 0],
    [
      [0, tones.shade],
      [0.2, tones.light],
      [0.34, tones.glow],
      [0.46, tones.base],
      [0.8, tones.shade],
      [1, tones.deep],
    ],
  )
  const handle = (dx: number, dy: number) =>
    line([
      [x + rim - 6 + dx, glass.rim + 60 + dy],
      [x + rim + 92 + dx, glass.rim + 56 + dy],
      [x + rim + 104 + dx, middle + 20 + dy],
      [x + rim + 60 + dx, glass.bottom - 70 + dy],
      [x + rim - 14 + dx, glass.bottom - 80 + dy],
    ])
  const dents = copper
    ? Array.from({ length: 70 }, () => {
        const y = random.between(glass.rim + 34, glass.bottom - 16)
        const dx = random.between(-0.93, 0.93)
        return softPath(
          posed(
            roundOutline(random, 0.1, 1.1, 7),
            spotAt(x + dx * halfAt(glass, y), y, random.between(9, 15) * (1 - Math.abs(dx) * 0.4), 0),
          ),
        )
      })
    : []
  const hot = !copper
  const ice = copper && scene.larder.all.some(({ id }) => id === 'ice')
  const whipped = hot ? scene.larder.all.find(({ id }) => /^cream$|marshmallow/.test(id)) : undefined
  if (whipped) brush.note(whipped.id)
  const steam = hot
    ? [-50, 10, 66].map((dx) =>
        line([
          [x + dx, glass.rim - 40],
          [x + dx + 26, glass.rim - 90],
          [x + dx - 18, glass.rim - 150],
          [x + dx + 14, glass.rim - 220],
        ]),
      )
    : []
  return (
    stroke(handle(6, 12), '#2a1409', 26, 0.25) +
    stroke(handle(0, 0), tones.shade, 26) +
    stroke(handle(-3, -4), tones.light, 9) +
    fill(sharpPath(wall), shine) +
    fill(dents.join(''), tones.deep, 0.13) +
    stroke(dents.join(''), tones.glow, 1.6, 0.3) +
    (hot
      ? stroke(
          line([
            [x - halfAt(glass, middle) - 2, middle],
            [x, middle + 22],
            [x + halfAt(glass, middle) + 2, middle],
          ]),
          scene.glaze.paint,
          12,
          0.8,
        )
      : '') +
    ellipse(x, glass.rim, rim + 8, rim * 0.24, tones.light) +
    ellipse(x, glass.rim + 3, rim - 2, rim * 0.21, tones.deep) +
    ellipse(x, glass.rim + 9, rim - 12, rim * 0.17, tonesOf(colour).base) +
    ellipse(x - 12, glass.rim + 8, rim * 0.6, rim * 0.09, tonesOf(colour).light, 0.6) +
    (whipped
      ? ellipse(x, glass.rim + 7, rim * 0.72, rim * 0.12, '#fff6e4') +
        ellipse(x - 10, glass.rim + 2, rim * 0.46, rim * 0.08, '#fffdf6')
      : '') +
    (hot ? stroke(steam.join(''), '#fffaf0', 13, 0.3) : '') +
    (ice
      ? iceCube(brush, tones, spotAt(x - 66, glass.rim - 8, 50, 0.2)) +
        iceCube(brush, tones, spotAt(x + 40, glass.rim - 4, 46, -0.5)) +
        iceCube(brush, tones, spotAt(x - 8, glass.rim - 22, 44, 0.6))
      : '')
  )
}
