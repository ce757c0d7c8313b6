import { mix, shifted, tonesOf } from '../colour.ts'
import { plainLeaf, trefoil } from '../forms/leaf.ts'
import { crouton, flatbread } from '../forms/morsel.ts'
import { grainMound, noodleNest, pointIn, spread, sprinkle, dusting } from '../forms/scatter.ts'
import { oilDrops, spooned, surface, swirl } from '../forms/sauce.ts'
import { namedSauce, sauceColour, soupColour } from '../larder.ts'
import { posed, roundOutline, softPath, type Point } from '../outline.ts'
import { garnish, heap, piece, type Scene } from '../scene.ts'
import { castShadow, clipped, fill } from '../svg.ts'
import { bowl, innerShadow, plate, type Vessel } from '../table/plate.ts'

const circle = (vessel: Vessel, share = 1) =>
  `M${vessel.x - vessel.well * share} ${vessel.y}a${vessel.well * share} ${vessel.well * share} 0 1 0 ${vessel.well * share * 2} 0a${vessel.well * share} ${vessel.well * share} 0 1 0 ${-vessel.well * share * 2} 0Z`

const greenTones = tonesOf('#6c8f3f')

/** A soup: its colour to the wall, a turn of cream, what floats in it gathered off-centre. */
export function soup(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const vessel = bowl(brush, scene.glaze, x, y, radius)
  const colour = soupColour(larder)
  const clear =
    /ramen|pho|miso|brodo|broth|bouillon|consomme|caldo|bruhe|minestr|noodle soup|udon|tom yum/.test(
      scene.words,
    )
  const noodle = larder.starches.find(
    ({ look, id }) => look.shape === 'noodle' || /noodle|ramen|udon|soba|vermicelli/.test(id),
  )
  const floating = [
    ...larder.proteins,
    ...larder.legumes,
    ...(clear || random.chance(0.5) ? larder.vegetables : []),
  ]
  const angle = random.between(0.2, 1.2)
  const heart = { x: x + Math.cos(angle) * radius * 0.12, y: y + Math.sin(angle) * radius * 0.1 }
  const cream = larder.creams.length > 0
  const crumbs =
    larder.starches.some(({ category }) => category === 'bread') || (!clear && random.chance(0.35))
  const inside =
    surface(brush, colour, x, y, vessel.well) +
    (noodle
      ? noodleNest(brush, noodle.look.colour, x - radius * 0.14, y + radius * 0.1, radius * 0.5, 9, 44)
      : '') +
    (!noodle && (cream || !clear)
      ? swirl(
          brush,
          cream ? '#fdf3df' : shifted(colour, { light: 0.1, chroma: 1.1 }),
          x,
          y,
          radius * 0.56,
          random.between(1.5, 2.2),
        )
      : '') +
    oilDrops(
      brush,
      larder.all.some(({ id }) => /chilli|paprika/.test(id)) ? '#d0561f' : '#d9a520',
      x,
      y,
      radius * 0.7,
      16,
    ) +
    (floating.length > 0
      ? heap(
          brush,
          floating,
          { ...heart, radius: radius * (clear ? 0.6 : 0.34) },
          clear ? 22 : 11,
          radius * 0.12,
          1,
        )
      : '')
  const croutons = crumbs
    ? spread(brush, heart.x, heart.y, radius * 0.26, 7, 34)
        .map(([px, py]) =>
          crouton(brush, tonesOf('#cf9442'), { x: px, y: py, size: 21, turn: random.between(0, 3) }),
        )
        .join('')
    : ''
  return (
    vessel.drawn +
    clipped(brush, circle(vessel), inside + innerShadow(brush, vessel)) +
    croutons +
    larder.nuts
      .slice(0, 1)
      .map((nut) => heap(brush, [nut], { ...heart, radius: radius * 0.3 }, 12, 30, 0.8))
      .join('') +
    garnish(scene, heart.x + 4, heart.y - 6, radius * 0.14, 4) +
    sprinkle(brush, '#3a2a1e', x, y, radius * 0.6, 26, 4)
  )
}

