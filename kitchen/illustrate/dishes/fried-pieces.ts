import { dollop, ball, stick as chip } from '../forms/named.ts'
import { inTurn, type Scene, garnish, heap } from '../scene.ts'
import { each, times, soft, body, stroke } from '../svg.ts'
import {
  around,
  roundAt,
  spotAt,
  through,
  type Spot,
  inset,
  line,
  pointAt,
  posed,
  softPath,
} from '../outline.ts'
import { sugared } from '../strewn.ts'
import { mix, tonesOf } from '../colour.ts'
import { browned } from './crust.ts'
import { capsule } from '../forms/shapes.ts'
import { sprinkle, spread } from '../forms/scatter.ts'
import { plate } from '../table/plate.ts'
import { saucer } from '../table/saucer.ts'

const crust = ['#c98a3e', '#bf7c32', '#d39a4c']

/** One flat cake of gratings, brown in the middle and frayed at the rim. */
function patty({ brush }: Scene, spot: Spot): string {
  const outline = roundAt(brush.random, spot, 0.07, 0.94, 15)
  const tones = tonesOf(brush.random.pick(crust))
  const shreds = times(16, () => {
    const [x, y] = [brush.random.between(-0.7, 0.7), brush.random.between(-0.65, 0.65)]
    return line([
      pointAt(spot, x, y),
      pointAt(spot, x + brush.random.between(-0.14, 0.14), y + brush.random.between(-0.14, 0.14)),
    ])
  })
  return (
    body(outline, tones, spot.size) +
    soft(inset(outline, 0.8, -2, -3), tones.light, 0.35) +
    stroke(shreds, tones.glow, spot.size * 0.05, 0.55) +
    browned(brush, spot.x, spot.y, spot.size * 0.55, spot.size * 0.5, 7)
  )
}

/** A short crumbed roll. */
function roll({ brush }: Scene, spot: Spot): string {
  const tones = tonesOf(brush.random.pick(crust))
  return (
    body(posed(capsule(1, 0.42), spot), tones, spot.size * 0.7) +
    sprinkle({ ...brush, random: brush.random }, tones.glow, spot.x, spot.y, spot.size * 0.42, 12, 4)
  )
}

/** A craggy piece in batter or flour; rings where the fish is cut to rings. */
function crisp({ brush, larder }: Scene, spot: Spot): string {
  const { random } = brush
  const tones = tonesOf(random.pick(crust))
  const outline = roundAt(random, spot, 0.16, 0.72, 13)
  const rings =
    larder.proteins.some(({ id }) => /squid|calamar/.test(id)) &&
    (larder.proteins.length === 1 || random.chance(0.4))
  if (rings) {
    const d = softPath(roundAt(random, { ...spot, size: spot.size * 0.6 }, 0.06, 0.92, 14))
    return (
      stroke(d, tones.deep, spot.size * 0.5, 0.5) +
      stroke(d, tones.base, spot.size * 0.42) +
      stroke(d, tones.light, spot.size * 0.12, 0.7)
    )
  }
  const crags = Array.from({ length: 16 }, () => {
    const [x, y] = [random.between(-0.66, 0.66), random.between(-0.45, 0.45)]
    const own = {
      ...spot,
      x: pointAt(spot, x, y)[0],
      y: pointAt(spot, x, y)[1],
      size: spot.size * random.between(0.1, 0.2),
    }
    const bump = roundAt(random, own, 0.2, 0.8, 7)
    return soft(bump, tones.shade, 0.7) + soft(inset(bump, 0.7, -1.5, -2), tones.light, 0.8)
  })
  return body(outline, tones, spot.size) + crags.join('')
}

/** A long ridged stick, sugared. */
function stick({ brush }: Scene, spot: Spot): string {
  const tones = tonesOf('#cf9144')
  const ridges = each([-0.07, 0, 0.07], (at) => through(spot, -0.95, at, 0, at + 0.01, 0.95, at))
  return (
    body(posed(capsule(1, 0.15), spot), tones, spot.size * 0.3) +
    stroke(ridges, tones.deep, spot.size * 0.022, 0.7) +
    each([-0.6, -0.2, 0.2, 0.6], (along) => {
      const [x, y] = pointAt(spot, along, 0)
      return sprinkle(brush, '#fff6e2', x, y, spot.size * 0.13, 7, 4)
    })
  )
}

/** A torn piece of a thick pancake. */
function torn({ brush }: Scene, spot: Spot): string {
  const outline = roundAt(brush.random, spot, 0.26, 0.8, 7)
  const tones = tonesOf(brush.random.pick(['#eec47a', '#e2ae5e', '#f2d190']))
  return (
    body(outline, tones, spot.size) +
    soft(inset(outline, 0.62, -2, -3), mix(tones.base, '#b9702a', 0.6), 0.55)
  )
}

