import type { Random } from './random.ts'
import { inset, line, moved, sharpPath, short, softPath, type Outline } from './outline.ts'
import type { Tones } from './colour.ts'

/** What every part of the drawing holds: its stream of chance and the page's definitions. */
export interface Brush {
  random: Random
  /** Adds a gradient, pattern or clip to the page and gives its `url(#…)`; the same markup is kept once. */
  define(markup: (id: string) => string): string
  /** Records what is drawn: the id of an ingredient, or the name of a vessel. */
  note(thing: string): void
}

type Attributes = Record<string, string | number | undefined>

/** One SVG element; attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, children = ''): string {
  let head = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) head += ` ${key}="${typeof value === 'number' ? precise(value) : value}"`
  }
  return children ? `${head}>${children}</${name}>` : `${head}/>`
}

const precise = (value: number) =>
  Math.abs(value) < 2 ? String(Math.round(value * 100) / 100) : short(value)

export function fill(d: string, colour: string, opacity?: number): string {
  return element('path', { d, fill: colour, 'fill-opacity': opacity })
}

/** The area of an outline with soft corners. */
export const soft = (outline: Outline, colour: string, opacity?: number): string =>
  fill(softPath(outline), colour, opacity)

/** What is drawn for each item of a list, one after the other. */
export function each<Item>(list: readonly Item[], draw: (item: Item, at: number) => string): string {
  return list.map(draw).join('')
}

/** What is drawn so many times. */
export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

export function stroke(d: string, colour: string, width: number, opacity?: number): string {
  return element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'stroke-opacity': opacity,
  })
}

/** A line that runs softly through points. */
export const lined = (points: Outline, colour: string, width: number, opacity?: number): string =>
  stroke(line(points), colour, width, opacity)

export function disc(x: number, y: number, radius: number, colour: string, opacity?: number): string {
  return element('circle', { cx: x, cy: y, r: radius, fill: colour, 'fill-opacity': opacity })
}

/** Many dots of one colour in one path: seeds, grains, specks. */
export function dots(points: Outline, width: number, colour: string, opacity?: number): string {
  const d = points.map(([x, y]) => `M${short(x)} ${short(y)}h.1`).join('')
  return d ? stroke(d, colour, width, opacity) : ''
}

export function group(children: string, attributes: Attributes = {}): string {
  return children ? element('g', attributes, children) : ''
}

type Stop = readonly [offset: number, colour: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('')

/** A gradient between two points of the page. */
export function linear(brush: Brush, from: Outline[0], to: Outline[0], list: readonly Stop[]): string {
  const [x1, y1] = from ?? [0, 0]
  const [x2, y2] = to ?? [0, 0]
  return brush.define((id) =>
    element('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }, stops(list)),
  )
}

/** A gradient around a point of the page. */
export function radial(
  brush: Brush,
  at: { x: number; y: number; r: number; fx?: number; fy?: number },
  list: readonly Stop[],
): string {
  return brush.define((id) =>
    element(
      'radialGradient',
      { id, gradientUnits: 'userSpaceOnUse', cx: at.x, cy: at.y, r: at.r, fx: at.fx, fy: at.fy },
      stops(list),
    ),
  )
}

/** What is drawn shows only inside the path. */
export function clipped(brush: Brush, d: string, children: string): string {
  const url = brush.define((id) => element('clipPath', { id }, element('path', { d })))
  return group(children, { 'clip-path': url })
}

const shadowInk = '#2a1409'

/** A shadow as a cut-out throws it on what lies below: down and to the right, crisp. */
export function castShadow(outline: Outline, drop: number, opacity = 0.26, corners = false): string {
  const path = corners ? sharpPath : softPath
  return fill(path(moved(outline, drop * 0.7, drop)), shadowInk, opacity)
}

/** A body in three values under a light from the upper left; the heart of every piece on the plate. */
export function body(
  outline: Outline,
  tones: Tones,
  size: number,
  how: { corners?: boolean; shadow?: number; shine?: number } = {},
): string {
  const path = how.corners ? sharpPath : softPath
  const drop = Math.min(11, 2 + size * 0.13) * (how.shadow ?? 1)
  return (
    (drop > 0 ? castShadow(outline, drop, 0.27, how.corners) : '') +
    fill(path(outline), tones.shade) +
    fill(path(inset(outline, 0.88, -size * 0.05, -size * 0.07)), tones.base) +
    (how.shine === 0
      ? ''
      : fill(path(inset(outline, 0.52, -size * 0.14, -size * 0.17)), tones.light, how.shine ?? 0.6))
  )
}