/** A curry or stew in a bowl, half of it beside rice when there is rice. */
export function curry(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const vessel = bowl(brush, scene.glaze, x, y, radius)
  const colour = namedSauce(scene.words) ?? sauceColour(larder, '#b9662c')
  const grain = larder.starches.find(({ category }) => category === 'grain')
  const chunks = [...larder.proteins, ...larder.legumes, ...larder.vegetables]
  const turn = random.between(-0.5, 0.5) + (random.chance(0.5) ? Math.PI : 0)
  const side = (away: number): [number, number] => [x + Math.cos(turn) * away, y + Math.sin(turn) * away]
  const [rx, ry] = side(-radius * 0.38)
  const mound: Point[] = posed(
    Array.from({ length: 18 }, (_, at): Point => {
      const angle = (at / 18) * Math.PI * 2
      const own = 0.98 + random.between(-0.05, 0.04)
      return [Math.min(0.3, Math.cos(angle) * own), Math.sin(angle) * own]
    }),
    {
      x: x - Math.cos(turn) * radius * 0.14,
      y: y - Math.sin(turn) * radius * 0.14,
      size: radius * 0.72,
      turn,
    },
  )
  const [cx, cy] = side(grain ? radius * 0.26 : 0)
  const spread1 = grain ? radius * 0.46 : radius * 0.64
  const greens =
    larder.greens.length > 0
      ? heap(brush, larder.greens, { x: cx, y: cy, radius: spread1 }, 7, radius * 0.11, 1.2)
      : ''
  const inside =
    surface(brush, colour, x, y, vessel.well) +
    oilDrops(brush, shifted(colour, { light: -0.1, chroma: 1.2 }), cx, cy, radius * 0.5, 18) +
    (grain
      ? grainMound(
          brush,
          grain.look.colour,
          mound,
          { x: rx, y: ry, size: radius * 0.8, turn: 0 },
          /couscous|bulgur|quinoa|millet/.test(grain.id) ? 3 : 14,
          /couscous|quinoa/.test(grain.id) ? 6.5 : 6,
        )
      : '') +
    greens +
    heap(brush, chunks, { x: cx, y: cy, radius: spread1 }, grain ? 26 : 36, radius * 0.15, 0.88) +
    (larder.creams.length > 0 ? swirl(brush, '#fbf0da', cx, cy, radius * 0.3, 1.3) : '')
  return (
    vessel.drawn +
    clipped(brush, circle(vessel), inside + innerShadow(brush, vessel)) +
    larder.nuts
      .slice(0, 1)
      .map((nut) => heap(brush, [nut], { x: cx, y: cy, radius: radius * 0.34 }, 10, 30, 0.8))
      .join('') +
    garnish(scene, cx, cy, radius * 0.15, 4) +
    (grain ? sprinkle(brush, '#4a3a20', rx, ry, radius * 0.3, 14, 4) : '') +
    larder.citrus
      .slice(0, 1)
      .map((lemon) => piece(brush, lemon, ...side(-radius * 0.6), radius * 0.15))
      .join('')
  )
}

/** Risotto, dal, polenta, porridge: a creamy mass with its garnish on top. */
export function creamyGrain(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.86)
  const grain = larder.starches.find(({ category }) => category === 'grain')
  const tinted = larder.all.find(({ id }) =>
    /beetroot|saffron|turmeric|curry|pumpkin|^pea$|squash|red-lentil|tomato/.test(id),
  )
  const colour = tinted
    ? mix(
        /red-lentil|turmeric|curry|saffron/.test(tinted.id) ? '#df9a2e' : tinted.look.colour,
        '#f2dcae',
        0.38,
      )
    : (grain?.look.colour ?? soupColour(larder))
  const mass = posed(roundOutline(brush.random, 0.05, 0.96, 16), { x, y, size: vessel.well * 0.88, turn: 0 })
  const tops = [...larder.proteins, ...larder.vegetables.slice(0, 3), ...larder.legumes.slice(0, 1)]
  return (
    vessel.drawn +
    castShadow(mass, 9) +
    grainMound(brush, colour, mass, { x, y, size: vessel.well * 0.9, turn: 0 }, 12, 9) +
    heap(brush, tops, { x, y, radius: radius * 0.5 }, 24, radius * 0.15, 1) +
    larder.greens
      .slice(0, 1)
      .map((green) => heap(brush, [green], { x, y, radius: radius * 0.3 }, 6, radius * 0.11, 1.2))
      .join('') +
    larder.cheeses
      .slice(0, 1)
      .map((cheese) => heap(brush, [cheese], { x, y, radius: radius * 0.42 }, 8, radius * 0.1, 1.4))
      .join('') +
    garnish(scene, x + radius * 0.05, y - radius * 0.05, radius * 0.14, 3) +
    oilDrops(brush, '#c9a227', x, y, vessel.well * 0.8, 9) +
    sprinkle(brush, '#3a2a1e', x, y, vessel.well * 0.8, 30, 3.4)
  )
}

