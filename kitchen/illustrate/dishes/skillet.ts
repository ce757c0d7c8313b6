import { friedEgg } from '../forms/named.ts'
import { around, line, roundAt, spotAt, inset, posed, roundOutline } from '../outline.ts'
import { each, soft, castShadow, stroke } from '../svg.ts'
import { type Larder, juiceColour, sauceColour } from '../larder.ts'
import { spread, dusting } from '../forms/scatter.ts'
import { plate } from '../table/plate.ts'
import { garnish, type Scene, heap, piece, served } from '../scene.ts'
import { oiled, peppered } from '../strewn.ts'
import { mix, tonesOf } from '../colour.ts'
import { browned } from './crust.ts'
import { curds } from './curds.ts'
import { surface } from '../forms/sauce.ts'
import { heldIn } from '../table/bowl.ts'
import { skillet } from '../table/skillet.ts'

/** True where something in the dish is liquid, so that it lies in a sauce. */
const isWet = ({ all }: Larder) =>
  all.some(
    ({ id, category }) =>
      /stock|wine|dairy|plantMilk/.test(category) || /tinned-tomato|passata|soy-sauce|beer|broth/.test(id),
  ) && !all.every(({ category, id }) => category !== 'dairy' || /butter/.test(id))

/** Rice in the ink of squid, by its names in four languages. */
const black = /arroz negro|riz noir|black rice|schwarzer reis/

/** A Spanish tortilla turned out on its plate: a thick golden cake, a wedge cut, potatoes showing in it. */
function tortilla(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const vessel = plate(brush, scene.glaze, x, y, radius, 0.86)
  const r = vessel.well * 0.82
  const tones = tonesOf('#e3a838')
  const disc = (dy: number) => roundAt(brush.random, { x, y: y + dy, size: r, turn: 0 }, 0.012, 0.99, 22)
  const [top, side] = [disc(-14), disc(16)]
  const slices = spread(brush, x, y - 14, r * 0.8, 22, r * 0.26).map(([px, py]) => {
    const slice = posed(
      roundOutline(brush.random, 0.1, 0.7, 9),
      spotAt(px, py, r * 0.13, brush.random.between(0, 3)),
    )
    return soft(slice, '#d0912c', 0.5) + soft(inset(slice, 0.86, -1, -2), '#f2cd7c', 0.75)
  })
  for (const item of larder.all) if (/^egg$|potato|onion/.test(item.id)) brush.note(item.id)
  // What is cooked with the potatoes shows in patches on top.
  const inside = [...larder.proteins.filter(({ id }) => id !== 'egg'), ...larder.legumes]
  const salad = larder.vegetables.filter(({ id }) => /^tomato$|cucumber/.test(id))
  const cut = (angle: number) =>
    line([
      [x, y - 14],
      [x + Math.cos(angle) * r * 0.5, y - 14 + Math.sin(angle) * r * 0.5],
      [x + Math.cos(angle) * r * 0.98, y - 14 + Math.sin(angle) * r * 0.98],
    ])
  return (
    vessel.drawn +
    castShadow(side, 14, 0.32) +
    soft(side, tones.deep) +
    soft(disc(6), tones.shade) +
    soft(top, tones.base) +
    soft(inset(top, 0.7, -r * 0.06, -r * 0.08), tones.light, 0.4) +
    slices.join('') +
    heap(brush, inside, { x, y: y - 14, radius: r * 0.72 }, 9, r * 0.13, 1.6) +
    browned(brush, x, y - 14, r * 0.62, r * 0.6, 26) +
    stroke(cut(0.35) + cut(1.15), '#7a4a14', 7, 0.75) +
    heap(brush, salad, { x: x + r * 0.86, y: y - r * 0.5, radius: r * 0.2 }, 3, r * 0.17, 1) +
    garnish(scene, x, y - 16, r * 0.12, 3)
  )
}

