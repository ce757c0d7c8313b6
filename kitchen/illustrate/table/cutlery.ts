import { lined, soft, stroke } from '../svg.ts'
import { pairs, moved, outlineOf, type Outline, type Point, type Spot, line, posed } from '../outline.ts'
import { tonesOf } from '../colour.ts'

const metal = (gold: boolean) => tonesOf(gold ? '#c9a04e' : '#b9b6b0')

function silhouette(outline: Outline, spot: Spot, tones: ReturnType<typeof metal>): string {
  const shape = posed(outline, spot)
  return (
    soft(moved(shape, 9, 13), '#2a1409', 0.28) +
    soft(shape, tones.shade) +
    soft(moved(shape, -1.5, -1.5), tones.base)
  )
}

const gleam = (spot: Spot, from: number, to: number, tones: ReturnType<typeof metal>) =>
  lined(posed(pairs(from, -0.008, (from + to) / 2, -0.012, to, -0.008), spot), tones.glow, 3.5, 0.9)

export function fork(spot: Spot, gold: boolean): string {
  const tones = metal(gold)
  const handle: Outline = outlineOf(
    '-0.2 -0.018, 0.3 -0.022, 0.9 -0.045, 1 -0.03, 1.01 0.03, 0.9 0.045, 0.3 0.022, -0.2 0.018',
  )
  const head: Outline = outlineOf(
    '-0.16 -0.02, -0.24 -0.05, -0.34 -0.092, -0.55 -0.1, -0.6 -0.1, -0.6 0.1, -0.55 0.1, -0.34 0.092, -0.24 0.05, -0.16 0.02',
  )
  const tines = [-0.083, -0.028, 0.028, 0.083].map((y) =>
    line(posed(pairs(-0.52, y, -0.75, y * 0.96, -0.97, y * 0.9), spot)),
  )
  const shadows = [-0.083, -0.028, 0.028, 0.083].map((y) =>
    line(posed(pairs(-0.52, y, -0.97, y * 0.9), { ...spot, x: spot.x + 9, y: spot.y + 13 })),
  )
  return (
    stroke(shadows.join(''), '#2a1409', 9, 0.28) +
    stroke(tines.join(''), tones.shade, 9) +
    silhouette(head, spot, tones) +
    silhouette(handle, spot, tones) +
    stroke(tines.join(''), tones.light, 3.5) +
    gleam(spot, -0.1, 0.92, tones)
  )
}

export function knife(spot: Spot, gold: boolean): string {
  const tones = metal(gold)
  const blade: Outline = outlineOf(
    '0 -0.03, -0.3 -0.05, -0.8 -0.052, -0.98 -0.01, -1 0.02, -0.9 0.035, -0.4 0.03, 0 0.028',
  )
  const handle: Outline = outlineOf(
    '-0.03 -0.03, 0.3 -0.034, 0.9 -0.044, 1 -0.03, 1.01 0.03, 0.9 0.044, 0.3 0.034, -0.03 0.03',
  )
  return (
    silhouette(blade, spot, { ...tones, base: tones.light }) +
    silhouette(handle, spot, tones) +
    gleam(spot, 0.04, 0.92, tones) +
    gleam({ ...spot }, -0.85, -0.15, tones)
  )
}

export function spoon(spot: Spot, gold: boolean): string {
  const tones = metal(gold)
  const handle: Outline = outlineOf(
    '-0.45 -0.018, 0.2 -0.02, 0.9 -0.042, 1 -0.03, 1.01 0.03, 0.9 0.042, 0.2 0.02, -0.45 0.018',
  )
  const head: Outline = outlineOf(
    '-0.42 0, -0.5 -0.09, -0.68 -0.135, -0.88 -0.11, -1 -0.03, -1 0.03, -0.88 0.11, -0.68 0.135, -0.5 0.09',
  )
  const hollow = posed(
    head.map(([x, y]): Point => [-0.72 + (x + 0.72) * 0.78, y * 0.76]),
    spot,
  )
  return (
    silhouette(handle, spot, tones) +
    silhouette(head, spot, tones) +
    soft(hollow, tones.shade) +
    soft(
      posed(
        head.map(([x, y]): Point => [-0.76 + (x + 0.72) * 0.5, 0.02 + y * 0.44]),
        spot,
      ),
      tones.light,
      0.9,
    ) +
    gleam(spot, -0.35, 0.92, tones)
  )
}
