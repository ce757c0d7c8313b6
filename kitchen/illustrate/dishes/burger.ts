import { each, lined, soft, body, castShadow, dots } from '../svg.ts'
import { roundAt, spotAt, moved, outlineOf, type Outline, type Point, nudged } from '../outline.ts'
import { mix, shifted, tonesOf } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { board } from '../table/board.ts'

/** A burger seen from the side on its board, every layer to be counted. */
export function burger(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const under = board(brush, x - 20, y + radius * 0.2, radius * 1.06)
  const bun = tonesOf('#cf8f3e')
  const r = radius * 0.66
  const floor = y + radius * 0.5
  const slab = (at: number, wide: number, high: number, wobble: number): Outline =>
    nudged(
      random,
      [
        [-wide, -high * 0.3],
        [-wide * 0.92, -high],
        [0, -high * 1.02],
        [wide * 0.92, -high],
        [wide, -high * 0.3],
        [wide * 0.98, high * 0.4],
        [wide * 0.9, high],
        [0, high],
        [-wide * 0.9, high],
        [-wide * 0.98, high * 0.4],
      ],
      wobble,
    ).map(([px, py]): Point => [x + px, at + py])
  const frill = (at: number, colour: string) => {
    const tones = tonesOf(colour)
    const top = Array.from({ length: 9 }, (_, step): Point => [x - r * 1.04 + (step * r * 2.08) / 8, at - 16])
    const low = Array.from({ length: 17 }, (_, step): Point => [
      x + r * 1.1 - (step * r * 2.2) / 16,
      at + (step % 2 ? 34 : 4) + random.between(-5, 5),
    ])
    return (
      castShadow([...top, ...low], 7) + soft([...top, ...low], tones.base) + lined(low, tones.light, 5, 0.7)
    )
  }
  const green = larder.greens[0]
  for (const item of [green, larder.proteins[0], larder.cheeses[0]]) if (item) brush.note(item.id)
  const patty = larder.proteins[0] ?? larder.legumes[0]
  const cheese = larder.cheeses[0]
  const layers =
    body(slab(floor, r * 0.98, r * 0.2, 3), bun, r * 0.4, { shine: 0.4 }) +
    (green ? frill(floor - r * 0.24, green.look.colour) : '') +
    each(larder.vegetables.slice(0, 2), (item, at) =>
      each([-0.5, 0, 0.5], (dx) =>
        body(
          slab(floor - r * (0.36 + at * 0.1), r * 0.3, r * 0.05, 2).map(([px, py]): Point => [
            px + dx * r * 1.05,
            py,
          ]),
          tonesOf(item.look.colour),
          r * 0.2,
          { shine: 0.5 },
        ),
      ),
    ) +
    body(
      slab(floor - r * 0.62, r * 1.02, r * 0.17, 6),
      tonesOf(
        mix(
          patty?.look.colour ?? '#7a4526',
          '#6a3a1c',
          patty && /legume|plant/i.test(patty.category) ? 0.35 : 0.72,
        ),
      ),
      r * 0.3,
      { shine: 0.35 },
    ) +
    dots(
      Array.from({ length: 46 }, (): Point => [
        x + random.between(-0.95, 0.95) * r,
        floor - r * 0.62 + random.between(-0.13, 0.13) * r,
      ]),
      6,
      '#3a1c0c',
      0.4,
    ) +
    (cheese
      ? body(
          [
            [x - r * 1.02, floor - r * 0.82],
            [x + r * 1.02, floor - r * 0.82],
            [x + r * 0.86, floor - r * 0.7],
            [x + r * 0.5, floor - r * 0.52],
            [x + r * 0.2, floor - r * 0.7],
            [x - r * 0.3, floor - r * 0.68],
            [x - r * 0.62, floor - r * 0.5],
            [x - r * 0.85, floor - r * 0.7],
          ],
          tonesOf(mix(cheese.look.colour, '#efae35', 0.5)),
          r * 0.2,
          { shine: 0.3 },
        )
      : '')
  const dome: Outline = outlineOf(
    '-1.02 -0.02, -1 -0.4, -0.72 -0.78, 0 -0.96, 0.72 -0.78, 1 -0.4, 1.02 -0.02, 0.9 0.1, 0 0.1, -0.9 0.1',
  ).map(([px = 0, py = 0]): Point => [x + px * r, floor - r * 0.9 + py * r])
  const seeds = Array.from({ length: 30 }, (): Point => {
    const a = random.between(-0.72, 0.72)
    return [x + a * r, floor - r * 0.9 - r * random.between(0.3, 0.82 - Math.abs(a) * 0.42)]
  })
  return (
    under.drawn +
    each([40, 26], (drop) =>
      soft(
        roundAt(random, spotAt(x + drop * 0.6, floor + r * 0.2, r * 1.12, 0), 0.02, 0.2, 16),
        '#2a1409',
        0.24,
      ),
    ) +
    layers +
    (green ? frill(floor - r * 0.88, shifted(green.look.colour, { light: 0.04 })) : '') +
    body(dome, bun, r * 0.6, { shine: 0.5 }) +
    dots(moved(seeds, 1.5, 2.5), 7, '#7a4212', 0.5) +
    dots(seeds, 7, '#f8e6b8')
  )
}
