import { shifted, tonesOf } from '../colour.ts'
import {
  around,
  line,
  lineOf,
  moved,
  pairs,
  posed,
  roundAt,
  sharpPath,
  inset,
  type Outline,
  type Point,
} from '../outline.ts'
import type { Scene } from '../scene.ts'
import { castShadow, disc, each, fill, soft, stroke, times } from '../svg.ts'
import type { Layer } from './look.ts'
import { paintOf, type Paint } from './paint.ts'
import { numbersOf } from './quantity.ts'

type Shape = (scene: Scene, colours: readonly string[], numbers: readonly number[]) => string

/** A line "KIND COLOUR … numbers" with so many colours. */
const shaped =
  (colours: number, shape: Shape, ...usual: readonly (number | null)[]) =>
  (words: readonly string[]): Layer => {
    const paints: Paint[] = words.slice(0, colours).map(paintOf)
    const numbers = numbersOf(words, colours, usual)
    return (scene) =>
      shape(
        scene,
        paints.map((paint) => paint(scene)),
        numbers,
      )
  }

const round = ({ brush, x, y }: Scene, size: number, dy = 0, wobble = 0.008) =>
  roundAt(brush.random, { x, y: y + dy, size, turn: 0 }, wobble, 1, 26)

/** The top of a round thing in its light. */
const lid = (outline: Outline, colour: string, size: number) => {
  const tones = tonesOf(colour)
  return (
    soft(outline, tones.shade) +
    soft(inset(outline, 0.975, -1, -2), tones.base) +
    soft(inset(outline, 0.7, -size * 0.06, -size * 0.07), tones.light, 0.42)
  )
}

/** The wall of something so high, from its foot up to under its top; the middle may be a band of filling. */
function wall(outline: (dy: number) => string, high: number, side: string, band: string | undefined): string {
  const tones = tonesOf(side)
  return times(7, (at) => {
    const layer = band !== undefined && (at === 3 || at === 4)
    return fill(outline(high * (1 - at / 6)), layer ? (band ?? side) : at === 0 ? tones.deep : tones.shade)
  })
}

/** A part of a round between two angles. */
const wedge = (x: number, y: number, size: number, from: number, to: number): Outline => [
  [x, y],
  ...Array.from({ length: 24 }, (_, at): Point => {
    const angle = from + ((to - from) * at) / 23
    return [x + Math.cos(angle) * size, y + Math.sin(angle) * size]
  }),
]

/** Lines from the middle outwards, all round, straight or leaning. */
const rays = ({ x, y, radius }: Scene, count: number, from: number, to: number, lean: number) =>
  each(around(x, y, 0, count, 0.3), ([, , angle]) =>
    line(
      [from, (from + to) / 2 + (lean ? 0.02 : 0), to].map((away, at): Point => [
        x + Math.cos(angle + (lean * at) / 2) * radius * away,
        y + Math.sin(angle + (lean * at) / 2) * radius * away,
      ]),
    ),
  )

