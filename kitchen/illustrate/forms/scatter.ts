import { each, lined, soft, castShadow, dots, stroke, type Brush } from '../svg.ts'
import { roundAt, moved, line, short, type Outline, type Point, type Spot } from '../outline.ts'
import { mix, shifted, tonesOf } from '../colour.ts'

/** A point anywhere in a round, even over its area. */
export function pointIn(brush: Brush, x: number, y: number, radius: number): Point {
  const angle = brush.random.between(0, Math.PI * 2)
  const away = Math.sqrt(brush.random.next()) * radius
  return [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
}

/** Up to `count` points in a round that keep their distance, the outer ones first, so that a heap rises inwards. */
export function spread(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  count: number,
  apart: number,
): Point[] {
  const points: Point[] = []
  for (let attempt = 0; attempt < count * 14 && points.length < count; attempt += 1) {
    const point = pointIn(brush, x, y, radius)
    if (points.every(([px, py]) => Math.hypot(px - point[0], py - point[1]) > apart)) points.push(point)
  }
  return points.toSorted((a, b) => Math.hypot(b[0] - x, b[1] - y) - Math.hypot(a[0] - x, a[1] - y))
}

/** The powder of spice, sugar or cocoa: a breath of dots, denser in the middle. */
export function dusting(
  brush: Brush,
  colour: string,
  x: number,
  y: number,
  radius: number,
  count = 60,
): string {
  const points = Array.from({ length: count }, (): Point =>
    pointIn(brush, x, y, radius * (0.4 + brush.random.next() * 0.6)),
  )
  return dots(points.slice(0, count / 2), 2, colour, 0.55) + dots(points.slice(count / 2), 3.2, colour, 0.7)
}

/** Small seeds or crumbs in two tones, each with a light. */
export function sprinkle(
  brush: Brush,
  colour: string,
  x: number,
  y: number,
  radius: number,
  count: number,
  size = 6,
): string {
  const tones = tonesOf(colour)
  const points = Array.from({ length: count }, () => pointIn(brush, x, y, radius))
  return (
    dots(moved(points, size * 0.22, size * 0.35), size, '#2a1409', 0.25) +
    dots(points, size, tones.base) +
    dots(moved(points, -size * 0.14, -size * 0.18), size * 0.45, tones.light, 0.9)
  )
}

const dashes = (grains: readonly (readonly [Point, number])[], length: number, dx: number, dy: number) =>
  each(grains, ([[x, y], angle]) => {
    const cos = Math.cos(angle) * length
    const sin = Math.sin(angle) * length
    return `M${short(x - cos / 2 + dx)} ${short(y - sin / 2 + dy)}l${short(cos)} ${short(sin)}`
  })

/** A mound of grains: rice long, couscous short; `shape` is the mound's outline in the drawing's units. */
export function grainMound(
  brush: Brush,
  colour: string,
  outline: Outline,
  box: Spot,
  long: number,
  wide: number,
): string {
  const tones = tonesOf(colour)
  const count = Math.min(980, Math.round((box.size * box.size * 2.3) / (wide * (long + wide))))
  const inside = (point: Point) => contains(outline, point)
  const grains: [Point, number][] = []
  for (let attempt = 0; attempt < count * 2 && grains.length < count; attempt += 1) {
    const point: Point = [
      box.x + brush.random.between(-1.2, 1.2) * box.size,
      box.y + brush.random.between(-1.2, 1.2) * box.size,
    ]
    if (inside(point)) grains.push([point, brush.random.between(0, Math.PI)])
  }
  const lit = grains.filter((_, at) => at % 3 !== 0)
  const bright = grains.filter(([[x, y]], at) => at % 4 === 0 && x + y < box.x + box.y + box.size * 0.5)
  return (
    castShadow(outline, 9) +
    soft(outline, mix(tones.base, tones.shade, 0.45)) +
    stroke(dashes(grains, long, 1.2, 2.2), tones.deep, wide, 0.26) +
    stroke(dashes(grains, long, 0, 0), tones.base, wide) +
    stroke(dashes(lit, long, -0.4, -0.8), tones.light, wide * 0.62, 0.9) +
    stroke(dashes(bright, long * 0.8, -0.6, -1.2), tones.glow, wide * 0.45)
  )
}

/** Whether a point lies inside an outline, by counting crossings. */
function contains(outline: Outline, [x, y]: Point): boolean {
  let inside = false
  let before = outline.at(-1)
  for (const point of outline) {
    if (before && point[1] > y !== before[1] > y) {
      const crossing = ((before[0] - point[0]) * (y - point[1])) / (before[1] - point[1]) + point[0]
      if (x < crossing) inside = !inside
    }
    before = point
  }
  return inside
}

/** A nest of long pasta or noodles: strands that turn around the middle, dark below, bright above. */
export function noodleNest(
  brush: Brush,
  colour: string,
  x: number,
  y: number,
  radius: number,
  wide: number,
  strands = 62,
): string {
  const { random } = brush
  const tones = tonesOf(shifted(colour, { light: 0.02, chroma: 1.12 }))
  const base = roundAt(random, { x, y, size: radius, turn: 0 }, 0.07, 0.95, 14)
  let painted =
    castShadow(base, 12) +
    soft(base, mix(tones.deep, tones.shade, 0.6)) +
    soft(roundAt(random, { x, y: y - 3, size: radius * 0.95, turn: 0 }, 0.06, 0.95, 14), tones.shade)
  for (let at = 0; at < strands; at += 1) {
    const share = at / strands
    const own = radius * (0.96 - share * 0.6) * random.between(0.75, 1.02)
    const from = random.between(0, Math.PI * 2)
    const sweep = random.between(1.1, 2.7) * (random.chance(0.2) ? -1 : 1)
    const cx = x + random.between(-0.22, 0.22) * radius * (1 - share * 0.5)
    const cy = y + random.between(-0.2, 0.2) * radius * (1 - share * 0.5)
    const drift = random.between(-0.24, 0.24)
    const points = Array.from({ length: 6 }, (_, step): Point => {
      const angle = from + (sweep * step) / 5
      const away = Math.min(radius * 0.97 - Math.hypot(cx - x, cy - y) * 0.6, own * (1 + (drift * step) / 5))
      return [cx + Math.cos(angle) * away, cy + Math.sin(angle) * away * 0.94]
    })
    const d = line(points)
    painted +=
      lined(moved(points, wide * 0.16, wide * 0.34), '#2a1409', wide, 0.22) +
      stroke(d, share < 0.3 ? tones.shade : tones.base, wide) +
      lined(
        moved(points, -wide * 0.1, -wide * 0.2),
        share > 0.55 ? tones.glow : tones.light,
        wide * 0.32,
        0.85,
      )
  }
  return painted
}
