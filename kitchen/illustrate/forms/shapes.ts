import { type Outline, type Point, outlineOf, arc } from '../outline.ts'

/** Shapes around 0,0 with a half length of 1, which several drawings are cut from. */
export const capsule = (length: number, width: number): Outline => [
  [-length, -width * 0.6],
  [-length * 0.9, -width],
  [0, -width],
  [length * 0.9, -width],
  [length, -width * 0.6],
  [length, width * 0.6],
  [length * 0.9, width],
  [0, width],
  [-length * 0.9, width],
  [-length, width * 0.6],
]

/** A crescent, thick in the middle. */
export const crescent: Outline = [
  ...arc(0, 0.3, 1, Math.PI * 0.98, Math.PI * 2.02, 9),
  ...arc(0, 0.52, 0.62, Math.PI * 1.98, Math.PI * 1.02, 7),
]

/** A scallop shell, its hinge to the left. */
export const shell: Outline = outlineOf(
  '-1 -0.16, -0.5 -0.46, 0.2 -0.66, 0.8 -0.56, 1.04 0, 0.8 0.56, 0.2 0.66, -0.5 0.46, -1 0.16',
)

export const square: Outline = outlineOf(
  '-0.85 -0.85, 0 -0.9, 0.85 -0.85, 0.9 0, 0.85 0.85, 0 0.9, -0.85 0.85, -0.9 0',
)

/** A star of six points. */
export const star: Outline = Array.from({ length: 12 }, (_, at): Point => {
  const angle = (at / 12) * Math.PI * 2
  const away = at % 2 ? 0.55 : 1.1
  return [Math.cos(angle) * away, Math.sin(angle) * away]
})
