import type { Tones } from '../colour.ts'
import type { Spot } from '../outline.ts'
import type { Brush } from '../svg.ts'

/** How one piece of food is painted: in these tones, at this spot; gives SVG. */
export type Form = (brush: Brush, tones: Tones, spot: Spot) => string
