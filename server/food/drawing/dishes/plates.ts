import type { Ingredient } from '../../ingredient.ts'
import { mix, shifted, tonesOf } from '../colour.ts'
import { cutOf } from '../forms/form.ts'
import { citrusWedge } from '../forms/fruit.ts'
import { dumpling, stick } from '../forms/morsel.ts'
import { ball, grilled, paleSlices, rareSlices } from '../forms/protein.ts'
import { oilDrops, pool, smear } from '../forms/sauce.ts'
import { grainMound, noodleNest, spread, sprinkle } from '../forms/scatter.ts'
import { namedSauce, sauceColour } from '../larder.ts'
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
import { bite, garnish, heap, inTurn, piece, placed, type Scene } from '../scene.ts'
import { body, castShadow, dots, fill, stroke } from '../svg.ts'
import { plate } from '../table/plate.ts'

const longPasta =
  /spaghetti|tagliatelle|linguine|fettuc|vermicelli|noodle|udon|ramen|soba|pappardelle|bucatini|capellini|nudel|nouille|tallarin|fideo|pad thai|lo mein/

/** Pasta or noodles: a nest of strands, or a heap of short shapes, with what goes over it. */
export function pasta(scene: Scene): string {
  const { brush, larder, x, y, radius, words } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.86)
  const r = vessel.well
  const kind = larder.starches.find(({ category }) => category === 'pasta')
  const name = `${words} ${kind?.id ?? ''}`
  const sauce =
    namedSauce(scene.words) ??
    sauceColour(larder, larder.herbs.some(({ id }) => /basil/.test(id)) ? '#9aa544' : '#e7c98a')
  const dough = mix(kind?.look.colour ?? '#eccb7e', sauce, 0.16)
  const over = [...larder.proteins, ...larder.vegetables, ...larder.legumes].filter(
    ({ id }) => id !== kind?.id,
  )
  const short =
    /penne|rigaton|macaron|fusilli|farfalle|orecchiette|ravioli|tortell|gnocchi|spaetzle|spatzle|short|orzo|pocket/.test(
      name,
    ) && !longPasta.test(name)
  const shape: Ingredient | undefined =
    kind && short
      ? { ...kind, id: shortName(name), look: { ...kind.look, colour: dough as `#${string}` } }
      : undefined
  const bed = shape
    ? spread(brush, x, y, r * 0.78, 74, cutOf(shape).scale * 40)
        .map(([px, py]) => piece(brush, shape, px, py, r * 0.18))
        .join('')
    : noodleNest(
        brush,
        dough,
        x,
        y,
        r * 0.8,
        /udon|pappardelle/.test(name) ? 15 : /tagliatelle|fettuc|linguine/.test(name) ? 13 : 8.5,
        /udon|tagliatelle|pappardelle/.test(name) ? 56 : 92,
      )
  const saucy = larder.all.some(({ id }) => /passata|tomato|pesto|minced|cream/.test(id))
  return (
    vessel.drawn +
    pool(brush, sauce, x, y, r * 0.88, 0.95) +
    bed +
    (saucy ? pool(brush, sauce, x + r * 0.02, y - r * 0.02, r * 0.36, 0.86) : '') +
    heap(brush, over, { x, y, radius: r * (saucy ? 0.52 : 0.62) }, 17, r * 0.175, 1.22) +
    larder.greens
      .slice(0, 1)
      .map((green) => heap(brush, [green], { x, y, radius: r * 0.5 }, 7, r * 0.13, 1.2))
      .join('') +
    larder.cheeses
      .slice(0, 1)
      .map((cheese) => heap(brush, [cheese], { x, y, radius: r * 0.5 }, 12, r * 0.1, 1))
      .join('') +
    larder.nuts
      .slice(0, 1)
      .map((nut) => heap(brush, [nut], { x, y, radius: r * 0.5 }, 12, 32, 1))
      .join('') +
    garnish(scene, x + random.between(-10, 10), y - r * 0.04, r * 0.18, 4) +
    oilDrops(brush, '#c9a227', x, y, r * 0.86, 8) +
    sprinkle(brush, '#3a2a1e', x, y, r * 0.75, 32, 3.4)
  )
}

