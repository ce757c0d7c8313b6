import { tonesOf } from '../colour.ts'
import { spread } from '../forms/scatter.ts'
import { posed, roundOutline, spotAt } from '../outline.ts'
import type { Scene } from '../scene.ts'
import { body, each } from '../svg.ts'

/** Soft curds of scrambled egg. */
export function curds({ brush, x, y }: Scene, r: number, count: number): string {
  brush.note('egg')
  return each(spread(brush, x, y, r * 0.86, count, r * 0.16), ([px, py]) => {
    const tones = tonesOf(brush.random.pick(['#f3cb55', '#f6d878', '#eebd43']))
    const size = r * brush.random.between(0.09, 0.15)
    return body(
      posed(roundOutline(brush.random, 0.22, 0.72, 9), spotAt(px, py, size, brush.random.between(0, 3))),
      tones,
      size,
    )
  })
}