/** What is round: cakes, tarts, pies, puddings. Sizes are shares of the scene's half width. */
export const rounds = {
  /** drum SIDE TOP SIZE HIGH: a whole cake or pudding, so high. */
  drum: shaped(
    2,
    (scene, [side = '', top = ''], [size = 1, high = 0.2]) => {
      const { radius } = scene
      const [r, h] = [size * radius, high * radius]
      const shape = round(scene, r)
      return (
        fill(sharpPath(moved(shape, h * 0.8, h + 14)), '#2a1409', 0.28) +
        wall((dy) => sharpPath(moved(shape, 0, dy)), h, side, undefined) +
        lid(round(scene, r), top, r)
      )
    },
    null,
    null,
  ),
  /** cake SIDE TOP BAND SIZE HIGH: with a slice drawn out, its filling a band of that colour. */
  cake: shaped(
    3,
    (scene, [side = '', top = '', band = ''], [size = 1, high = 0.2]) => {
      const { x, y, radius, brush } = scene
      const [r, h] = [size * radius, high * radius]
      const from = brush.random.between(0.2, 0.4)
      const [open, turn] = [0.62, Math.PI * 2]
      const middle = from + open / 2
      const [ox, oy] = [x + Math.cos(middle) * r * 0.24, y + Math.sin(middle) * r * 0.24]
      const parts = [
        wedge(x, y, r, from + open, from + turn),
        wedge(ox, oy, r, from + 0.03, from + open - 0.03),
      ]
      return each(
        parts,
        (part) =>
          fill(sharpPath(moved(part, 20, h + 14)), '#2a1409', 0.26) +
          wall((dy) => sharpPath(moved(part, 0, dy)), h, side, band) +
          fill(sharpPath(part), tonesOf(top).shade) +
          fill(sharpPath(inset(part, 0.97, -1, -2)), tonesOf(top).base) +
          fill(sharpPath(inset(part, 0.7, -r * 0.05, -r * 0.06)), tonesOf(top).light, 0.42),
      )
    },
    null,
    null,
  ),
  /** disc COLOUR SIZE: flat and round. */
  disc: shaped(
    1,
    (scene, [colour = ''], [size = 1]) => lid(round(scene, scene.radius * size), colour, scene.radius * size),
    null,
  ),
  /** crust COLOUR FILLING SIZE FLUTES: a case of pastry and what fills it. */
  crust: shaped(
    2,
    (scene, [colour = '', filling = ''], [size = 1, flutes = 44]) => {
      const { x, y, radius, brush } = scene
      const [r, crust, inner] = [radius * size, tonesOf(colour), tonesOf(filling)]
      const rim =
        flutes > 0
          ? Array.from({ length: flutes * 2 }, (_, at): Point => {
              const angle = (at / (flutes * 2)) * Math.PI * 2
              const away = r * (at % 2 ? 1.025 : 0.97)
              return [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
            })
          : roundAt(brush.random, { x, y, size: r, turn: 0 }, 0.02, 1, 24)
      const bubbles = Array.from({ length: flutes > 0 ? 0 : 26 }, (): Point => {
        const [angle, away] = [brush.random.between(0, 6.28), r * brush.random.between(0.91, 0.97)]
        return [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
      })
      return (
        castShadow(rim, 14, 0.34) +
        soft(rim, crust.shade) +
        soft(inset(rim, 0.985, -2, -3), crust.base) +
        soft(inset(rim, 0.95, -3, -4), crust.light, 0.5) +
        each(bubbles, ([px, py]) => disc(px, py, r * brush.random.between(0.01, 0.026), '#8f4e1c', 0.5)) +
        disc(x, y, r * 0.885, crust.deep, 0.6) +
        disc(x - 1, y - 1, r * 0.87, inner.shade) +
        disc(x - 2, y - 3, r * 0.85, inner.base) +
        soft(
          roundAt(brush.random, { x: x - r * 0.08, y: y - r * 0.1, size: r * 0.5, turn: 0 }, 0.05),
          inner.light,
          0.35,
        )
      )
    },
    null,
    44,
  ),
  /** rays COLOUR COUNT FROM TO LEAN WIDTH: crimps, slits, flutes. */
  rays: shaped(
    1,
    (scene, [colour = ''], [count = 12, from = 0.8, to = 1, lean = 0, wide = 6]) =>
      stroke(rays(scene, count, from, to, lean), colour, wide, 0.7),
    null,
    null,
    null,
    null,
    null,
  ),
  /** lattice COLOUR SIZE COUNT: strips laid crosswise; the pockets of a waffle. */
  lattice: shaped(
    1,
    ({ x, y, radius }, [colour = ''], [size = 1, count = 5]) => {
      const strips = Array.from({ length: count }, (_, at): Outline => {
        const off = ((at + 0.5) / count) * 1.8 - 0.9
        const reach = Math.sqrt(0.86 - off * off)
        return pairs(off, -reach, off, reach)
      })
      const [tones, wide] = [tonesOf(colour), (radius * size * 0.5) / count]
      return each([0.5, 0.5 - Math.PI / 2], (turn) =>
        each(strips, (strip) => {
          const path = line(posed(strip, { x, y, size: radius * size, turn }))
          return (
            stroke(path, '#2a1409', wide * 1.1, 0.22) +
            stroke(path, tones.shade, wide) +
            stroke(path, tones.light, wide * 0.66)
          )
        }),
      )
    },
    null,
    null,
  ),
  /** cut COLOUR ANGLE SIZE: one cut from the middle outwards. */
  cut: shaped(
    1,
    ({ x, y, radius }, [colour = ''], [angle = 0, size = 1]) =>
      stroke(
        lineOf(x, y, x + Math.cos(angle) * radius * size, y + Math.sin(angle) * radius * size),
        colour,
        6,
        0.7,
      ),
    null,
    null,
  ),
  /** coil COLOUR SIZE WIDTH: a ring of dough, as thick as that. */
  coil: shaped(
    1,
    (scene, [colour = ''], [size = 0.5, wide = 0.4]) => {
      const { radius } = scene
      const tones = tonesOf(colour)
      const w = radius * wide
      const path = (dx: number, dy: number) => sharpPath(moved(round(scene, radius * size), dx, dy))
      return (
        stroke(path(12, 18), '#2a1409', w, 0.28) +
        stroke(path(0, 0), tones.shade, w) +
        stroke(path(-2, -4), tones.base, w * 0.86) +
        stroke(path(-7, -10), tones.light, w * 0.24, 0.6)
      )
    },
    null,
    null,
  ),
  /** shine COLOUR X Y SIZE: a gleam on a smooth top. */
  shine: shaped(
    1,
    ({ x, y, radius }, [colour = ''], [dx = 0, dy = 0, size = 0.3]) => {
      const r = radius * size
      const [px, py] = [x + dx * radius, y + dy * radius]
      return stroke(
        lineOf(px - r, py + r * 0.5, px - r * 0.7, py - r * 0.5, px + r * 0.2, py - r),
        shifted(colour, { light: 0.1 }),
        8,
        0.75,
      )
    },
    null,
    null,
    null,
  ),
}
