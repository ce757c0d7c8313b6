import { mix, shifted, tonesOf } from '../colour.ts'
import { seededCoin, tomatoSlice } from '../forms/vegetable.ts'
import { breadSlice } from '../forms/morsel.ts'
import { friedEgg } from '../forms/protein.ts'
import { drizzle, oilDrops, surface } from '../forms/sauce.ts'
import { dusting, grainMound, spread, sprinkle } from '../forms/scatter.ts'
import { sauceColour } from '../larder.ts'
import {
  inset,
  line,
  nudged,
  posed,
  roundOutline,
  softPath,
  within,
  type Outline,
  type Point,
  type Spot,
} from '../outline.ts'
import { bite, garnish, heap, piece, type Scene } from '../scene.ts'
import { body, castShadow, clipped, dots, fill, group, stroke, type Brush } from '../svg.ts'
import { bakingDish, board, innerShadow, skillet } from '../table/plate.ts'

/** Patches that the oven browned: soft blots in three depths, bubbles at their rims. */
export function browned(
  brush: Brush,
  x: number,
  y: number,
  wide: number,
  high: number,
  count: number,
): string {
  const blots = Array.from({ length: count }, () => {
    const [px, py] = [brush.random.between(-1, 1), brush.random.between(-1, 1)]
    const spot: Spot = {
      x: x + px * wide,
      y: y + py * high,
      size: brush.random.between(wide * 0.05, wide * 0.14),
      turn: brush.random.between(0, 3),
    }
    const blot = posed(roundOutline(brush.random, 0.25, 0.66, 9), spot)
    return (
      fill(softPath(blot), '#b8641f', 0.4) +
      fill(softPath(inset(blot, 0.66)), '#8f4415', 0.38) +
      (brush.random.chance(0.5) ? fill(softPath(inset(blot, 0.3)), '#5e2a0c', 0.4) : '')
    )
  })
  return blots.join('')
}

/** A gratin: overlapping slices in rows, or a crust of cheese over what it covers. */
export function gratin(scene: Scene): string {
  const { brush, larder, x, y, radius, words } = scene
  const { random } = brush
  const dish = bakingDish(brush, scene.glaze, x, y, radius * 1.06)
  const half = radius * 0.92
  const sauce = sauceColour(larder, '#e8bd6a')
  const sliced = [...larder.vegetables].filter(({ id }) =>
    /courgette|aubergine|tomato|potato|beetroot|pumpkin|carrot|celeriac|turnip|parsnip/.test(id),
  )
  const rows = /ratatouille|tian|tumbet|dauphinois|gratin/.test(words) && sliced.length > 0
  const crust = larder.cheeses.length > 0 || !rows
  const cheese = mix(larder.cheeses[0]?.look.colour ?? '#efc565', '#f0c25a', 0.5)
  let inside = surface(brush, sauce, x, y, half * 1.1)
  if (rows) {
    for (let row = 0; row < 5; row += 1) {
      for (let at = 0; at < 17; at += 1) {
        const item = sliced[(at + row) % sliced.length]
        const spot: Spot = {
          x: x - half * 0.94 + at * half * 0.117,
          y: y - half * 0.5 + row * half * 0.25 + random.between(-4, 4),
          size: half * 0.155,
          turn: 0.1 + random.between(-0.1, 0.1),
        }
        const tones = tonesOf(
          shifted(/aubergine/.test(item?.id ?? '') ? '#6a4560' : (item?.look.colour ?? '#e2b45a'), {
            light: random.between(-0.03, 0.03),
          }),
        )
        const narrow = group(
          (/tomato/.test(item?.id ?? '') ? tomatoSlice : seededCoin)(brush, tones, { ...spot, x: 0, y: 0 }),
          { transform: `translate(${Math.round(spot.x)} ${Math.round(spot.y)}) scale(.78 1)` },
        )
        inside += narrow
      }
    }
    if (crust) inside += browned(brush, x, y, half, half * 0.6, 16)
  } else {
    const tones = tonesOf(cheese)
    const blobs = Array.from({ length: 58 }, () => {
      const [px, py] = [random.between(-0.98, 0.98), random.between(-0.98, 0.98)]
      const blob = posed(roundOutline(random, 0.18, 0.7, 10), {
        x: x + px * half,
        y: y + py * half * 0.66,
        size: random.between(half * 0.1, half * 0.22),
        turn: random.between(0, 3),
      })
      return (
        fill(softPath(blob), tones.shade, 0.5) +
        fill(softPath(inset(blob, 0.9, -3, -4)), tones.base, 0.95) +
        fill(softPath(inset(blob, 0.5, -6, -8)), tones.light, 0.7)
      )
    })
    inside +=
      heap(
        brush,
        [...larder.vegetables, ...larder.proteins],
        { x, y, radius: half * 0.62 },
        12,
        radius * 0.13,
        1.6,
      ) +
      blobs.join('') +
      browned(brush, x, y, half * 0.95, half * 0.6, 40)
    inside += heap(
      brush,
      [
        ...larder.vegetables.filter(({ id }) => /tomato|broccoli|mushroom|spinach|courgette/.test(id)),
        ...larder.greens,
      ],
      { x, y, radius: half * 0.56 },
      9,
      radius * 0.11,
      2,
    )
  }
  return (
    dish.drawn +
    clipped(
      brush,
      softPath(dish.inner),
      inside +
        stroke(softPath(inset(dish.inner, 1)), '#2a1409', 26, 0.22) +
        stroke(softPath(inset(dish.inner, 0.99)), '#6b2f0f', 9, 0.35),
    ) +
    oilDrops(brush, '#d98a24', x, y, half * 0.6, 12) +
    heap(brush, larder.herbs.slice(0, 1), { x, y, radius: half * 0.55 }, 7, radius * 0.13, 2) +
    sprinkle(brush, '#3a2a1e', x, y, half * 0.6, 34, 3.4)
  )
}

