import { mix, shifted, tonesOf } from '../colour.ts'
import { line, posed, roundOutline, softPath, spindle, type Outline, type Point } from '../outline.ts'
import { disc, dots, fill, linear, radial, stroke, type Brush } from '../svg.ts'
import type { Glaze } from './glaze.ts'

/** A vessel as drawn: what lies below the food, the round that the food may fill, what lies over its rim. */
export interface Vessel {
  drawn: string
  x: number
  y: number
  /** Radius of the surface for food. */
  well: number
  /** Radius of the whole. */
  outer: number
}

/** The soft shadow that a round thing throws on the table. */
export function tableShadow(brush: Brush, x: number, y: number, radius: number, lift = 1): string {
  const reach = radius * 1.16
  const paint = radial(brush, { x: x + 26 * lift, y: y + 38 * lift, r: reach }, [
    [0, '#2a1409', 0.6],
    [0.78, '#2a1409', 0.52],
    [0.88, '#2a1409', 0.24],
    [1, '#2a1409', 0],
  ])
  return disc(x + 26 * lift, y + 38 * lift, reach, paint)
}

const roundPath = (brush: Brush, x: number, y: number, radius: number, wobble = 0.004) =>
  softPath(posed(roundOutline(brush.random, wobble, 1, 26), { x, y, size: radius, turn: 0 }))

