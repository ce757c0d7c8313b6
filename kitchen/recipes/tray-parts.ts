import type { Ingredient } from '../lexicon/ingredient.ts'
import { say } from './pattern.ts'

export const preheat = (celsius: number) =>
  ({
    kind: 'prep',
    aside: true,
    celsius,
    text: say(
      `Heat the oven to ${celsius} °C.`,
      `Préchauffer le four à ${celsius} °C.`,
      `Precalentar el horno a ${celsius} °C.`,
      `Den Backofen auf ${celsius} °C vorheizen.`,
    ),
  }) as const

export function isCrisp(id: string) {
  return /cucumber|radish|avocado|cherry-tomato|^tomato$|bean-sprout|edamame/.test(id)
}

export function perBowl(each: Ingredient) {
  if (each.category === 'legume')
    return each.serving.unit === 'can'
      ? { amount: 0.5, unit: 'can' as const }
      : { amount: 60, unit: 'g' as const }
  if (each.category === 'egg') return { amount: 1, unit: null }
  return { amount: 110, unit: 'g' as const }
}