/** A bowl with a place for each thing: poke, Buddha bowl, grain salad; in sectors around the middle. */
export function sectorBowl(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const vessel = bowl(brush, scene.glaze, x, y, radius)
  const grain = larder.starches.find(({ category }) => category === 'grain')
  const parts = [
    ...larder.proteins.slice(0, 2),
    ...larder.vegetables.slice(0, 4),
    ...larder.legumes.slice(0, 1),
    ...larder.greens.slice(0, 1),
    ...larder.fruits.slice(0, 1),
  ].slice(0, 6)
  const start = random.between(0, Math.PI * 2)
  const bed = posed(roundOutline(random, 0.03, 1, 18), { x, y, size: vessel.well, turn: 0 })
  const sectors = parts
    .map((item, at) => {
      const angle = start + (at / parts.length) * Math.PI * 2
      const middle = {
        x: x + Math.cos(angle) * radius * 0.46,
        y: y + Math.sin(angle) * radius * 0.46,
        radius: radius * 0.27,
      }
      return heap(brush, [item], middle, 13, radius * 0.125, 0.85)
    })
    .join('')
  return (
    vessel.drawn +
    clipped(
      brush,
      circle(vessel),
      surface(brush, grain?.look.colour ?? '#d9c79a', x, y, vessel.well) +
        grainMound(
          brush,
          grain?.look.colour ?? '#e9dcb6',
          bed,
          { x, y, size: vessel.well * 0.95, turn: 0 },
          10,
          7,
        ) +
        sectors +
        innerShadow(brush, vessel),
    ) +
    larder.sauces
      .slice(0, 1)
      .map((sauce) => spooned(brush, sauce.look.colour, x, y, radius * 0.4))
      .join('') +
    (larder.nuts[0]
      ? heap(brush, [larder.nuts[0]], { x, y, radius: radius * 0.4 }, 12, 28, 0.9)
      : sprinkle(brush, '#f4e7c4', x, y, radius * 0.45, 40, 5)) +
    garnish(scene, x, y, radius * 0.14, 4) +
    larder.citrus
      .slice(0, 1)
      .map((lemon) => piece(brush, lemon, x + radius * 0.5, y + radius * 0.42, radius * 0.16))
      .join('')
  )
}

/** A salad: leaves at the rim, everything else tumbled over them, dressing in drops. */
export function salad(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.87)
  const r = vessel.well
  const parts = [...larder.vegetables, ...larder.legumes, ...larder.fruits, ...larder.proteins]
  const bedItem = larder.greens[0]
  const leaves = bedItem
    ? [1, 0.72, 0.42]
        .flatMap((share, row) =>
          Array.from({ length: 11 - row * 3 }, (_, at) => {
            const angle = (at / (11 - row * 3)) * Math.PI * 2 + row * 0.4 + random.between(-0.15, 0.15)
            const own = larder.greens[at % larder.greens.length] ?? bedItem
            return piece(
              brush,
              own,
              x + Math.cos(angle) * r * 0.72 * share,
              y + Math.sin(angle) * r * 0.7 * share,
              r * 0.22,
              angle + random.between(-0.5, 0.5),
            )
          }),
        )
        .join('')
    : ''
  const grain = larder.starches.find(({ category }) => category === 'grain')
  const bed = posed(roundOutline(random, 0.05, 0.96, 16), { x, y, size: r * 0.82, turn: 0 })
  return (
    vessel.drawn +
    (grain ? grainMound(brush, grain.look.colour, bed, { x, y, size: r * 0.84, turn: 0 }, 5, 8) : '') +
    leaves +
    (bedItem || grain
      ? ''
      : heap(
          brush,
          [...larder.legumes, ...parts].slice(0, 1),
          { x, y, radius: r * 0.72 },
          34,
          r * 0.17,
          0.92,
        )) +
    heap(brush, parts, { x, y, radius: r * 0.66 }, 30, r * 0.16, 1.05) +
    larder.cheeses
      .slice(0, 1)
      .map((cheese) => heap(brush, [cheese], { x, y, radius: r * 0.56 }, 9, r * 0.13, 1.3))
      .join('') +
    larder.nuts
      .slice(0, 1)
      .map((nut) => heap(brush, [nut], { x, y, radius: r * 0.6 }, 15, 32, 1))
      .join('') +
    garnish(scene, x - r * 0.08, y - r * 0.05, r * 0.18, 4) +
    larder.citrus
      .slice(0, 1)
      .map((lemon) => piece(brush, lemon, x + r * 0.6, y + r * 0.45, r * 0.19))
      .join('') +
    larder.sauces
      .slice(0, 1)
      .map((sauce) => spooned(brush, sauce.look.colour, x, y, r * 0.7))
      .join('') +
    larder.powders
      .slice(0, 1)
      .map((powder) => dusting(brush, powder.look.colour, x, y, r * 0.75, 90))
      .join('') +
    oilDrops(brush, '#c9a227', x, y, r * 0.8, 14) +
    sprinkle(brush, '#3a2a1e', x, y, r * 0.8, 34, 3.4)
  )
}