function shortName(name: string): string {
  if (/fusilli/.test(name)) return 'fusilli'
  if (/farfalle/.test(name)) return 'farfalle'
  if (/ravioli|tortell|pocket/.test(name)) return 'ravioli'
  if (/gnocchi|spaetzle|spatzle/.test(name)) return 'gnocchi'
  return 'penne'
}

/** Rice or noodles tossed in the wok: the base spread wide, bright pieces all over. */
export function stirFry(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.86)
  const r = vessel.well
  const base = larder.starches.find(({ category }) => category === 'grain' || category === 'pasta')
  const noodles = base && (base.category === 'pasta' || base.look.shape === 'noodle')
  const mass = posed(roundOutline(brush.random, 0.06, 0.95, 15), { x, y, size: r * 0.84, turn: 0 })
  const sauce = namedSauce(scene.words) ?? sauceColour(larder, '#9a5a26')
  const bed = !base
    ? pool(brush, sauce, x, y, r * 0.8)
    : noodles
      ? noodleNest(brush, mix(base.look.colour, sauce, 0.2), x, y, r * 0.82, 10, 76)
      : grainMound(brush, mix(base.look.colour, sauce, 0.1), mass, { x, y, size: r * 0.88, turn: 0 }, 13, 6.5)
  return (
    vessel.drawn +
    bed +
    heap(
      brush,
      [...larder.vegetables, ...larder.proteins, ...larder.legumes, ...larder.fruits],
      { x, y, radius: r * 0.6 },
      base ? 36 : 48,
      r * 0.165,
      0.86,
    ) +
    larder.greens
      .slice(0, 1)
      .map((green) => heap(brush, [green], { x, y, radius: r * 0.5 }, 6, r * 0.13, 1.4))
      .join('') +
    larder.nuts
      .slice(0, 1)
      .map((nut) => heap(brush, [nut], { x, y, radius: r * 0.6 }, 16, 30, 1))
      .join('') +
    sprinkle(brush, '#f6e9c6', x, y, r * 0.6, 44, 5) +
    garnish(scene, x, y - r * 0.05, r * 0.16, 4) +
    larder.citrus
      .slice(0, 1)
      .map((lime) =>
        citrusWedge(brush, tonesOf(lime.look.colour), {
          x: x + r * 0.62,
          y: y + r * 0.5,
          size: r * 0.2,
          turn: -0.6,
        }),
      )
      .join('')
  )
}