/** A pan brought to the table: eggs in sauce, paella, frittata. */
export function skilletDish(scene: Scene): string {
  const { brush, larder, x, y, radius, words, form } = scene
  const { random } = brush
  if (form === 'tortilla') return tortilla(scene)
  const pan = skillet(brush, x, y, radius * 0.98)
  const r = pan.well
  const rice = larder.starches.find(({ category }) => category === 'grain' || category === 'pasta')
  const eggs = larder.proteins.find(({ id }) => id === 'egg')
  const batter = larder.all.some(({ id }) => /flour/.test(id))
  const omelette = (eggs || batter) && !rice && form === 'omelette'
  const others = [
    ...larder.proteins.filter(({ id }) => id !== 'egg'),
    ...larder.vegetables,
    ...larder.legumes,
    // Bread is served beside, unless it is what the dish is made of.
    ...larder.starches.filter(
      (item) => item.category === 'bread' && (item === larder.all[0] || /tortilla/.test(item.id)),
    ),
  ]
  const tomato =
    larder.all.some(({ id }) => /tinned-tomato|passata|tomato-paste|bell-pepper/.test(id)) &&
    larder.all.some(({ id }) => /tomato|passata/.test(id))
  const scrambled = form === 'scrambled' && larder.all.some(({ id }) => id === 'egg')
  const bed =
    omelette || scrambled
      ? '#efbf4a'
      : rice
        ? black.test(words)
          ? '#33303a'
          : /paella|arroz/.test(words) || larder.all.some(({ id }) => /saffron|turmeric/.test(id))
            ? '#e6b03c'
            : mix(tomato ? '#d98436' : sauceColour(larder), rice.look.colour, tomato ? 0.15 : 0.4)
        : tomato
          ? '#bf3a22'
          : isWet(larder)
            ? sauceColour(larder, juiceColour(larder))
            : '#5b4130'
  const mass = roundAt(random, { x, y, size: r * 0.99, turn: 0 }, 0.02, 1, 20)
  let inside = surface(brush, bed, x, y, r)
  if (rice && !omelette)
    inside += served(
      brush,
      rice,
      mass,
      { x, y, radius: r * (rice.look.shape === 'noodle' ? 0.98 : 0.66) },
      rice.look.shape === 'noodle' ? mix(rice.look.colour, bed, 0.4) : bed,
    )
  if (omelette) inside += browned(brush, x, y, r * 0.66, r * 0.66, 46)
  inside +=
    larder.greens.length > 0 ? heap(brush, larder.greens, { x, y, radius: r * 0.8 }, 14, r * 0.12, 1.5) : ''
  inside += heap(
    brush,
    others,
    { x, y, radius: r * 0.8 },
    eggs && !omelette ? 34 : scrambled ? 20 : 46,
    r * 0.14,
    omelette ? 1.25 : 1,
  )
  if (scrambled) inside += curds(scene, r, 46)
  if (eggs && !omelette && !scrambled) {
    brush.note(eggs.id)
    const start = random.between(0, 6)
    inside += each(around(x, y, r * 0.5, 4, start), ([px, py]) =>
      friedEgg(brush, tonesOf('#fff8ec'), spotAt(px, py, r * 0.29, random.between(0, 6))),
    )
  }
  return (
    heldIn(brush, pan, inside) +
    heap(brush, larder.cheeses.slice(0, 1), { x, y, radius: r * 0.75 }, 12, r * 0.085, 1.8) +
    each(larder.citrus.slice(0, 1), (lemon) =>
      each([0.4, 2.5, 4.6], (angle) =>
        piece(brush, lemon, x + Math.cos(angle) * r * 0.78, y + Math.sin(angle) * r * 0.78, r * 0.15),
      ),
    ) +
    heap(brush, larder.herbs.slice(0, 1), { x, y, radius: r * 0.7 }, 9, r * 0.13, 2) +
    oiled(scene, '#d0561f', x, y, r * 0.75, 12) +
    (larder.spices.length > 0
      ? dusting(brush, larder.spices[0]?.look.colour ?? '#b23a1c', x, y, r * 0.6, 60)
      : '') +
    peppered(scene, x, y, r * 0.8, 34, 3.4)
  )
}