/** A dip: spread with the back of a spoon into a spiral, oil in the furrow, bread around. */
export function dip(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.82)
  const r = vessel.well
  const green = /guacamole|avocado|pea|spinach|pesto/.test(scene.words)
  const base = larder.all.find(({ id }) =>
    (green
      ? /avocado|^pea|spinach/
      : /beetroot|pumpkin|bell-pepper|chickpea|bean|lentil|yogurt|cream-cheese|ricotta|feta|aubergine/
    ).test(id),
  )
  const colour = /aubergine/.test(base?.id ?? '')
    ? '#c9ab83'
    : mix(base?.look.colour ?? '#e2c48d', '#f3e0b8', 0.3)
  const tones = tonesOf(colour)
  const mass = posed(roundOutline(random, 0.05, 0.97, 14), { x, y, size: r * 0.92, turn: 0 })
  const bread = larder.starches.some(({ category }) => category === 'bread') || larder.vegetables.length < 3
  const wedges = bread
    ? [0.35, 0.75, 1.15]
        .map((angle) =>
          flatbread(brush, tonesOf('#e0b673'), {
            x: x + Math.cos(angle) * radius * 0.92,
            y: y + Math.sin(angle) * radius * 0.84,
            size: radius * 0.27,
            turn: angle + random.between(-0.3, 0.3),
          }),
        )
        .join('')
    : ''
  const tops = [
    ...larder.legumes,
    ...larder.vegetables.filter(({ id }) => id !== base?.id).slice(0, 2),
    ...larder.fruits,
  ]
  return (
    vessel.drawn +
    castShadow(mass, 10) +
    fill(softPath(mass), tones.shade) +
    fill(
      softPath(posed(roundOutline(random, 0.04, 0.97, 14), { x: x - 4, y: y - 5, size: r * 0.87, turn: 0 })),
      tones.base,
    ) +
    swirl(brush, tones.shade, x + 3, y + 5, r * 0.72, 2.4) +
    swirl(brush, tones.light, x - 2, y - 3, r * 0.7, 2.4) +
    swirl(brush, '#c79a22', x + 2, y + 2, r * 0.52, 1.7) +
    oilDrops(brush, '#c79a22', x, y, r * 0.6, 14) +
    heap(brush, tops, { x: x + r * 0.05, y: y - r * 0.02, radius: r * 0.3 }, 14, r * 0.15, 0.9) +
    dusting(brush, '#b23a1c', x, y, r * 0.6, 110) +
    larder.nuts
      .slice(0, 1)
      .map((nut) => heap(brush, [nut], { x, y, radius: r * 0.5 }, 14, 30, 1))
      .join('') +
    garnish(scene, x - r * 0.06, y, r * 0.17, 4) +
    wedges
  )
}

/** Fruit in a bowl with its juice: fruit salad, compote, granola, chia. */
export function fruitBowl(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const vessel = bowl(brush, scene.glaze, x, y, radius * 0.94)
  const pale = larder.creams[0]
  const juice =
    pale || /chia|porridge|granola|yog|muesli|oat|pudding|reis|arroz|riz/.test(scene.words)
      ? '#f7ead2'
      : mix(larder.fruits[0]?.look.colour ?? '#d9853c', '#f6c98a', 0.3)
  const fruit = [...larder.fruits, ...larder.citrus]
  return (
    vessel.drawn +
    clipped(
      brush,
      circle(vessel),
      surface(brush, juice, x, y, vessel.well) +
        (pale ? swirl(brush, '#fffaf0', x, y, radius * 0.5, 2) : '') +
        heap(
          brush,
          fruit,
          {
            x: pale ? x + radius * 0.12 : x,
            y: pale ? y + radius * 0.08 : y,
            radius: radius * (pale ? 0.44 : 0.66),
          },
          pale ? 26 : 48,
          radius * 0.155,
          0.85,
        ) +
        innerShadow(brush, vessel),
    ) +
    larder.nuts
      .slice(0, 2)
      .map((nut) => heap(brush, [nut], { x: x - radius * 0.1, y, radius: radius * 0.5 }, 14, 34, 1))
      .join('') +
    (larder.herbs.length > 0 ? garnish(scene, x, y - radius * 0.06, radius * 0.16, 3) : trefoilTop(scene)) +
    sprinkle(brush, '#f4e2b8', ...pointIn(brush, x, y, 20), radius * 0.4, 22, 5)
  )
}

const trefoilTop = ({ brush, x, y, radius }: Scene) =>
  brush.random.chance(0.5)
    ? [0.4, 1.5, 2.6]
        .map((turn) =>
          plainLeaf(brush, greenTones, {
            x: x + Math.cos(turn) * 24,
            y: y + Math.sin(turn) * 24,
            size: radius * 0.12,
            turn,
          }),
        )
        .join('')
    : trefoil(brush, greenTones, { x, y, size: radius * 0.15, turn: 0.4 })
