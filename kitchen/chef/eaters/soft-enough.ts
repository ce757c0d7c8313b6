import type { Ingredient } from '../../lexicon/ingredient.ts'
import type { Part } from '../../library/lines/part.ts'
import type { Plan } from '../../library/table-dish.ts'
import type { PlannedStep } from '../../library/steps/planned-step.ts'
import { isForOthers } from '../../safety/wishes/vulnerable-eaters.ts'

/** Firm as long as it is raw: who has few teeth can choke on a piece of it. */
const firmRaw = ({ category, id }: Ingredient): boolean =>
  /^(?:apple|pear|quince|pineapple|coconut|persimmon|rhubarb)$/.test(id) ||
  (category === 'vegetable' &&
    !/^(?:avocado|tomato|cherry-tomato|tinned-tomato|passata|sun-dried-tomato|sauerkraut)$/.test(id))

/** Made soft or fine by what an English step says. */
const made = /\b(?:blend|mash|grate|pur[eé]e)/i

const softens = ({ heated, celsius, sentences }: PlannedStep): boolean =>
  heated === true || (celsius ?? 0) >= 90 || sentences.some(({ text }) => made.test(text.en))

/** What a machine or a press makes fluid never stays in pieces. */
const isFluid = ({ cut }: Part) => cut === 'juice'

/** Pieces of fruit and vegetables that come to the table firm and raw. */
const firmPieces = ({ parts, steps }: Pick<Plan, 'parts' | 'steps'>) =>
  parts.filter((part) => {
    if (!firmRaw(part.ingredient) || isFluid(part)) return false
    const last = steps.findLastIndex(({ uses }) => uses.includes(part))
    return !steps.some((step, at) => (at > last || step.uses.includes(part)) && softens(step))
  })

/** What is not fluid by itself and stays in pieces, leaves or skins unless a machine takes them. */
const comesInPieces = ({ category }: Ingredient): boolean =>
  /^(?:fruit|berry|citrus|vegetable|leafyGreen|mushroom|legume|potato|herb|grain|pasta|meat|poultry|sausage|fish|shellfish|plantProtein)$/.test(
    category,
  )

const sieves = /\b(?:blend|pur[eé]e|sieve|strain)/i

/** What somebody who swallows badly would find in pieces. */
export const roughPieces = ({ parts, steps }: Pick<Plan, 'parts' | 'steps'>) =>
  parts.filter((part) => {
    if (!comesInPieces(part.ingredient) || isFluid(part)) return false
    const last = steps.findLastIndex(({ uses }) => uses.includes(part))
    return !steps.some(
      ({ sentences, uses }, at) =>
        (at > last || uses.includes(part)) && sentences.some(({ text }) => sieves.test(text.en)),
    )
  })

/** What a baby could choke on in this dish, unless it is a named dish for the others at the table. */
export function hardForBaby(plan: Plan): readonly Part[] {
  if (isForOthers(plan.wishes)) return []
  return firmPieces(plan)
}
