import { posed, spindle, within } from '../outline.ts'
import { body } from '../svg.ts'
import type { Form } from './form.ts'

/** A corkscrew of pasta: fusilli. */
export const corkscrew: Form = (_brush, tones, spot) => {
  const folds: string[] = []
  for (let at = 0; at < 6; at += 1) {
    const leaf = posed(spindle([0.2, 0.3, 0.3, 0.2]), within(spot, -0.85 + at * 0.34, 0, 0.42, 1.15))
    folds.push(body(leaf, tones, spot.size * 0.3, { shadow: at ? 0.5 : 1, shine: 0.5 }))
  }
  return folds.join('')
}