/** A pan brought to the table: eggs in sauce, paella, frittata. */
export function skilletDish(scene: Scene): string {
  const { brush, larder, x, y, radius, words } = scene
  const { random } = brush
  const pan = skillet(brush, x, y, radius * 0.98)
  const r = pan.well
  const circle = softPath(posed(roundOutline(random, 0, 1, 26), { x, y, size: r, turn: 0 }))
  const rice = larder.starches.find(({ category }) => category === 'grain' || category === 'pasta')
  const eggs = larder.proteins.find(({ id }) => id === 'egg')
  const omelette = eggs && !rice && /omelet|tortilla|frittata/.test(words)
  const others = [
    ...larder.proteins.filter(({ id }) => id !== 'egg'),
    ...larder.vegetables,
    ...larder.legumes,
  ]
  const tomato = larder.all.some(({ id }) => /tomato|passata/.test(id))
  const bed = omelette
    ? '#efbf4a'
    : rice
      ? /paella|arroz/.test(words) || larder.all.some(({ id }) => /saffron|turmeric/.test(id))
        ? '#e6b03c'
        : mix(sauceColour(larder), rice.look.colour, 0.3)
      : tomato
        ? '#bf3a22'
        : sauceColour(larder, '#b5772f')
  const mass = posed(roundOutline(random, 0.02, 1, 20), { x, y, size: r * 0.99, turn: 0 })
  let inside = surface(brush, bed, x, y, r)
  if (rice && !omelette)
    inside += grainMound(
      brush,
      bed,
      mass,
      { x, y, size: r, turn: 0 },
      rice.look.shape === 'noodle' ? 24 : 11,
      7.5,
    )
  if (omelette) inside += browned(brush, x, y, r * 0.66, r * 0.66, 46)
  inside +=
    larder.greens.length > 0 ? heap(brush, larder.greens, { x, y, radius: r * 0.8 }, 14, r * 0.12, 1.5) : ''
  inside += heap(
    brush,
    others,
    { x, y, radius: r * 0.8 },
    eggs && !omelette ? 34 : 46,
    r * 0.14,
    omelette ? 1.25 : 1,
  )
  if (eggs && !omelette) {
    const start = random.between(0, 6)
    inside += [0, 1, 2, 3]
      .map((at) =>
        friedEgg(brush, tonesOf('#fff8ec'), {
          x: x + Math.cos(start + at * 1.57) * r * 0.5,
          y: y + Math.sin(start + at * 1.57) * r * 0.5,
          size: r * 0.29,
          turn: random.between(0, 6),
        }),
      )
      .join('')
  }
  return (
    pan.drawn +
    clipped(brush, circle, inside + innerShadow(brush, pan)) +
    larder.cheeses
      .slice(0, 1)
      .map((cheese) => heap(brush, [cheese], { x, y, radius: r * 0.75 }, 12, r * 0.085, 1.8))
      .join('') +
    larder.citrus
      .slice(0, 1)
      .map((lemon) =>
        [0.4, 2.5, 4.6]
          .map((angle) =>
            piece(brush, lemon, x + Math.cos(angle) * r * 0.78, y + Math.sin(angle) * r * 0.78, r * 0.15),
          )
          .join(''),
      )
      .join('') +
    heap(brush, larder.herbs.slice(0, 1), { x, y, radius: r * 0.7 }, 9, r * 0.13, 2) +
    oilDrops(brush, '#d0561f', x, y, r * 0.75, 12) +
    (larder.spices.length > 0
      ? dusting(brush, larder.spices[0]?.look.colour ?? '#b23a1c', x, y, r * 0.6, 60)
      : '') +
    sprinkle(brush, '#2a1c12', x, y, r * 0.8, 34, 3.4)
  )
}

