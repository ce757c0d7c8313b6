import { glassKinds } from '../glasses/glass.ts'
import type { Scene } from '../scene.ts'

/** The ways in which a dish is laid out and served; each look is one of them. */
export const compositions = [
  'soup',
  'stew',
  'salad',
  'noodles',
  'plate',
  'pan',
  'bake',
  'bread',
  'pieces',
  'cake',
  'spoon',
  'drink',
] as const
export type Composition = (typeof compositions)[number]

export const vesselKinds = ['plate', 'bowl', 'board', 'dish', 'skillet', ...glassKinds] as const
type VesselKind = (typeof vesselKinds)[number]

/** One thing that is painted, over what was painted before; gives SVG. */
export type Layer = (scene: Scene) => string

/** How a dish is painted: its vessel, what lies in it, cut at the vessel's wall, and what lies over the rim. */
export interface Look {
  name: string
  composition: Composition
  vessel: VesselKind
  /** The vessel's half width as a share of the picture's. */
  size: number
  inside: readonly Layer[]
  over: readonly Layer[]
}
