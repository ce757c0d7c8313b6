import { findIngredients } from '../lexicon/find.ts'
import type { Plan } from '../recipes/plan.ts'
import type { Phrase } from '../recipes/phrase.ts'

/** "No cream", "without any flour": named because it is not in there. */
const denied = /\b(no|not|nor|never|without)\b[^.,;:]*$/i

/** Always at hand, or made while it cooks like a broth, so that nobody misses them in a list. */
const neutral = /^(water|ice|salt|sugar)$/

/** What only an open pot or pan does. */
const ofOpenPots = /\b(heat|lid|oven|pan|pot|spoon|slow|patience)\b/i

const inMachine = ({ pressureCooker, airFryer, slowCooker }: Plan['wishes']) =>
  pressureCooker || airFryer || slowCooker

/** True where nothing that it praises is missing from the dish: no beans in a platter, no walnuts where seeds stand in. */
export function isTruePitch({ en }: Phrase, { parts, wishes }: Pick<Plan, 'parts' | 'wishes'>): boolean {
  if (inMachine(wishes) && ofOpenPots.test(en)) return false
  if (wishes.noOven && /\boven\b/i.test(en)) return false
  return findIngredients(en, 'en', 'exact').every(
    ({ ingredient, start }) =>
      neutral.test(ingredient.id) ||
      ingredient.category === 'stock' ||
      denied.test(en.slice(0, start)) ||
      parts.some((part) => part.ingredient.category === ingredient.category),
  )
}

/** The sentences of its template that are true of this dish. */
export const pitchesOf = ({ template, ...plan }: Pick<Plan, 'template' | 'parts' | 'wishes'>) =>
  template.pitch.filter((pitch) => isTruePitch(pitch, plan))
