import { selectorOf } from '../safety/health/selectors.ts'
import type { CookWishes } from '../recipes/wishes.ts'
import type { Part, Way } from '../recipes/part.ts'
import type { Plan } from '../recipes/plan.ts'

type Eaters = Pick<CookWishes, 'pregnant' | 'frail' | 'infant' | 'toddler' | 'diets' | 'allergens'>

const isSoftCheese = selectorOf('soft-cheese')
const hidesGluten = selectorOf('gluten-labelled')

/** Listeria in raw milk is a danger for them. */
const needsPasteurised = ({ pregnant, frail, infant, toddler }: Eaters) =>
  pregnant || frail || infant || toddler

export const isWithoutGluten = ({ diets, allergens }: Pick<Eaters, 'diets' | 'allergens'>): boolean =>
  diets.includes('glutenFree') || allergens.includes('gluten')

/** What has to stand on the label of a thing for those at the table, or null. */
function labelFor({ ingredient }: Part, wishes: Eaters): Way | null {
  if (isSoftCheese(ingredient) && needsPasteurised(wishes)) return 'pasteurisedMilk'
  if (ingredient.id === 'mayonnaise' && needsPasteurised(wishes)) return 'pasteurisedSauce'
  return hidesGluten(ingredient) && isWithoutGluten(wishes) ? 'glutenFree' : null
}

/** The plan with what must be read on a label said in its list. */
export function labelled(plan: Plan): Plan {
  const parts = plan.parts.map((part) => {
    const label = part.bought === undefined ? labelFor(part, plan.wishes) : null
    return label === null ? part : { ...part, bought: label }
  })
  return { ...plan, parts }
}
