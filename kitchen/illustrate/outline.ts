import type { Random } from './random.ts'

export type Point = readonly [number, number]
export type Outline = readonly Point[]

/** Where a piece lies: its middle, half its length in units of the drawing, its turn in radians. */
export interface Spot {
  x: number
  y: number
  size: number
  turn: number
}

export const spotAt = (x: number, y: number, size: number, turn: number): Spot => ({ x, y, size, turn })

/** Points of their coordinates in a row. */
export const pairs = (...values: readonly number[]): Point[] =>
  Array.from({ length: values.length / 2 }, (_, at) => [values[at * 2] ?? 0, values[at * 2 + 1] ?? 0])

const outlines = new Map<string, Outline>()

/** The outline of points written as "x y, x y". */
export function outlineOf(text: string): Outline {
  const known = outlines.get(text)
  if (known) return known
  const outline = text.split(', ').map((pair): Point => {
    const [x = Number.NaN, y = Number.NaN, ...more] = pair.split(' ').map(Number)
    if (more.length > 0 || Number.isNaN(x + y)) throw new Error(`"${pair}" is no point`)
    return [x, y]
  })
  outlines.set(text, outline)
  return outline
}

/** One decimal for small things, none for large: the eye sees no difference, the file does. */
export function short(value: number): string {
  const rounded = Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value * 2) / 2
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** A soft closed path around the points, as scissors would round it. */
export function softPath(outline: Outline): string {
  const first = outline[0]
  const last = outline.at(-1)
  if (!first || !last) return ''
  const parts = [`M${pair(middle(last, first))}`]
  outline.forEach((point, at) => {
    const following = outline[(at + 1) % outline.length] ?? first
    parts.push(`Q${pair(point)} ${pair(middle(point, following))}`)
  })
  return `${parts.join('')}Z`
}

/** A closed path with corners, as a knife would leave it. */
export function sharpPath(outline: Outline): string {
  return `M${outline.map(pair).join('L')}Z`
}

/** An open path that runs softly through the points. */
export function line(points: Outline): string {
  const [first, ...others] = points
  if (!first) return ''
  const parts = [`M${pair(first)}`]
  others.forEach((point, at) => {
    const following = others[at + 1]
    parts.push(following ? `Q${pair(point)} ${pair(middle(point, following))}` : `L${pair(point)}`)
  })
  return parts.join('')
}

/** An open path through points of the page, given as their coordinates in a row. */
export const lineOf = (...values: readonly number[]): string => line(pairs(...values))

/** Puts a shape drawn around 0,0 with a half length of 1 where the spot says. */
export function posed(outline: Outline, spot: Spot): Point[] {
  const cos = Math.cos(spot.turn) * spot.size
  const sin = Math.sin(spot.turn) * spot.size
  return outline.map(([x, y]) => [spot.x + x * cos - y * sin, spot.y + x * sin + y * cos])
}

/** The outline of points written as "x y, x y", at a spot. */
export const shapeAt = (spot: Spot, text: string): Point[] => posed(outlineOf(text), spot)

/** One point of a posed shape. */
export function pointAt(spot: Spot, x: number, y: number): Point {
  return posed([[x, y]], spot)[0] ?? [spot.x, spot.y]
}

/** A smaller spot inside a spot, at x, y of its own measure. */
export function within(spot: Spot, x: number, y: number, size: number, turn = 0): Spot {
  const [px, py] = pointAt(spot, x, y)
  return { x: px, y: py, size: spot.size * size, turn: spot.turn + turn }
}

export function moved(outline: Outline, dx: number, dy: number): Point[] {
  return outline.map(([x, y]) => [x + dx, y + dy])
}

/** The same outline drawn smaller (or larger) around its own middle, then moved. */
export function inset(outline: Outline, factor: number, dx = 0, dy = 0): Point[] {
  const cx = outline.reduce((sum, [x]) => sum + x, 0) / Math.max(1, outline.length)
  const cy = outline.reduce((sum, [, y]) => sum + y, 0) / Math.max(1, outline.length)
  return outline.map(([x, y]) => [cx + (x - cx) * factor + dx, cy + (y - cy) * factor + dy])
}

/** A round of the given half axes, uneven by `wobble` (0 a compass, 0.1 a hand). */
export function roundOutline(random: Random, wobble = 0.05, ratio = 1, points = 9): Point[] {
  const start = random.between(0, Math.PI)
  return Array.from({ length: points }, (_, at) => {
    const angle = start + (at / points) * Math.PI * 2
    const radius = (1 + random.between(-wobble, wobble)) / Math.cos(Math.PI / points) ** 0.9
    return [Math.cos(angle) * radius, Math.sin(angle) * radius * ratio]
  })
}

/** A round of the given half axes at a spot. */
export const roundAt = (
  random: Random,
  spot: Spot,
  wobble?: number,
  ratio?: number,
  points?: number,
): Point[] => posed(roundOutline(random, wobble, ratio, points), spot)

/** The points nudged by chance, each by at most `amount`. */
export function nudged(random: Random, outline: Outline, amount: number): Point[] {
  return outline.map(([x, y]) => [x + random.between(-amount, amount), y + random.between(-amount, amount)])
}

/** A spindle from -1,0 to 1,0 whose half width at each step the profile gives. */
export function spindle(profile: readonly number[]): Point[] {
  const steps = profile.length - 1
  const upper = profile.map((width, at): Point => [-1 + (2 * at) / steps, -width])
  const lower = profile.map((width, at): Point => [-1 + (2 * at) / steps, width]).toReversed()
  return [...upper, ...lower]
}

/** So many points on a round, each with its angle. */
export const around = (x: number, y: number, radius: number, count: number, start = 0) =>
  Array.from({ length: count }, (_, at): readonly [number, number, number] => {
    const angle = start + (at / count) * Math.PI * 2
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, angle]
  })

/** A part of a ring, for wedges, shrimps and crusts. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number, steps = 10): Point[] {
  return Array.from({ length: steps + 1 }, (_, at) => {
    const angle = from + ((to - from) * at) / steps
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius]
  })
}