function specks(
  brush: Brush,
  x: number,
  y: number,
  from: number,
  to: number,
  colour: string,
  count: number,
): string {
  const points = Array.from({ length: count }, (): Point => {
    const angle = brush.random.between(0, Math.PI * 2)
    const away = Math.sqrt(brush.random.between((from / to) ** 2, 1)) * to
    return [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
  })
  return (
    dots(points.slice(0, count * 0.7), 2.2, colour, 0.55) + dots(points.slice(count * 0.7), 3.8, colour, 0.45)
  )
}

/** What the potter painted around the rim, between two radii. */
function rimMotif(brush: Brush, glaze: Glaze, x: number, y: number, inner: number, outer: number): string {
  const { random } = brush
  const middle = (inner + outer) / 2
  const around = (count: number, draw: (angle: number, at: number) => string) =>
    Array.from({ length: count }, (_, at) =>
      draw((at / count) * Math.PI * 2 + random.between(-0.02, 0.02), at),
    ).join('')
  const at = (angle: number, radius: number): Point => [
    x + Math.cos(angle) * radius,
    y + Math.sin(angle) * radius,
  ]
  const wide = outer - inner
  switch (glaze.motif) {
    case 'line':
      return stroke(roundPath(brush, x, y, outer - wide * 0.16), glaze.paint, 7, 0.9)
    case 'doubleLine':
      return (
        stroke(roundPath(brush, x, y, outer - wide * 0.2), glaze.paint, 5, 0.9) +
        stroke(roundPath(brush, x, y, outer - wide * 0.42), glaze.paint, 2.4, 0.9)
      )
    case 'dashes':
      return stroke(
        around(54, (angle) =>
          line([at(angle, middle - wide * 0.2), at(angle + 0.012, middle), at(angle, middle + wide * 0.26)]),
        ),
        glaze.paint,
        7,
        0.86,
      )
    case 'dots':
      return dots(
        Array.from({ length: 40 }, (_, step) => at((step / 40) * Math.PI * 2, middle)),
        11,
        glaze.paint,
        0.9,
      )
    case 'scallops':
      return stroke(
        around(26, (angle) => {
          const half = Math.PI / 26
          return line([
            at(angle - half, outer - wide * 0.22),
            at(angle - half * 0.6, middle - wide * 0.22),
            at(angle + half * 0.6, middle - wide * 0.22),
            at(angle + half, outer - wide * 0.22),
          ])
        }),
        glaze.paint,
        5,
        0.85,
      )
    case 'sprigs':
      return around(18, (angle, step) => {
        const spot = {
          x: at(angle, middle)[0],
          y: at(angle, middle)[1],
          size: wide * 0.3,
          turn: angle + Math.PI / 2 + (step % 2 ? 0.5 : -0.5),
        }
        return fill(softPath(posed(spindle([0.02, 0.3, 0.34, 0.02]), spot)), glaze.paint, 0.85)
      })
    case 'speckles':
    case 'plain':
      return ''
  }
}

/** A plate seen from above. `deep` is the share of its radius that lies in the well. */
export function plate(brush: Brush, glaze: Glaze, x: number, y: number, radius: number, deep = 0.72): Vessel {
  const tones = tonesOf(glaze.clay)
  const bright = shifted(glaze.clay, { light: 0.035 })
  const well = radius * deep
  const rim = linear(
    brush,
    [x - radius * 0.7, y - radius * 0.8],
    [x + radius * 0.6, y + radius * 0.8],
    [
      [0, bright],
      [0.5, tones.base],
      [1, mix(tones.base, tones.shade, 0.75)],
    ],
  )
  const hollow = linear(
    brush,
    [x - well * 0.7, y - well * 0.75],
    [x + well * 0.65, y + well * 0.75],
    [
      [0, mix(tones.base, tones.shade, 0.55)],
      [0.35, mix(tones.base, tones.shade, 0.12)],
      [1, bright],
    ],
  )
  const wall = linear(
    brush,
    [x - well * 0.7, y - well * 0.7],
    [x + well * 0.7, y + well * 0.7],
    [
      [0, tones.shade],
      [0.5, tones.base],
      [1, shifted(glaze.clay, { light: 0.05 })],
    ],
  )
  const shine: Outline = Array.from({ length: 6 }, (_, step): Point => {
    const angle = 3.5 + step * 0.16
    return [x + Math.cos(angle) * (radius * 0.965), y + Math.sin(angle) * (radius * 0.965)]
  })
  const drawn =
    tableShadow(brush, x, y, radius) +
    fill(roundPath(brush, x + 2, y + 6, radius), tones.deep) +
    fill(roundPath(brush, x, y, radius), glaze.edge) +
    fill(roundPath(brush, x - 1, y - 1.5, radius * 0.982), rim) +
    rimMotif(brush, glaze, x, y, well * 1.05, radius * 0.985) +
    fill(roundPath(brush, x, y, well * 1.05), wall) +
    fill(roundPath(brush, x + 1, y + 1.5, well * 0.97), hollow) +
    (glaze.motif === 'speckles'
      ? specks(brush, x, y, 0, radius * 0.96, glaze.paint, 190)
      : specks(brush, x, y, 0, radius * 0.95, tones.shade, 36)) +
    stroke(line(shine), '#fffaf0', 6, 0.6)
  return { drawn, x, y, well: well * 0.95, outer: radius }
}

/** A bowl seen from above: a thin lip, a steep shaded wall, the food further down. */
export function bowl(brush: Brush, glaze: Glaze, x: number, y: number, radius: number): Vessel {
  const tones = tonesOf(glaze.clay)
  const inner = radius * 0.94
  const surface = radius * 0.83
  const wall = linear(
    brush,
    [x - inner * 0.7, y - inner * 0.75],
    [x + inner * 0.65, y + inner * 0.75],
    [
      [0, tones.deep],
      [0.32, tones.shade],
      [0.7, tones.base],
      [1, shifted(glaze.clay, { light: 0.05 })],
    ],
  )
  const lip = linear(
    brush,
    [x - radius * 0.7, y - radius * 0.7],
    [x + radius * 0.7, y + radius * 0.7],
    [
      [0, shifted(glaze.edge, { light: 0.1 })],
      [1, shifted(glaze.edge, { light: -0.06 })],
    ],
  )
  const shine: Outline = Array.from({ length: 6 }, (_, step): Point => {
    const angle = 3.55 + step * 0.17
    return [x + Math.cos(angle) * (radius * 0.972), y + Math.sin(angle) * (radius * 0.972)]
  })
  const drawn =
    tableShadow(brush, x, y, radius, 1.25) +
    fill(roundPath(brush, x + 4, y + 12, radius * 1.005), tones.deep) +
    fill(roundPath(brush, x, y, radius), lip) +
    fill(roundPath(brush, x, y, inner), wall) +
    rimMotif(brush, glaze, x, y, surface, inner * 0.995) +
    (glaze.motif === 'speckles' ? specks(brush, x, y, surface, inner, glaze.paint, 70) : '') +
    stroke(line(shine), '#fffaf0', 7, 0.7)
  return { drawn, x, y, well: surface, outer: radius }
}

/** A wall's shadow on what the bowl holds: a crescent under the upper left lip. */
export function innerShadow(brush: Brush, vessel: Vessel): string {
  const { x, y, well } = vessel
  const paint = radial(brush, { x: x + well * 0.12, y: y + well * 0.16, r: well * 1.2 }, [
    [0, '#2a1409', 0],
    [0.78, '#2a1409', 0],
    [0.93, '#2a1409', 0.3],
    [1, '#2a1409', 0.55],
  ])
  return disc(x, y, well, paint)
}

/** A pan of black iron with its handle, seen from above. */
export function skillet(brush: Brush, x: number, y: number, radius: number): Vessel {
  const iron = tonesOf('#3a3533')
  const handle: Outline = [
    [x + radius * 0.62, y - radius * 0.72],
    [x + radius * 1.36, y - radius * 1.3],
    [x + radius * 1.46, y - radius * 1.27],
    [x + radius * 1.47, y - radius * 1.15],
    [x + radius * 0.8, y - radius * 0.5],
  ]
  const wall = linear(
    brush,
    [x - radius * 0.7, y - radius * 0.7],
    [x + radius * 0.7, y + radius * 0.7],
    [
      [0, '#171312'],
      [0.6, '#3b3532'],
      [1, '#5a514c'],
    ],
  )
  const drawn =
    fill(softPath(handle.map(([px, py]): Point => [px + 18, py + 28])), '#2a1409', 0.3) +
    tableShadow(brush, x, y, radius, 1.1) +
    fill(softPath(handle), iron.shade) +
    fill(softPath(handle.map(([px, py]): Point => [px - 2, py - 3])), iron.base) +
    fill(roundPath(brush, x + 3, y + 9, radius), '#15110f') +
    fill(roundPath(brush, x, y, radius), '#57504b') +
    fill(roundPath(brush, x, y, radius * 0.955), wall) +
    fill(roundPath(brush, x + 2, y + 3, radius * 0.88), '#2b2624') +
    stroke(
      line(
        Array.from({ length: 6 }, (_, step): Point => [
          x + Math.cos(3.5 + step * 0.18) * radius * 0.978,
          y + Math.sin(3.5 + step * 0.18) * radius * 0.978,
        ]),
      ),
      '#b8aea6',
      5,
      0.6,
    )
  return { drawn, x, y, well: radius * 0.86, outer: radius }
}

/** A baking dish of enamelled ware, long, with two ears; its well is an oblong of `well` by `well` × 0.66. */
export function bakingDish(
  brush: Brush,
  glaze: Glaze,
  x: number,
  y: number,
  half: number,
): Vessel & { inner: Outline } {
  const tones = tonesOf(glaze.clay)
  const oblong = (grow: number, dx = 0, dy = 0): Point[] => {
    const [w, h, r] = [half * grow, half * 0.72 * grow - (1 - grow) * half * 0.26, 0.3]
    return [
      [-w, -h * (1 - r)],
      [-w * 0.99, -h * 0.94],
      [-w * (1 - r * 0.6), -h],
      [0, -h * 1.01],
      [w * (1 - r * 0.6), -h],
      [w * 0.99, -h * 0.94],
      [w, -h * (1 - r)],
      [w * 1.005, 0],
      [w, h * (1 - r)],
      [w * 0.99, h * 0.94],
      [w * (1 - r * 0.6), h],
      [0, h * 1.01],
      [-w * (1 - r * 0.6), h],
      [-w * 0.99, h * 0.94],
      [-w, h * (1 - r)],
      [-w * 1.005, 0],
    ].map(([px = 0, py = 0]): Point => [x + px + dx, y + py + dy])
  }
  const ear = (side: number) =>
    softPath([
      [x + side * half * 0.96, y - half * 0.3],
      [x + side * half * 1.13, y - half * 0.24],
      [x + side * half * 1.16, y],
      [x + side * half * 1.13, y + half * 0.24],
      [x + side * half * 0.96, y + half * 0.3],
    ])
  const wall = linear(
    brush,
    [x - half * 0.7, y - half * 0.7],
    [x + half * 0.7, y + half * 0.7],
    [
      [0, tones.deep],
      [0.5, tones.shade],
      [1, shifted(glaze.clay, { light: 0.04 })],
    ],
  )
  const inner = oblong(0.9)
  const soft = [1.1, 1.07, 1.04].map((grow) => fill(softPath(oblong(grow, 24, 36)), '#2a1409', 0.14)).join('')
  const drawn =
    soft +
    fill(ear(-1), tones.shade) +
    fill(ear(1), tones.shade) +
    stroke(ear(-1), tones.light, 3, 0.6) +
    stroke(ear(1), tones.light, 3, 0.6) +
    fill(softPath(oblong(1, 3, 11)), tones.deep) +
    fill(softPath(oblong(1)), mix(tones.base, tones.light, 0.4)) +
    stroke(softPath(oblong(0.985)), glaze.edge, 6, 0.9) +
    fill(softPath(oblong(0.945)), wall)
  return { drawn, x, y, well: half * 0.88, outer: half, inner }
}

/** A board of wood with rounded corners and a hole, slightly turned. */
export function board(brush: Brush, x: number, y: number, half: number): Vessel {
  const { random } = brush
  const wood = tonesOf(random.pick(['#b9824c', '#a86f3e', '#8a5a36', '#c99a63']))
  const turn = random.between(-0.1, 0.1)
  const shape: Outline = [
    [-1, -0.55],
    [-0.98, -0.68],
    [-0.85, -0.7],
    [0, -0.71],
    [0.85, -0.7],
    [0.98, -0.68],
    [1, -0.55],
    [1, -0.14],
    [1.1, -0.12],
    [1.3, -0.12],
    [1.36, 0],
    [1.3, 0.12],
    [1.1, 0.12],
    [1, 0.14],
    [1, 0.55],
    [0.98, 0.68],
    [0.85, 0.7],
    [0, 0.71],
    [-0.85, 0.7],
    [-0.98, 0.68],
    [-1, 0.55],
    [-1.005, 0],
  ]
  const at = (dx: number, dy: number) => posed(shape, { x: x + dx, y: y + dy, size: half, turn })
  const grain = Array.from({ length: 22 }, () => {
    const dy = random.between(-0.66, 0.66)
    const from = random.between(-0.95, 0.3)
    const long = random.between(0.3, 0.95 - from)
    return line(
      posed(
        Array.from({ length: 5 }, (_, step): Point => [
          from + (long * step) / 4,
          dy + random.between(-0.014, 0.014),
        ]),
        { x, y, size: half, turn },
      ),
    )
  })
  const hole = posed([[1.23, 0]], { x, y, size: half, turn })[0] ?? [x, y]
  const soft = [28, 22, 16].map((drop) => fill(softPath(at(drop * 0.7, drop)), '#2a1409', 0.17)).join('')
  const drawn =
    soft +
    fill(softPath(at(2, 9)), wood.deep) +
    fill(softPath(at(0, 0)), wood.base) +
    stroke(grain.join(''), wood.shade, 2.6, 0.6) +
    stroke(
      softPath(
        posed(
          shape.map(([px, py]): Point => [px * 0.988, py * 0.98]),
          { x, y: y - 1, size: half, turn },
        ),
      ),
      wood.light,
      2.4,
      0.6,
    ) +
    disc(hole[0], hole[1], half * 0.045, wood.deep) +
    disc(hole[0] + 1.5, hole[1] + 2, half * 0.036, '#2a1409', 0.7)
  return { drawn, x, y, well: half * 0.66, outer: half }
}
