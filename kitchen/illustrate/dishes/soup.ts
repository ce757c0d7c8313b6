import { shifted, tonesOf } from '../colour.ts'
import { circle } from './vessel-mask.ts'
import { crouton } from '../forms/bread.ts'
import { oilDrops, surface, swirl } from '../forms/sauce.ts'
import { noodleNest, spread, sprinkle } from '../forms/scatter.ts'
import { soupColour } from '../larder.ts'
import { type Scene, garnish, heap } from '../scene.ts'
import { clipped } from '../svg.ts'
import { bowl, innerShadow } from '../table/bowl.ts'

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
  const bare = [larder.proteins, larder.legumes, larder.herbs, larder.nuts].every(
    ({ length }) => length === 0,
  )
  const floating = [
    ...larder.proteins,
    ...larder.legumes,
    ...(clear || random.chance(0.5) || bare ? larder.vegetables : []),
  ]
  const angle = random.between(0.2, 1.2)
  const heart = { x: x + Math.cos(angle) * radius * 0.12, y: y + Math.sin(angle) * radius * 0.1 }
  const cream = larder.creams.length > 0
  const crumbs =
    larder.starches.some(({ category }) => category === 'bread') || (!clear && random.chance(0.35))
  const inside =
    surface(brush, colour, x, y, vessel.well) +
    (noodle
      ? noodleNest(brush, noodle.look.colour, x - radius * 0.14, y + radius * 0.1, radius * 0.6, 9, 56)
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
