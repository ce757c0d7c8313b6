import { shifted, tonesOf } from '../colour.ts'
import { formNamed } from '../forms/named.ts'
import { spread } from '../forms/scatter.ts'
import { around, outlineOf, pointAt, spotAt } from '../outline.ts'
import type { Scene } from '../scene.ts'
import { each } from '../svg.ts'
import type { Layer } from './look.ts'
import { paintOf } from './paint.ts'
import { numbersOf, quantityOf } from './quantity.ts'

/** Where the pieces lie: x, y and an angle, in shares of the scene's half width. */
type Pattern = (scene: Scene) => readonly (readonly [x: number, y: number, angle: number])[]

const patterns: Readonly<Record<string, (words: readonly string[]) => Pattern>> = {
  /** ring COUNT AWAY [START]: each turned outwards. */
  ring: (words) => {
    const [count = 6, away = 0.5, start] = numbersOf(words, 0, [null, null, 0])
    return () => around(0, 0, away, count, start)
  },
  /** grid COLUMNS ROWS X Y: so far apart, rows shifted a little. */
  grid: (words) => {
    const [columns = 1, rows = 1, wide = 1, high = 1] = numbersOf(words, 0, [null, null, null, null])
    return ({ brush }) =>
      Array.from({ length: columns * rows }, (_, at) => {
        const [column, row] = [at % columns, Math.floor(at / columns)]
        const jitter = brush.random.between(-0.012, 0.012)
        return [(column - (columns - 1) / 2) * wide + jitter, (row - (rows - 1) / 2) * high + jitter, 0]
      })
  },
  /** heap COUNT SIZE APART: by chance, the outer ones first. */
  heap: (words) => {
    const [count = 1, size = 1, apart = 0.1] = numbersOf(words, 0, [null, null, null])
    return ({ brush }) => spread(brush, 0, 0, size, count, apart).map(([x, y]) => [x, y, 0])
  },
  /** at X Y, X Y …: just there. */
  at: (words) => {
    const places = outlineOf(words.join(' '))
    return () => places.map(([x, y]) => [x, y, 0])
  },
}

/**
 * "each FORM COLOUR SIZE TURN PATTERN …": a form of the drawings at every place of a pattern. The lines that follow with
 * a dash are painted on every piece: their half width is the piece's.
 */
export function eachPiece(words: readonly string[], own: readonly Layer[]): Layer {
  const [name = '', colour = '', size, lean, kind = '', ...rest] = words
  const form = formNamed(name)
  const [paint, scale, heading] = [paintOf(colour), quantityOf(size), quantityOf(lean)]
  const pattern = Object.hasOwn(patterns, kind) ? patterns[kind]?.(rest) : undefined
  if (!pattern) throw new Error(`"${kind}" is no pattern`)
  return (scene) => {
    const { brush, x, y, radius, turn } = scene
    const here = spotAt(x, y, radius, turn)
    const base = paint(scene)
    return each(pattern(scene), ([dx, dy, angle]) => {
      const [px, py] = pointAt(here, dx, dy)
      const spot = spotAt(px, py, radius * scale(brush.random), turn + angle + heading(brush.random))
      const tones = tonesOf(shifted(base, { light: brush.random.between(-0.025, 0.025) }))
      const on: Scene = { ...scene, x: spot.x, y: spot.y, radius: spot.size, turn: spot.turn }
      return form(brush, tones, spot) + each(own, (layer) => layer(on))
    })
  }
}
