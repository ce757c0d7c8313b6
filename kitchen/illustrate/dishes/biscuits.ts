import { shifted, tonesOf } from '../colour.ts'
import { sweetColour } from './sweet.ts'
import { dusting, spread, sprinkle } from '../forms/scatter.ts'
import { type Spot, line, nudged, posed, roundOutline } from '../outline.ts'
import { type Scene, garnish, inTurn } from '../scene.ts'
import { body, stroke } from '../svg.ts'
import { plate } from '../table/plate.ts'

/** Biscuits, truffles or small cakes, overlapping on a plate. */
export function biscuits(scene: Scene): string {
  const { brush, larder, x, y, radius, words } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.82)
  const r = vessel.well
  const ball =
    /truffle|truffe|trufa|praline|energy|ball|kugel|rocher|amaretti|profiterole|bunuelo|beignet/.test(words)
  const square = /brownie|shortbread|blondie|schnitten|squares|financier/.test(words)
  const dough =
    ball || square
      ? sweetColour(larder, words)
      : larder.chocolate.length > 0 && /brown|choc.*cookies?$/.test(words)
        ? '#c08344'
        : '#d9a65c'
  const tones = (by: number) => tonesOf(shifted(dough, { light: by }))
  const bits = [...larder.chocolate, ...larder.nuts, ...larder.fruits]
  const one = (px: number, py: number, size: number): string => {
    const spot: Spot = { x: px, y: py, size, turn: random.between(0, 3) }
    const shape = square
      ? nudged(
          random,
          [
            [-0.85, -0.85],
            [0, -0.9],
            [0.85, -0.85],
            [0.9, 0],
            [0.85, 0.85],
            [0, 0.9],
            [-0.85, 0.85],
            [-0.9, 0],
          ],
          0.04,
        )
      : roundOutline(random, ball ? 0.03 : 0.06, 1, 13)
    const outline = posed(shape, spot)
    const colour = tones(random.between(-0.03, 0.03))
    const cracks = Array.from({ length: 4 }, () => {
      const a = random.between(0, 6)
      return line(
        posed(
          [
            [Math.cos(a) * 0.2, Math.sin(a) * 0.2],
            [Math.cos(a + 0.4) * 0.5, Math.sin(a + 0.4) * 0.5],
            [Math.cos(a + 0.2) * 0.78, Math.sin(a + 0.2) * 0.78],
          ],
          spot,
        ),
      )
    })
    return (
      body(outline, colour, size, { shadow: 1.1 }) +
      (ball
        ? dusting(brush, larder.chocolate.length > 0 ? '#8a5a3a' : '#fff6e2', px - 4, py - 6, size * 0.86, 60)
        : stroke(cracks.join(''), colour.shade, 4, 0.8)) +
      (ball
        ? ''
        : spread(brush, px, py, size * 0.66, bits.length > 0 ? 7 : 0, size * 0.32)
            .map(([bx, by], at) => inTurn(brush, bits, at, bx, by, size * 0.24))
            .join(''))
    )
  }
  const points = spread(brush, x, y, r * 0.66, ball ? 17 : 10, r * (ball ? 0.34 : 0.46))
  return (
    vessel.drawn +
    points.map(([px, py]) => one(px, py, r * (ball ? 0.2 : 0.31))).join('') +
    sprinkle(brush, dough, x, y, r * 0.95, 40, 5) +
    dusting(brush, '#fffaf0', x, y, r * 0.7, 70) +
    garnish(scene, x + r * 0.4, y - r * 0.5, r * 0.15, 2)
  )
}