/** A roasting dish with everything side by side, browned at the edges. */
export function trayBake(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const dish = bakingDish(brush, scene.glaze, x, y, radius * 1.06)
  const half = radius * 0.9
  const parts = [
    ...larder.vegetables,
    ...larder.legumes,
    ...larder.starches.filter(({ category }) => category === 'potato'),
  ]
  const points: Point[] = []
  for (let attempt = 0; attempt < 900 && points.length < 58; attempt += 1) {
    const [px, py] = [x + random.between(-1, 1) * half * 0.9, y + random.between(-1, 1) * half * 0.58]
    if (points.every(([ox, oy]) => Math.hypot(ox - px, oy - py) > half * 0.13)) points.push([px, py])
  }
  const laid = points.map(([px, py], at) => {
    const item = parts[at % Math.max(1, parts.length)]
    return item ? piece(brush, item, px, py, radius * 0.15) : ''
  })
  const mains = larder.proteins
    .slice(0, 1)
    .map((main) =>
      [-0.52, -0.02, 0.5]
        .map((dx, at) =>
          piece(
            brush,
            main,
            x + dx * half,
            y + (at % 2 ? 0.2 : -0.14) * half,
            /fillet|salmon|breast|fish/.test(main.id) ? radius * 0.115 : radius * 0.26,
            random.between(-0.5, 0.5),
          ),
        )
        .join(''),
    )
  return (
    dish.drawn +
    clipped(
      brush,
      softPath(dish.inner),
      surface(brush, mix(sauceColour(larder, '#c98a3a'), '#d9a050', 0.4), x, y, half * 1.2) +
        stroke(softPath(dish.inner), '#2a1409', 30, 0.24),
    ) +
    laid.join('') +
    mains.join('') +
    larder.citrus
      .slice(0, 1)
      .map((lemon) =>
        [
          [-0.7, 0.36],
          [0.12, -0.4],
          [0.72, 0.3],
        ]
          .map(([dx = 0, dy = 0]) => piece(brush, lemon, x + dx * half, y + dy * half, radius * 0.14))
          .join(''),
      )
      .join('') +
    larder.cheeses
      .slice(0, 1)
      .map((cheese) => heap(brush, [cheese], { x, y, radius: half * 0.6 }, 12, radius * 0.085, 2))
      .join('') +
    heap(brush, larder.herbs.slice(0, 1), { x, y, radius: half * 0.6 }, 8, radius * 0.14, 2.2) +
    oilDrops(brush, '#d98a24', x, y, half * 0.6, 14) +
    sprinkle(brush, '#3a2a1e', x, y, half * 0.62, 44, 3.4)
  )
}

