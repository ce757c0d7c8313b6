import { mix } from '../colour.ts'
import { oilDrops } from '../forms/sauce.ts'
import { grainMound, sprinkle } from '../forms/scatter.ts'
import { soupColour } from '../larder.ts'
import { posed, roundOutline } from '../outline.ts'
import { type Scene, garnish, heap } from '../scene.ts'
import { castShadow } from '../svg.ts'
import { plate } from '../table/plate.ts'

/** Risotto, dal, polenta, porridge: a creamy mass with its garnish on top. */
export function creamyGrain(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.86)
  const grain = larder.starches.find(({ category }) => category === 'grain')
  const named = /tomat/.test(scene.words) ? larder.all.find(({ id }) => /tomato|passata/.test(id)) : undefined
  const tinted =
    named ??
    larder.all.find(({ id }) => /beetroot|saffron|turmeric|curry|pumpkin|^pea$|squash|red-lentil/.test(id))
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
  const mass = posed(roundOutline(brush.random, 0.05, 0.96, 16), { x, y, size: vessel.well * 0.88, turn: 0 })
  const sweet = larder.proteins.length === 0 && larder.vegetables.length === 0
  const tops = sweet
    ? larder.fruits
    : [...larder.proteins, ...larder.vegetables.slice(0, 3), ...larder.legumes.slice(0, 1)]
  return (
    vessel.drawn +
    castShadow(mass, 9) +
    grainMound(brush, colour, mass, { x, y, size: vessel.well * 0.9, turn: 0 }, 12, 9) +
    heap(brush, tops, { x, y, radius: radius * (sweet ? 0.34 : 0.5) }, sweet ? 12 : 24, radius * 0.15, 1) +
    larder.greens
      .slice(0, 1)
      .map((green) => heap(brush, [green], { x, y, radius: radius * 0.3 }, 6, radius * 0.11, 1.2))
      .join('') +
    larder.cheeses
      .slice(0, 1)
      .map((cheese) => heap(brush, [cheese], { x, y, radius: radius * 0.42 }, 8, radius * 0.1, 1.4))
      .join('') +
    garnish(scene, x + radius * 0.05, y - radius * 0.05, radius * 0.14, 3) +
    (sweet ? '' : oilDrops(brush, '#c9a227', x, y, vessel.well * 0.8, 9)) +
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
