import { breadSlice } from '../forms/named.ts'
import { each } from '../svg.ts'
import { around, spotAt } from '../outline.ts'
import { peppered } from '../strewn.ts'
import { mix, tonesOf } from '../colour.ts'
import { browned, molten } from './crust.ts'
import { oilDrops, surface, swirl } from '../forms/sauce.ts'
import { noodleNest } from '../forms/scatter.ts'
import { fillingOf, soupColour } from '../larder.ts'
import { type Scene, filled, garnish, heap } from '../scene.ts'
import { plate } from '../table/plate.ts'
import { bowl, heldIn } from '../table/bowl.ts'

/** Slices of bread that swim on the soup under melted, browned cheese. */
function toasted(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const loaf = tonesOf(larder.starches.find(({ category }) => category === 'bread')?.look.colour ?? '#c98f4e')
  const cheese = larder.cheeses[0]
  for (const item of larder.all) if (item === cheese || item.category === 'bread') brush.note(item.id)
  return (
    each([-0.32, 0.3], (dx, at) => {
      const spot = spotAt(x + dx * radius, y + (at ? 0.08 : -0.06) * radius, radius * 0.5, 1.3 - at * 0.4)
      return (
        breadSlice(brush, loaf, spot) +
        (cheese
          ? molten(
              brush,
              mix(cheese.look.colour, '#e8b04a', 0.6),
              [spot.x, spot.y, radius * 0.16, radius * 0.34],
              radius * 0.2,
              24,
            ) + browned(brush, spot.x, spot.y, radius * 0.2, radius * 0.34, 24)
          : '')
      )
    }) + garnish(scene, x, y, radius * 0.1, 3)
  )
}

/** A pot on the table, what is cooked in it laid out around. */
function fondue(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const parts = [
    ...larder.proteins,
    ...larder.vegetables,
    ...larder.greens,
    ...larder.starches.filter(({ category }) => category === 'bread'),
  ].slice(0, 7)
  const under = plate(brush, scene.glaze, x, y, radius * 1.05, 0.92)
  const pot = bowl(brush, scene.glaze, x, y, radius * 0.5)
  const broth = larder.all.some(({ category }) => category === 'stock') ? soupColour(larder, true) : '#dcae4a'
  const starch = larder.starches.find(({ look }) => look.shape === 'noodle')
  if (starch) brush.note(starch.id)
  return (
    under.drawn +
    each(around(x, y, radius * 0.73, parts.length, -0.8), ([px, py], at) =>
      heap(brush, parts.slice(at, at + 1), { x: px, y: py, radius: radius * 0.15 }, 7, radius * 0.11, 0.9),
    ) +
    heldIn(
      brush,
      pot,
      surface(brush, broth, x, y, pot.well) + oilDrops(brush, '#d9a520', x, y, pot.well * 0.8, 14),
    )
  )
}

/** A soup: its colour to the wall, a turn of cream, what floats in it gathered off-centre. */
export function soup(scene: Scene): string {
  const { brush, larder, x, y, radius } = scene
  const { random } = brush
  if (scene.form === 'fondue') return fondue(scene)
  const vessel = bowl(brush, scene.glaze, x, y, radius)
  const clear = scene.form === 'clear'
  const colour = soupColour(larder, clear || scene.form === 'bread')
  const noodle = larder.starches.find(({ look }) => look.shape === 'noodle')
  const grain =
    scene.form === 'pureed' ? undefined : larder.starches.find(({ category }) => category === 'grain')
  if (noodle) brush.note(noodle.id)
  const filling = scene.form === 'pureed' ? undefined : fillingOf(larder)
  const floating = [
    ...larder.starches.filter((item) => item.category === 'pasta' && item !== noodle),
    ...larder.proteins,
    ...larder.legumes,
    ...(scene.form !== 'pureed' ? [...larder.greens, ...larder.vegetables] : []),
  ].filter((item) => item !== filling?.item)
  const angle = random.between(0.2, 1.2)
  const heart = { x: x + Math.cos(angle) * radius * 0.12, y: y + Math.sin(angle) * radius * 0.1 }
  const cream = larder.creams.length > 0
  const croutons = larder.starches.filter(({ category }) => category === 'bread')
  const inside =
    surface(brush, colour, x, y, vessel.well) +
    (filling
      ? filled(brush, filling.item, { x, y, radius: vessel.well * 0.88 }, radius * 0.12, filling.share * 0.7)
      : '') +
    (grain ? filled(brush, grain, { x, y, radius: vessel.well * 0.8 }, radius * 0.16, 0.22) : '') +
    (noodle
      ? noodleNest(brush, noodle.look.colour, x - radius * 0.14, y + radius * 0.1, radius * 0.6, 9, 56)
      : '') +
    (!noodle && cream && !clear
      ? swirl(brush, '#fdf3df', x, y, radius * 0.56, random.between(1.5, 2.2))
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
  if (scene.form === 'bread')
    return (
      heldIn(
        brush,
        vessel,
        inside +
          heap(
            brush,
            larder.all.filter(({ id }) => /onion$/.test(id)),
            { x, y, radius: radius * 0.7 },
            26,
            radius * 0.1,
            1.2,
          ),
      ) + toasted(scene)
    )
  return (
    heldIn(brush, vessel, inside) +
    heap(brush, croutons, { ...heart, radius: radius * 0.26 }, 7, radius * 0.1, 1) +
    heap(brush, larder.nuts.slice(0, 1), { ...heart, radius: radius * 0.3 }, 12, 30, 0.8) +
    garnish(scene, heart.x + 4, heart.y - 6, radius * 0.14, 4) +
    peppered(scene, x, y, radius * 0.6, 26, 4)
  )
}
