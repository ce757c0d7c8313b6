import { friedEgg } from '../forms/named.ts'
import { shapeAt, roundAt, spotAt, moved, arc, line } from '../outline.ts'
import { each, body, castShadow, disc, dots, stroke } from '../svg.ts'
import { oiled } from '../strewn.ts'
import { mix, shifted, tonesOf } from '../colour.ts'
import { surface } from '../forms/sauce.ts'
import { grainMound, pointIn, sprinkle } from '../forms/scatter.ts'
import { soupColour } from '../larder.ts'
import { type Scene, garnish, heap } from '../scene.ts'
import { bowl, heldIn } from '../table/bowl.ts'
import { plate } from '../table/plate.ts'

/** Rice pudding and porridge: grains in their cream, spice and fruit on top. */
function inBowl(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const vessel = bowl(brush, scene.glaze, x, y, radius * 0.92)
  const grains = Array.from({ length: 420 }, () => pointIn(brush, x, y, vessel.well * 0.95))
  const spice = larder.all.find(({ id }) => /cinnamon|cocoa|nutmeg/.test(id))
  const fruit = [...larder.fruits, ...larder.citrus]
  const milk = larder.chocolate.length > 0 ? '#8a5a3a' : '#f8ecd2'
  return (
    heldIn(
      brush,
      vessel,
      surface(brush, milk, x, y, vessel.well) +
        dots(grains, 13, shifted(milk, { light: -0.05 }), 0.8) +
        dots(moved(grains, -2, -3), 8, shifted(milk, { light: 0.05 }), 0.9),
    ) +
    (spice ? sprinkle(brush, '#8f5320', x, y, radius * 0.34, 110, 5) : '') +
    heap(brush, fruit, { x, y, radius: radius * 0.36 }, 12, radius * 0.14, 1.1) +
    heap(brush, larder.nuts.slice(0, 1), { x, y, radius: radius * 0.36 }, 10, 30, 1.2) +
    garnish(scene, x, y, radius * 0.13, 2)
  )
}

/** Mash in a bowl, drawn in furrows with a spoon. */
function mashed(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const vessel = bowl(brush, scene.glaze, x, y, radius * 0.94)
  const r = vessel.well
  const beet = larder.all.find(({ id }) => /beetroot/.test(id))
  const pale = beet
    ? mix(beet.look.colour, '#f3cfae', 0.55)
    : larder.all.some(({ id }) => id === 'aubergine')
      ? '#b98a55'
      : mix(larder.starches[0]?.look.colour ?? '#f0d79a', '#fbeecb', 0.4)
  const tones = tonesOf(pale)
  for (const item of larder.all.filter(({ category }) => category === 'potato')) brush.note(item.id)
  const mound = roundAt(brush.random, { x, y: y - 4, size: r * 0.86, turn: 0 }, 0.07, 0.96, 14)
  const furrows = [0.26, 0.46, 0.66].map((share) =>
    line(arc(x, y - 6, r * share, share * 5, share * 5 + 4.4, 14)),
  )
  const butter = larder.all.find(({ id }) => /^butter$/.test(id))
  if (butter) brush.note(butter.id)
  const eggs = larder.proteins.filter(({ id }) => id === 'egg')
  const meats = larder.proteins.filter(({ id }) => !/^egg|corned/.test(id))
  const beside = larder.vegetables.filter(
    ({ id, category }) => category !== 'potato' && !/^onion|beetroot|aubergine/.test(id),
  )
  return (
    heldIn(
      brush,
      vessel,
      disc(x, y, r, tones.deep, 0.35) +
        body(mound, tones, r * 0.9, { shine: 0.5 }) +
        stroke(furrows.join(''), tones.shade, r * 0.085, 0.75) +
        stroke(
          each(furrows, (d) => d),
          tones.glow,
          r * 0.03,
          0.85,
        ),
    ) +
    heap(brush, [...larder.greens, ...meats], { x, y, radius: r * 0.6 }, 12, r * 0.1, 1.5) +
    (butter && eggs.length === 0
      ? body(
          shapeAt(spotAt(x, y - 6, r * 0.12, 0.4), '-1 -0.8, 1 -0.85, 1.02 0.8, -0.98 0.84'),
          tonesOf('#f6dc84'),
          r * 0.12,
          { corners: true },
        )
      : '') +
    (eggs.length > 0
      ? each([-0.24, 0.26], (dx, at) => {
          brush.note('egg')
          return friedEgg(brush, tones, spotAt(x + dx * r, y + (at ? 0.12 : -0.14) * r, r * 0.3, at))
        })
      : '') +
    heap(brush, beside.slice(0, 2), { x: x + r * 0.5, y: y + r * 0.52, radius: r * 0.24 }, 5, r * 0.13, 1) +
    garnish(scene, x, y - r * 0.3, radius * 0.11, 3)
  )
}

/** Risotto, dal, polenta, porridge: a creamy mass with its garnish on top. */
export function creamyGrain(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  if (scene.form === 'bowl') return inBowl(scene)
  if (scene.form === 'mash') return mashed(scene)
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.86)
  const grain = larder.starches.find(({ category }) => category === 'grain' || category === 'pasta')
  const named = /tomat/.test(scene.words) ? larder.all.find(({ id }) => /tomato|passata/.test(id)) : undefined
  const tinted =
    named ?? larder.all.find(({ id }) => /beetroot|saffron|turmeric|curry|pumpkin|squash|red-lentil/.test(id))
  const colour = tinted
    ? mix(
        /red-lentil|turmeric|curry|saffron/.test(tinted.id) ? '#df9a2e' : tinted.look.colour,
        '#f2dcae',
        0.38,
      )
    : grain
      ? mix(
          grain.look.colour,
          larder.vegetables.length + larder.proteins.length > 0 ? '#edc263' : '#fff2d6',
          0.62,
        )
      : soupColour(larder)
  if (grain) brush.note(grain.id)
  const mass = roundAt(brush.random, { x, y, size: vessel.well * 0.88, turn: 0 }, 0.05, 0.96, 16)
  const fine = /polenta|semolina|masa|couscous/.test(grain?.id ?? '')
  const sweet = larder.proteins.length === 0 && larder.vegetables.length === 0
  const tops = sweet
    ? larder.fruits
    : [...larder.proteins, ...larder.vegetables.slice(0, 3), ...larder.legumes.slice(0, 1)]
  return (
    vessel.drawn +
    castShadow(mass, 9) +
    grainMound(brush, colour, mass, { x, y, size: vessel.well * 0.9, turn: 0 }, fine ? 2 : 12, fine ? 5 : 9) +
    heap(brush, tops, { x, y, radius: radius * (sweet ? 0.34 : 0.5) }, sweet ? 12 : 24, radius * 0.15, 1) +
    heap(brush, larder.greens.slice(0, 1), { x, y, radius: radius * 0.3 }, 6, radius * 0.11, 1.2) +
    heap(brush, larder.cheeses.slice(0, 1), { x, y, radius: radius * 0.42 }, 8, radius * 0.1, 1.4) +
    garnish(scene, x + radius * 0.05, y - radius * 0.05, radius * 0.14, 3) +
    (sweet ? '' : oiled(scene, '#c9a227', x, y, vessel.well * 0.8, 9)) +
    sprinkle(
      brush,
      sweet ? '#8f5320' : '#3a2a1e',
      x,
      y,
      vessel.well * (sweet ? 0.5 : 0.8),
      sweet ? 70 : 30,
      3.4,
    )
  )
}