/** What comes golden out of the pan: flat cakes, crumbed rolls, sugared sticks, torn pancake. */
export function friedPieces(scene: Scene): string {
  const { brush, larder, x, y, radius, form } = scene
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.86)
  const r = vessel.well
  const { random } = brush
  if (form === 'torn') {
    const pieces = [
      ...spread(brush, x, y + 10, r * 0.66, 30, r * 0.2),
      ...spread(brush, x, y - 8, r * 0.38, 12, r * 0.2),
    ]
    return (
      vessel.drawn +
      each(pieces, ([px, py]) => torn(scene, { x: px, y: py, size: r * 0.17, turn: random.between(0, 3) })) +
      heap(brush, larder.fruits, { x, y, radius: r * 0.6 }, 9, r * 0.14, 1.6) +
      sugared(scene, x, y, r * 0.8, 260) +
      each(larder.fruits.slice(0, 1), ({ look }) =>
        saucer(scene, x + r * 0.6, y + r * 0.5, r * 0.26, mix(look.colour, '#7a2f3a', 0.4)),
      )
    )
  }
  if (form === 'sticks') {
    const sticks = [-0.5, -0.3, -0.1, 0.1, 0.3].map((place, at) =>
      stick(
        scene,
        spotAt(x - r * 0.12 + place * r * 0.7, y + place * r * 0.5, r * 0.66, -0.85 + (at % 3) * 0.12),
      ),
    )
    return (
      vessel.drawn +
      sticks.join('') +
      (larder.chocolate.length > 0 ? saucer(scene, x + r * 0.5, y + r * 0.42, r * 0.3, '#4a2616') : '') +
      sugared(scene, x, y, r * 0.8, 120)
    )
  }
  if (form === 'chips' || form === 'balls' || form === 'crisp') {
    const potato = tonesOf(mix(larder.starches[0]?.look.colour ?? '#e3ab45', '#e3a03a', 0.6))
    const [count, apart] = ({ chips: [60, 0.13], balls: [15, 0.3], crisp: [9, 0.34] } as const)[form]
    const beside = [...larder.greens, ...larder.vegetables.filter(({ category }) => category !== 'potato')]
    const dip = larder.all.find(({ id }) =>
      /mayonnaise|yogurt|sour-cream|aioli|sweet-chilli|ketchup/.test(id),
    )
    for (const item of [dip, ...larder.proteins]) if (item) brush.note(item.id)
    return (
      vessel.drawn +
      each(spread(brush, x, y, r * 0.6, count, r * apart), ([px, py]) =>
        form === 'chips'
          ? chip(brush, potato, spotAt(px, py, r * 0.24, random.between(-1, 1)))
          : form === 'balls'
            ? ball(brush, tonesOf(random.pick(crust)), spotAt(px, py, r * 0.2, 0))
            : crisp(scene, spotAt(px, py, r * 0.27, random.between(0, 3))),
      ) +
      heap(
        brush,
        larder.all.filter(({ id }) => id === 'boiled-egg'),
        { x, y: y + r * 0.1, radius: r * 0.3 },
        3,
        r * 0.2,
        1.6,
      ) +
      heap(
        brush,
        beside.slice(0, 2),
        { x: x - r * 0.6, y: y + r * 0.3, radius: r * 0.26 },
        6,
        r * 0.16,
        1.4,
      ) +
      inTurn(brush, larder.citrus, 0, x - r * 0.3, y + r * 0.66, r * 0.18) +
      (dip ? saucer(scene, x + r * 0.58, y + r * 0.46, r * 0.26, dip.look.colour) : '') +
      garnish(scene, x, y, r * 0.13, 3)
    )
  }
  const rolls = form === 'rolls'
  const places = rolls
    ? Array.from({ length: 8 }, (_, at): Spot =>
        spotAt(
          x + ((at % 4) - 1.5) * r * 0.33,
          y + (at < 4 ? -0.24 : 0.3) * r,
          r * 0.3,
          1.35 + random.between(-0.16, 0.16),
        ),
      )
    : around(x, y, r * 0.49, 6, -0.6).map(([px, py, angle]) => spotAt(px, py, r * 0.36, angle))
  const cream =
    larder.creams.find(({ id }) => !/milk$/.test(id)) ??
    larder.all.find(({ id }) => /yogurt|applesauce|quark|mayonnaise/.test(id))
  return (
    vessel.drawn +
    (rolls ? heap(brush, larder.greens, { x, y: y + r * 0.04, radius: r * 0.6 }, 9, r * 0.18, 1.4) : '') +
    each(places, (spot) => (rolls ? roll : patty)(scene, spot)) +
    (rolls || !cream
      ? ''
      : dollop(brush, tonesOf(mix(cream.look.colour, '#fff8ea', 0.4)), spotAt(x, y, r * 0.24, 0.4))) +
    inTurn(brush, larder.citrus, 0, x + r * 0.72, y + r * 0.36, r * 0.16) +
    garnish(scene, x + r * 0.02, y - r * 0.04, r * 0.14, 3) +
    (larder.herbs.length > 0 ? sprinkle(brush, '#5f8a3a', x, y, r * 0.78, 26, 4) : '')
  )
}