/** The classic plate: a main piece leaning on its side dish, vegetables beside, sauce below, green on top. */
export function plated(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.86)
  const r = vessel.well
  const main = larder.proteins[0] ?? larder.vegetables[0] ?? larder.legumes[0]
  const starch = larder.starches.find(({ id }) => id !== main?.id)
  const sides = [...larder.vegetables, ...larder.legumes, ...larder.fruits].filter(
    ({ id }) => id !== main?.id && id !== starch?.id,
  )
  const sauce =
    namedSauce(scene.words) ?? sauceColour(larder, larder.citrus.length > 0 ? '#e9c65a' : '#a4602c')
  const tilt = random.between(-0.35, 0.15)
  const mash =
    larder.all.some(({ id }) => /celeriac|parsnip|pumpkin|^pea$|sweet-potato/.test(id)) ||
    /mash|puree|puree|pure|stampf/.test(scene.words)
  const mashColour =
    larder.all.find(({ id }) => /pumpkin|sweet-potato|^pea$|celeriac|parsnip|potato/.test(id))?.look.colour ??
    '#f1dfae'
  const base = mash
    ? smear(mashColour, x - r * 0.1, y - r * 0.18, r * 0.82, random.between(-0.5, 0.2))
    : pool(brush, sauce, x + r * 0.06, y + r * 0.14, r * 0.74, 0.8)
  const starchAt = { x: x - r * 0.38, y: y - r * 0.36 }
  const mound = posed(roundOutline(random, 0.06, 0.86, 14), {
    ...starchAt,
    size: r * 0.4,
    turn: random.between(-0.4, 0.4),
  })
  const starched =
    !starch || (mash && starch.category === 'potato')
      ? ''
      : starch.category === 'grain'
        ? grainMound(
            brush,
            starch.look.colour,
            mound,
            { ...starchAt, size: r * 0.5, turn: 0 },
            /couscous|quinoa|bulgur/.test(starch.id) ? 3 : 13,
            6,
          )
        : starch.category === 'pasta'
          ? noodleNest(brush, starch.look.colour, starchAt.x, starchAt.y, r * 0.46, 9, 42)
          : starch.id === 'chip'
            ? spread(brush, starchAt.x, starchAt.y, r * 0.4, 26, 24)
                .map(([px, py]) =>
                  stick(brush, tonesOf('#e3ab45'), {
                    x: px,
                    y: py,
                    size: r * 0.22,
                    turn: random.between(-0.7, 0.7),
                  }),
                )
                .join('')
            : heap(brush, [starch], { ...starchAt, radius: r * 0.4 }, 14, r * 0.19, 1)
  const sideAt = { x: x + r * 0.42, y: y - r * 0.3 }
  const lined = sides[0] && /asparagus|green-bean|mangetout|carrot/.test(sides[0].id) ? sides[0] : undefined
  const vegetables =
    lined && /asparagus|green-bean/.test(lined.id)
      ? Array.from({ length: 7 }, (_, at) =>
          piece(
            brush,
            lined,
            sideAt.x - r * 0.12 + at * r * 0.085,
            sideAt.y + (at % 2) * 12 - 10,
            r * 0.22,
            -1.15 + random.between(-0.08, 0.08),
          ),
        ).join('') +
        heap(
          brush,
          sides.slice(1),
          { x: sideAt.x, y: sideAt.y + r * 0.1, radius: r * 0.32 },
          8,
          r * 0.15,
          1.1,
        )
      : heap(
          brush,
          sides.length > 0 ? sides : larder.greens,
          { ...sideAt, radius: r * 0.42 },
          17,
          r * 0.185,
          1,
        )
  const greens =
    larder.greens.length > 0 && sides.length > 0
      ? heap(brush, larder.greens, { x: x + r * 0.08, y: y - r * 0.12, radius: r * 0.3 }, 7, r * 0.14, 1.2)
      : ''
  const mainAt = { x: x - r * 0.04, y: y + r * 0.26 }
  return (
    vessel.drawn +
    base +
    starched +
    vegetables +
    greens +
    (main ? mainPiece(scene, main, { ...mainAt, size: r * 0.64, turn: tilt }) : '') +
    larder.citrus
      .slice(0, 1)
      .map((lemon) => piece(brush, lemon, x + r * 0.58, y + r * 0.42, r * 0.2))
      .join('') +
    inTurn(brush, larder.citrus, 0, x + r * 0.44, y + r * 0.6, r * 0.18) +
    garnish(scene, mainAt.x - r * 0.05, mainAt.y - r * 0.06, r * 0.17, 3) +
    oilDrops(brush, mash ? sauce : '#c9a227', x, y + r * 0.2, r * 0.66, 10) +
    sprinkle(brush, '#3a2a1e', x, y, r * 0.7, 30, 3.4)
  )
}

/** The main piece in one, if it is one by nature; else several of it. */
function mainPiece(scene: Scene, main: Ingredient, spot: Spot): string {
  const { brush } = scene
  const { form, scale } = cutOf(main)
  const tones = tonesOf(main.look.colour)
  const whole =
    /roast|braten|roti|slice|tranche|tagliata|rosa|rose/.test(scene.words) || brush.random.chance(0.4)
  if (
    /duck-breast|lamb-fillet|roast-beef|venison/.test(main.id) ||
    (/beef-steak|pork-fillet/.test(main.id) && whole)
  )
    return rareSlices(brush, tones, spot)
  if (/chicken-breast|turkey-breast/.test(main.id)) return paleSlices(brush, tones, spot)
  if (
    /steak|chop|escalope|schnitzel|halloumi|cutlet|tofu|tempeh|seitan|celeriac|cauliflower/.test(main.id) ||
    /steak|chop|schnitzel|escalop|cutlet|chulet/.test(scene.words)
  ) {
    return grilled(
      brush,
      /chop|escalope|schnitzel/.test(main.id) ? tonesOf(mix(main.look.colour, '#b8752f', 0.55)) : tones,
      spot,
    )
  }
  if (scale >= 2) return form(brush, tones, spot)
  if (/minced|mince$|meatball/.test(main.id)) {
    return spread(brush, spot.x, spot.y, spot.size * 0.7, 6, spot.size * 0.5)
      .map(([px, py]) => ball(brush, tones, { x: px, y: py, size: spot.size * 0.3, turn: 0 }))
      .join('')
  }
  return heap(brush, [main], { x: spot.x, y: spot.y, radius: spot.size * 0.72 }, 9, spot.size * 0.36, 1.02)
}

