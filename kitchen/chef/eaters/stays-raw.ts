import { isFlesh } from '../../lexicon/facts.ts'
import type { Plan } from '../../library/table-dish.ts'

/** Cured, smoked, tinned or boiled before it is sold. */
const eatenAsItIs = /ham$|salami|bresaola|^tinned-|^smoked-|herring|anchovy|roe|surimi|brown-shrimp|crab/

/** Meat or fish that is raw when it goes in and never gets hot. */
export const staysRaw = ({ parts, steps }: Plan): boolean =>
  parts
    .filter(({ ingredient }) => isFlesh(ingredient) && !eatenAsItIs.test(ingredient.id))
    .some((part) => {
      const first = steps.findIndex(({ uses, kind }) => kind !== 'prep' && uses.includes(part))
      return !steps
        .slice(Math.max(first, 0))
        .some(
          ({ heated, celsius, kind, guards }) =>
            kind === 'cook' && (heated === true || (celsius ?? 0) >= 70 || guards?.includes(part) === true),
        )
    })
