import { each, times, lined, soft, dots, stroke, radial, type Brush } from '../svg.ts'
import {
  roundAt,
  pairs,
  moved,
  outlineOf,
  inset,
  line,
  posed,
  softPath,
  type Outline,
  type Point,
} from '../outline.ts'
import { mix, tonesOf } from '../colour.ts'
import { pointIn } from './scatter.ts'

/** A pool of sauce on the plate, thin at the rim, with a gleam. */
export function pool(
  brush: Brush,
  colour: string,
  x: number,
  y: number,
  radius: number,
  ratio = 0.9,
): string {
  const tones = tonesOf(colour)
  const outline = roundAt(brush.random, { x, y, size: radius, turn: 0 }, 0.12, ratio, 13)
  const gleam: Outline = [
    [x - radius * 0.72, y - radius * ratio * 0.2],
    [x - radius * 0.6, y - radius * ratio * 0.55],
    [x - radius * 0.25, y - radius * ratio * 0.78],
  ]
  return (
    soft(moved(outline, 3, 5), '#2a1409', 0.2) +
    soft(outline, tones.shade) +
    soft(inset(outline, 0.95, -2, -3), tones.base) +
    soft(inset(outline, 0.6, -radius * 0.08, -radius * 0.08), tones.light, 0.28) +
    lined(gleam, tones.glow, Math.max(4, radius * 0.035), 0.55)
  )
}

/** The surface of a soup, curry or cream that fills a round vessel to its wall. */
export function surface(brush: Brush, colour: string, x: number, y: number, radius: number): string {
  const tones = tonesOf(colour)
  const paint = radial(brush, { x: x + radius * 0.1, y: y + radius * 0.12, r: radius * 1.05 }, [
    [0, tones.light],
    [0.35, mix(tones.base, tones.light, 0.35)],
    [0.8, tones.base],
    [0.94, tones.shade],
    [1, tones.deep],
  ])
  const ripples = Array.from({ length: 7 }, (_, at) => {
    const from = brush.random.between(0, Math.PI * 2)
    const own = radius * (0.3 + at * 0.09)
    return line(
      Array.from({ length: 5 }, (__, step): Point => [
        x + Math.cos(from + step * 0.22) * own,
        y + Math.sin(from + step * 0.22) * own,
      ]),
    )
  })
  return (
    `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" fill="${paint}"/>` +
    stroke(ripples.join(''), tones.glow, radius * 0.016, 0.3)
  )
}

/** A spiral of cream or oil drawn with a spoon. */
export function swirl(
  brush: Brush,
  colour: string,
  x: number,
  y: number,
  radius: number,
  turns = 1.6,
): string {
  const { random } = brush
  const start = random.between(0, Math.PI * 2)
  const steps = Math.round(turns * 12)
  const upper: Point[] = []
  const lower: Point[] = []
  for (let at = 0; at <= steps; at += 1) {
    const share = at / steps
    const angle = start + share * turns * Math.PI * 2
    const away = radius * (0.12 + 0.88 * share)
    const wide =
      radius * 0.105 * Math.sin(Math.PI * Math.min(1, share * 0.92 + 0.08)) * random.between(0.7, 1.25)
    upper.push([x + Math.cos(angle) * (away + wide), y + Math.sin(angle) * (away + wide)])
    lower.push([x + Math.cos(angle) * (away - wide), y + Math.sin(angle) * (away - wide)])
  }
  const outline = [...upper, ...lower.toReversed()]
  const tones = tonesOf(colour)
  return (
    soft(moved(outline, 2, 4), tones.deep, 0.25) +
    soft(outline, tones.base) +
    lined(
      upper.slice(2, -4).map(([px, py]): Point => [px * 0.99 + x * 0.01, py * 0.99 + y * 0.01]),
      tones.glow,
      radius * 0.02,
      0.8,
    )
  )
}

/** Drops of oil: small translucent rounds with a rim and a glint. */
export function oilDrops(
  brush: Brush,
  colour: string,
  x: number,
  y: number,
  radius: number,
  count: number,
): string {
  const tones = tonesOf(colour)
  return times(count, () => {
    const [px, py] = pointIn(brush, x, y, radius)
    const size = brush.random.between(3, 11)
    return (
      dots([[px, py]], size * 2, tones.base, 0.7) +
      stroke(
        softPath(roundAt(brush.random, { x: px, y: py, size, turn: 0 }, 0.05, 1, 7)),
        tones.deep,
        1.2,
        0.45,
      ) +
      dots([[px - size * 0.35, py - size * 0.4]], size * 0.5, tones.glow, 0.95)
    )
  })
}

/** Ribbons of sauce thrown over a dish to and fro. */
export function drizzle(
  brush: Brush,
  colour: string,
  x: number,
  y: number,
  radius: number,
  wide = 7,
): string {
  const { random } = brush
  const tones = tonesOf(colour)
  const tilt = random.between(-0.5, 0.5)
  const points: Point[] = []
  for (let at = -7; at <= 7; at += 1) {
    const across = (at / 7) * radius
    const reach = Math.sqrt(Math.max(0, radius * radius - across * across)) * random.between(0.75, 1)
    const side = at % 2 ? 1 : -1
    const [px, py] = [across, side * reach]
    points.push([
      x + px * Math.cos(tilt) - py * Math.sin(tilt),
      y + px * Math.sin(tilt) + py * Math.cos(tilt),
    ])
  }
  return (
    lined(moved(points, 2, 4), '#2a1409', wide, 0.2) +
    lined(points, tones.base, wide) +
    lined(moved(points, -1, -1.5), tones.glow, wide * 0.3, 0.8)
  )
}

/** A smear of purée pulled with a spoon, broad at one end. */
export function smear(colour: string, x: number, y: number, radius: number, turn: number): string {
  const tones = tonesOf(colour)
  const shape: Outline = outlineOf(
    '-1 -0.12, -0.82 -0.46, -0.35 -0.5, 0.3 -0.3, 1 -0.06, 1.12 0.06, 0.4 0.2, -0.3 0.42, -0.8 0.4, -1 0.16',
  )
  const spot = { x, y, size: radius, turn }
  const outline = posed(shape, spot)
  const trails = [-0.22, -0.06, 0.1, 0.24].map((dy) =>
    line(posed(pairs(-0.75, dy * 1.3, 0, dy, 0.8, dy * 0.25), spot)),
  )
  return (
    soft(moved(outline, 3, 6), '#2a1409', 0.22) +
    soft(outline, tones.shade) +
    soft(inset(outline, 0.93, -2, -3), tones.base) +
    stroke(trails.join(''), tones.shade, radius * 0.035, 0.5) +
    stroke(trails.slice(0, 2).join(''), tones.glow, radius * 0.02, 0.7)
  )
}

/** Dressing let fall from a spoon: large and small drops, each with its shadow and light. */
export function spooned(brush: Brush, colour: string, x: number, y: number, radius: number): string {
  const tones = tonesOf(colour)
  const points = Array.from({ length: 26 }, (): Point => pointIn(brush, x, y, radius))
  return each(points, ([px, py], at) => {
    const size = brush.random.between(3, at % 4 === 0 ? 17 : 9)
    const drop = roundAt(brush.random, { x: px, y: py, size, turn: 0 }, 0.12, 0.86, 8)
    return (
      soft(moved(drop, 1.5, 3), '#2a1409', 0.24) +
      soft(drop, tones.base) +
      dots([[px - size * 0.3, py - size * 0.32]], size * 0.5, tones.glow, 0.9)
    )
  })
}