/** Three folded tortillas, overflowing, with lime. */
export function tacos(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.87)
  const r = vessel.well
  const filling = [
    ...larder.proteins,
    ...larder.vegetables,
    ...larder.legumes,
    ...larder.greens,
    ...larder.fruits,
  ]
  const corn = larder.starches.some(({ id }) => /corn|wheat/.test(id)) ? '#e6bd62' : '#ecca88'
  const folded = [-0.5, 0, 0.5].map((place, at) => {
    const spot: Spot = {
      x: x + place * r * 0.98,
      y: y + (at === 1 ? -r * 0.02 : r * 0.03),
      size: r * 0.66,
      turn: -Math.PI / 2 + place * 0.3 + random.between(-0.05, 0.05),
    }
    const dough = tonesOf(shifted(corn, { light: random.between(-0.015, 0.015) }))
    const half = (side: number): Outline =>
      nudged(
        random,
        [
          [-1, 0.02 * side],
          [-0.9, 0.28 * side],
          [-0.5, 0.5 * side],
          [0, 0.56 * side],
          [0.5, 0.5 * side],
          [0.9, 0.28 * side],
          [1, 0.02 * side],
          [0, 0.1 * side],
        ],
        0.02,
      )
    const back = posed(half(-1), spot)
    const front = posed(
      half(1).map(([px, py]): Point => [px * 0.98, py * 1.1 + 0.03]),
      spot,
    )
    const burnt = Array.from({ length: 9 }, (): Point => [
      random.between(-0.7, 0.7),
      random.between(0.22, 0.44),
    ])
    const inside = Array.from({ length: 17 }, (_, step) => {
      const along = -0.8 + (step / 16) * 1.6
      const item = filling[(step * 7 + at) % Math.max(1, filling.length)]
      const [px, py] = posed([[along, -0.13 + random.between(-0.16, 0.1)]], spot)[0] ?? [x, y]
      return item ? bite(brush, item, px, py, r * 0.14, 0.95) : ''
    })
    return (
      body(back, dough, r * 0.4, { shine: 0.3 }) +
      inside.join('') +
      body(front, dough, r * 0.4, { shine: 0.5 }) +
      dots(posed(burnt, spot), r * 0.05, '#a8642a', 0.45) +
      dots(posed(burnt.slice(0, 5), spot), r * 0.025, '#5c3010', 0.5)
    )
  })
  const lime = larder.citrus[0]
  return (
    vessel.drawn +
    folded.join('') +
    (larder.creams.length > 0 || larder.cheeses.length > 0
      ? [-0.5, 0, 0.5]
          .map((place) =>
            dots(
              spread(brush, x + place * r * 0.98 - r * 0.06, y, r * 0.3, 7, r * 0.11),
              r * 0.055,
              '#fdf5e4',
              0.95,
            ),
          )
          .join('')
      : '') +
    [-0.5, 0, 0.5]
      .map((place) => garnish(scene, x + place * r * 0.95 - 8, y + random.between(-60, 40), r * 0.13, 2))
      .join('') +
    [0.12, 0.4]
      .map((place, at) =>
        citrusWedge(brush, tonesOf(lime?.look.colour ?? '#a8bf4a'), {
          x: x + place * r,
          y: y + r * (0.8 - at * 0.05),
          size: r * 0.2,
          turn: at ? -1.1 : 0.3,
        }),
      )
      .join('')
  )
}