/** A pizza, quiche or savoury tart on a board: crust, sauce, topping, cut in one place. */
export function flatTart(scene: Scene): string {
  const { brush, larder, x, y, radius, words } = scene
  const { random } = brush
  const under = board(brush, x - 20, y, radius * 1.06)
  const pizza = /pizza|focaccia|flammkuchen|coca/.test(words)
  const r = radius * 0.86
  const crust = tonesOf(pizza ? '#e2ae62' : '#d79c4c')
  const rim = posed(roundOutline(random, pizza ? 0.02 : 0.008, 1, 24), { x, y, size: r, turn: 0 })
  const tomato =
    larder.all.some(({ id }) => /passata|tinned-tomato/.test(id)) || /margherita|marinara/.test(words)
  const filling = tomato ? '#c63f24' : pizza ? '#f6e7c4' : '#f0cc6c'
  const inner = posed(roundOutline(random, 0.025, 1, 20), { x, y, size: r * 0.86, turn: 0 })
  const burnt = Array.from({ length: 34 }, (): Point => {
    const angle = random.between(0, 6.28)
    const away = r * random.between(0.9, 0.97)
    return [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
  })
  const crimps = pizza
    ? ''
    : stroke(
        Array.from({ length: 54 }, (_, at) => {
          const angle = (at / 54) * Math.PI * 2
          return line([
            [x + Math.cos(angle) * r * 0.89, y + Math.sin(angle) * r * 0.89],
            [x + Math.cos(angle + 0.03) * r * 0.98, y + Math.sin(angle + 0.03) * r * 0.98],
          ])
        }).join(''),
        crust.deep,
        5,
        0.45,
      )
  const melted =
    larder.cheeses.length > 0
      ? spread(brush, x, y, r * 0.74, pizza ? 13 : 22, r * 0.22)
          .map(([px, py]) => {
            const tones = tonesOf(mix(larder.cheeses[0]?.look.colour ?? '#f6e8c6', '#fbe6b4', 0.4))
            const blob = posed(roundOutline(random, 0.16, 0.86, 10), {
              x: px,
              y: py,
              size: r * random.between(0.11, 0.18),
              turn: random.between(0, 3),
            })
            return (
              fill(softPath(blob), tones.shade) +
              fill(softPath(inset(blob, 0.9, -2, -3)), tones.base) +
              fill(softPath(inset(blob, 0.5, -4, -6)), tones.glow, 0.8)
            )
          })
          .join('')
      : ''
  const tops = [...larder.vegetables, ...larder.proteins.filter(({ id }) => id !== 'egg'), ...larder.fruits]
  const cuts = pizza || random.chance(0.5) ? [random.between(0.2, 0.5), random.between(1.3, 1.6)] : []
  return (
    under.drawn +
    castShadow(rim, 16, 0.32) +
    fill(softPath(rim), crust.shade) +
    fill(softPath(inset(rim, 0.985, -2, -3)), crust.base) +
    stroke(softPath(inset(rim, 0.95, -2, -3)), crust.light, r * 0.03, 0.6) +
    crimps +
    dots(burnt, r * 0.045, '#8f4e1c', pizza ? 0.45 : 0.16) +
    dots(burnt.slice(0, 14), r * 0.022, '#4f260c', pizza ? 0.5 : 0.1) +
    fill(softPath(inner), shifted(filling, { light: -0.08 })) +
    fill(softPath(inset(inner, 0.98, -1, -2)), filling) +
    fill(softPath(inset(inner, 0.6, -r * 0.08, -r * 0.1)), shifted(filling, { light: 0.05 }), 0.4) +
    melted +
    browned(brush, x, y, r * 0.56, r * 0.56, pizza ? 16 : 34) +
    heap(brush, tops, { x, y, radius: r * 0.72 }, 26, r * 0.13, 1.35) +
    heap(brush, larder.greens.slice(0, 1), { x, y, radius: r * 0.5 }, 7, r * 0.13, 1.6) +
    heap(brush, larder.herbs.slice(0, 1), { x, y, radius: r * 0.6 }, 8, r * 0.15, 2.2) +
    cuts
      .map((angle) =>
        stroke(
          line([
            [x + Math.cos(angle) * r * 0.99, y + Math.sin(angle) * r * 0.99],
            [x, y],
            [x, y],
          ]),
          '#4a2410',
          5,
          0.55,
        ),
      )
      .join('') +
    oilDrops(brush, '#d98a24', x, y, r * 0.7, 12) +
    sprinkle(brush, '#3a2a1e', x, y, r * 0.8, 40, 3.4)
  )
}

/** Slices of bread with their topping, in a row on a board. */
export function toasts(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const under = board(brush, x - 26, y, radius * 1.08)
  const bread = larder.starches.find(({ category }) => category === 'bread')
  const tops = [...larder.vegetables, ...larder.proteins, ...larder.legumes, ...larder.fruits]
  const spreadOn =
    larder.creams[0] ??
    larder.cheeses.find(({ id }) => /cream|goat|ricotta|feta/.test(id)) ??
    larder.all.find(({ id }) => /avocado|hummus|tahini/.test(id))
  const slices = [-0.62, 0, 0.62].map((place, at) => {
    const spot: Spot = {
      x: x + place * radius,
      y: y + (at % 2 ? 12 : -10),
      size: radius * 0.56,
      turn: Math.PI / 2 + random.between(-0.1, 0.1),
    }
    const crumb = breadSlice(
      brush,
      tonesOf(shifted(bread?.look.colour ?? '#c98f4e', { light: random.between(-0.02, 0.02) })),
      spot,
    )
    const smeared = spreadOn
      ? body(
          posed(roundOutline(random, 0.08, 0.44, 12), { ...spot, size: spot.size * 0.82 }),
          tonesOf(mix(spreadOn.look.colour, '#f6ecd0', 0.25)),
          spot.size * 0.3,
          { shadow: 0.5 },
        )
      : ''
    const topping = Array.from({ length: 13 }, (_, step) => {
      const item = tops[(step + at) % Math.max(1, tops.length)]
      const own = within(
        spot,
        -0.62 + (step % 7) * 0.205,
        (step < 7 ? -0.14 : 0.16) + random.between(-0.07, 0.07),
        1,
      )
      return item ? bite(brush, item, own.x, own.y, radius * 0.125, 1.1) : ''
    })
    const cheese = larder.cheeses
      .filter((item) => item !== spreadOn)
      .slice(0, 1)
      .map((item) =>
        [-0.35, 0.3]
          .map((along) => {
            const own = within(spot, along, random.between(-0.12, 0.12), 1)
            return piece(brush, item, own.x, own.y, radius * 0.115)
          })
          .join(''),
      )
    return (
      crumb +
      smeared +
      topping.join('') +
      cheese.join('') +
      garnish(scene, spot.x + random.between(-8, 8), spot.y + random.between(-50, 50), radius * 0.13, 2)
    )
  })
  return (
    under.drawn +
    slices.join('') +
    (larder.all.some(({ id }) => /balsamic|honey/.test(id))
      ? drizzle(brush, '#4a2412', x, y, radius * 0.6, 5)
      : '') +
    oilDrops(brush, '#c9a227', x, y, radius * 0.6, 10) +
    sprinkle(brush, '#3a2a1e', x, y, radius * 0.75, 36, 3.6)
  )
}

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
      castShadow([...top, ...low], 7) +
      fill(softPath([...top, ...low]), tones.base) +
      stroke(line(low), tones.light, 5, 0.7)
    )
  }
  const patty = larder.proteins[0] ?? larder.legumes[0]
  const cheese = larder.cheeses[0]
  const layers =
    body(slab(floor, r * 0.98, r * 0.2, 3), bun, r * 0.4, { shine: 0.4 }) +
    frill(floor - r * 0.24, larder.greens[0]?.look.colour ?? '#86a94a') +
    larder.vegetables
      .slice(0, 2)
      .map((item, at) =>
        [-0.5, 0, 0.5]
          .map((dx) =>
            body(
              slab(floor - r * (0.36 + at * 0.1), r * 0.3, r * 0.05, 2).map(([px, py]): Point => [
                px + dx * r * 1.05,
                py,
              ]),
              tonesOf(item.look.colour),
              r * 0.2,
              { shine: 0.5 },
            ),
          )
          .join(''),
      )
      .join('') +
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
  const dome: Outline = [
    [-1.02, -0.02],
    [-1, -0.4],
    [-0.72, -0.78],
    [0, -0.96],
    [0.72, -0.78],
    [1, -0.4],
    [1.02, -0.02],
    [0.9, 0.1],
    [0, 0.1],
    [-0.9, 0.1],
  ].map(([px = 0, py = 0]): Point => [x + px * r, floor - r * 0.9 + py * r])
  const seeds = Array.from({ length: 30 }, (): Point => {
    const a = random.between(-0.72, 0.72)
    return [x + a * r, floor - r * 0.9 - r * random.between(0.3, 0.82 - Math.abs(a) * 0.42)]
  })
  return (
    under.drawn +
    [40, 26]
      .map((drop) =>
        fill(
          softPath(
            posed(roundOutline(random, 0.02, 0.2, 16), {
              x: x + drop * 0.6,
              y: floor + r * 0.2,
              size: r * 1.12,
              turn: 0,
            }),
          ),
          '#2a1409',
          0.24,
        ),
      )
      .join('') +
    layers +
    frill(floor - r * 0.88, shifted(larder.greens[0]?.look.colour ?? '#86a94a', { light: 0.04 })) +
    body(dome, bun, r * 0.6, { shine: 0.5 }) +
    dots(
      seeds.map(([px, py]): Point => [px + 1.5, py + 2.5]),
      7,
      '#7a4212',
      0.5,
    ) +
    dots(seeds, 7, '#f8e6b8')
  )
}
