import { outlineOf, type Outline, type Point } from '../outline.ts'

export const glassKinds = [
  'highball',
  'rocks',
  'coupe',
  'martini',
  'wine',
  'flute',
  'irish',
  'copperMug',
  'cup',
  'verrine',
] as const

export type GlassKind = (typeof glassKinds)[number]

/** A glass from the side: half widths of its bowl from rim to bottom, and what carries it. */
export interface Glass {
  kind: GlassKind
  /** Half width at each height of the bowl's inside, from the rim down. */
  profile: readonly Point[]
  rim: number
  bottom: number
  /** Share of the bowl's height that stays empty. */
  headroom: number
  /** Half width and height of the foot; none for what stands on its own bottom. */
  foot?: { half: number; stem: number }
  floor: number
}

const floor = 762
const bowlOf = (
  kind: GlassKind,
  rim: number,
  bottom: number,
  headroom: number,
  halves: readonly (readonly [share: number, half: number])[],
  foot?: Glass['foot'],
): Glass => ({
  kind,
  profile: halves.map(([share, half]): Point => [half, rim + (bottom - rim) * share]),
  rim,
  bottom,
  headroom,
  foot,
  floor,
})

export const glasses: Record<GlassKind, Glass> = {
  highball: bowlOf('highball', 218, 742, 0.16, outlineOf('0 118, 0.5 112, 0.96 105, 1 96')),
  rocks: bowlOf('rocks', 424, 738, 0.3, outlineOf('0 168, 0.5 160, 0.93 150, 1 136')),
  coupe: bowlOf('coupe', 300, 500, 0.14, outlineOf('0 206, 0.2 205, 0.45 182, 0.7 128, 0.9 60, 1 10'), {
    half: 118,
    stem: 9,
  }),
  martini: bowlOf('martini', 290, 520, 0.18, outlineOf('0 214, 0.5 110, 0.9 26, 1 8'), {
    half: 112,
    stem: 8,
  }),
  wine: bowlOf(
    'wine',
    184,
    530,
    0.24,
    outlineOf('0 128, 0.2 150, 0.42 160, 0.62 150, 0.82 104, 0.95 44, 1 10'),
    { half: 116, stem: 9 },
  ),
  flute: bowlOf('flute', 170, 600, 0.12, outlineOf('0 66, 0.25 74, 0.55 72, 0.8 50, 0.95 20, 1 8'), {
    half: 92,
    stem: 8,
  }),
  irish: bowlOf('irish', 236, 640, 0.1, outlineOf('0 128, 0.3 132, 0.6 124, 0.85 96, 0.97 50, 1 16'), {
    half: 104,
    stem: 12,
  }),
  copperMug: bowlOf('copperMug', 384, 744, 0.1, outlineOf('0 172, 0.3 170, 0.8 172, 0.96 166, 1 150')),
  cup: bowlOf('cup', 420, 742, 0.1, outlineOf('0 176, 0.4 172, 0.75 150, 0.95 112, 1 92')),
  verrine: bowlOf('verrine', 296, 744, 0.08, outlineOf('0 172, 0.5 162, 0.94 148, 1 134')),
}

/** The half width of the bowl's inside at a height of the page. */
export function halfAt(glass: Glass, y: number): number {
  const { profile } = glass
  for (let at = 1; at < profile.length; at += 1) {
    const above = profile[at - 1]
    const below = profile[at]
    if (above && below && y <= below[1])
      return above[0] + ((below[0] - above[0]) * Math.max(0, y - above[1])) / Math.max(1, below[1] - above[1])
  }
  return profile.at(-1)?.[0] ?? 0
}

/** The outline of the bowl around x, from a height downwards, smooth enough to be filled as it is. */
export function bowlOutline(glass: Glass, x: number, from: number, grow = 0): Outline {
  const steps = 26
  const heights = Array.from(
    { length: steps + 1 },
    (_, at) => from + ((glass.bottom + grow * 0.6 - from) * at) / steps,
  )
  const smooth = (y: number) =>
    (halfAt(glass, y - 9) + halfAt(glass, y) * 2 + halfAt(glass, Math.min(glass.bottom, y + 9))) / 4 + grow
  const right = heights.map((y): Point => [x + smooth(y), y])
  const left = heights.toReversed().map((y): Point => [x - smooth(y), y])
  return [...right, ...left]
}

/** Which glass a drink is served in that has no other: by what is in it. */
export function glassByContents(ids: readonly string[]): GlassKind {
  const has = (name: RegExp) => ids.some((id) => name.test(id))
  if (has(/prosecco|champagne|cava|sparkling-wine/))
    return has(/aperol|campari|elderflower|orange/) ? 'wine' : 'flute'
  if (has(/^(red|white|rose)-wine/)) return 'wine'
  if (has(/tonic|soda|sparkling|ginger|cola|lemonade|juice|tea|water/)) return 'highball'
  if (has(/egg-white|vermouth|triple-sec|cointreau/)) return 'coupe'
  return 'rocks'
}