/** Filled pockets in a ring around their sauce: gyoza, pierogi, empanadas, samosas. */
export function dumplings(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.86)
  const r = vessel.well
  const sauce = namedSauce(scene.words) ?? sauceColour(larder, '#5d2f16')
  const count = 8
  const dough = tonesOf(/empanad|samosa|rissol/.test(scene.words) ? '#d9a04a' : '#f0dcb4')
  const saucer = posed(roundOutline(brush.random, 0.01, 1, 18), { x, y, size: r * 0.3, turn: 0 })
  const clay = tonesOf(mix(scene.glaze.clay, '#f6ead2', 0.3))
  return (
    vessel.drawn +
    Array.from({ length: count }, (_, at) => {
      const angle = (at / count) * Math.PI * 2 - Math.PI / 2
      const crumbed = /croquet|kroket|arancini|falafel|fritter|nugget|accra|pakora|bhaji|kibbeh/.test(
        scene.words,
      )
      return (crumbed ? ball : dumpling)(brush, crumbed ? tonesOf('#c48a42') : dough, {
        x: x + Math.cos(angle) * r * 0.66,
        y: y + Math.sin(angle) * r * 0.66,
        size: r * (crumbed ? 0.2 : 0.29),
        turn: angle + Math.PI / 2 + brush.random.between(-0.1, 0.1),
      })
    }).join('') +
    castShadow(saucer, 10) +
    fill(softPath(saucer), clay.base) +
    fill(softPath(inset(saucer, 0.86)), clay.shade) +
    fill(softPath(inset(saucer, 0.8, 1, 2)), sauce) +
    oilDrops(brush, '#d0561f', x, y, r * 0.18, 6) +
    sprinkle(brush, '#f6e9c6', x, y, r * 0.82, 40, 5) +
    larder.vegetables
      .filter(({ id }) => /spring-onion|chilli|radish/.test(id))
      .map((item) => heap(brush, [item], { x, y, radius: r * 0.8 }, 10, r * 0.12, 1.6))
      .join('') +
    garnish(scene, x + r * 0.04, y - r * 0.02, r * 0.12, 3) +
    garnish(scene, x + r * 0.6, y + r * 0.52, r * 0.14, 2)
  )
}

/** Skewers laid side by side over a bed. */
export function skewers(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.87)
  const r = vessel.well
  const threaded = [...larder.proteins, ...larder.vegetables].filter(
    (item) => cutOf(item).scale < 1.3 || item.category === 'meat' || item.category === 'poultry',
  )
  const rods = [-0.36, 0, 0.36].map((place, at) => {
    const spot: Spot = {
      x: x + place * r * 0.3,
      y: y + place * r * 1.1,
      size: r * 0.98,
      turn: -0.32 + at * 0.05,
    }
    const rod = line(
      posed(
        [
          [-1, 0],
          [0, 0.01],
          [1.06, 0],
        ],
        spot,
      ),
    )
    const pieces = Array.from({ length: 8 }, (_, step) => {
      const item = threaded[(step + at) % Math.max(1, threaded.length)]
      const own = within(spot, -0.74 + step * 0.2, 0, 0.12)
      if (!item) return ''
      return item.category === 'meat' || item.category === 'poultry' || item.category === 'plantProtein'
        ? grilled(brush, tonesOf(mix(item.look.colour, '#a85f28', 0.45)), {
            ...own,
            size: r * 0.19,
            turn: spot.turn + Math.PI / 2,
          })
        : piece(brush, item, own.x, own.y, r * 0.165)
    })
    return (
      stroke(
        line(
          posed(
            [
              [-1, 0],
              [1.06, 0],
            ],
            { ...spot, y: spot.y + 9, x: spot.x + 5 },
          ),
        ),
        '#2a1409',
        7,
        0.25,
      ) +
      stroke(rod, '#a9763c', 8) +
      stroke(rod, '#d3a463', 3) +
      pieces.join('')
    )
  })
  const grain = larder.starches.find(({ category }) => category === 'grain')
  const mound = posed(roundOutline(brush.random, 0.06, 0.9, 14), { x, y, size: r * 0.7, turn: 0 })
  return (
    vessel.drawn +
    (grain
      ? grainMound(brush, grain.look.colour, mound, { x, y, size: r * 0.72, turn: 0 }, 10, 6)
      : heap(brush, larder.greens, { x, y, radius: r * 0.6 }, 12, r * 0.2, 1.1)) +
    rods.join('') +
    larder.citrus
      .slice(0, 1)
      .map((lemon) =>
        placed(
          brush,
          lemon,
          [
            [x + r * 0.56, y + r * 0.52],
            [x + r * 0.36, y + r * 0.66],
          ],
          r * 0.18,
        ),
      )
      .join('') +
    garnish(scene, x - r * 0.5, y + r * 0.46, r * 0.18, 4) +
    sprinkle(brush, '#3a2a1e', x, y, r * 0.8, 26, 3.6)
  )
}
