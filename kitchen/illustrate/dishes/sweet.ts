import { mix } from '../colour.ts'
import type { Larder } from '../larder.ts'
import { type Scene, garnish } from '../scene.ts'

/** The colour of a sweet's body: chocolate, fruit, caramel or cream, by what it is made of. */
export function sweetColour(larder: Larder, words: string): string {
  if (larder.chocolate.some(({ id }) => /white/.test(id))) return '#f5e6c4'
  if (larder.chocolate.length > 0 || /chocol|schoko|cacao|kakao/.test(words)) return '#5a3220'
  if (larder.all.some(({ id }) => /coffee|espresso/.test(id))) return '#a9784c'
  if (larder.all.some(({ id }) => /pistachio|matcha/.test(id))) return '#b9c07a'
  const fruit = larder.fruits[0] ?? larder.citrus[0]
  return fruit ? mix(fruit.look.colour, '#fbeed6', 0.4) : '#f4e3bd'
}

export const fruitsOf = ({ larder }: Scene) => [...larder.fruits, ...larder.citrus]

export const herbTop = (scene: Scene, x: number, y: number, unit: number) => garnish(scene, x, y, unit, 3)
