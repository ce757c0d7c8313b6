import { mix, tonesOf } from '../colour.ts'
import { browned } from './crust.ts'
import { friedEgg } from '../forms/egg.ts'
import { oilDrops, surface } from '../forms/sauce.ts'
import { dusting, grainMound, noodleNest, sprinkle } from '../forms/scatter.ts'
import { sauceColour } from '../larder.ts'
import { posed, roundOutline, softPath } from '../outline.ts'
import { type Scene, heap, piece } from '../scene.ts'
import { clipped } from '../svg.ts'
import { innerShadow } from '../table/bowl.ts'
import { skillet } from '../table/skillet.ts'

/** A pan brought to the table: eggs in sauce, paella, frittata. */
export function skilletDish(scene: Scene): string {
  const { brush, larder, x, y, radius, words, form } = scene
  const { random } = brush
  const pan = skillet(brush, x, y, radius * 0.98)
  const r = pan.well
  const circle = softPath(posed(roundOutline(random, 0, 1, 26), { x, y, size: r, turn: 0 }))
  const rice = larder.starches.find(({ category }) => category === 'grain' || category === 'pasta')
  const eggs = larder.proteins.find(({ id }) => id === 'egg')
  const omelette = eggs && !rice && (form === 'omelette' || form === 'tortilla')
  // The salad beside a Spanish tortilla is not baked into it.
  const spanish = form === 'tortilla'
  const others = [
    ...larder.proteins.filter(({ id }) => id !== 'egg'),
    ...larder.vegetables.filter(({ id }) => !spanish || !/^tomato$|cucumber/.test(id)),
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
    inside +=
      rice.look.shape === 'noodle'
        ? noodleNest(brush, mix(rice.look.colour, bed, 0.4), x, y, r * 0.98, 11, 96)
        : grainMound(brush, bed, mass, { x, y, size: r, turn: 0 }, 11, 7.5)
  if (omelette) inside += browned(brush, x, y, r * 0.66, r * 0.66, 46)
  inside +=
    larder.greens.length > 0 ? heap(brush, larder.greens, { x, y, radius: r * 0.8 }, 14, r * 0.12, 1.5) : ''
  inside += heap(
    brush,
    others,
    { x, y, radius: r * 0.8 },
    spanish ? 15 : eggs && !omelette ? 34 : 46,
    r * (spanish ? 0.12 : 0.14),
    spanish ? 1.9 : omelette ? 1.25 : 1,
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
