import type { DraftChange } from '#shared/contract/draft.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { ingredientLine } from '#shared/words/amounts.ts'
import { entryById } from '../library/index.ts'
import type { Change } from '../library/edit/index.ts'

/** A recipe with the food of each of its lines. */
export interface Lined {
  recipe: Pick<RecipeStructure, 'ingredients' | 'language'>
  foods: readonly string[]
}

const lineIn = ({ recipe, foods }: Lined, food: string) => recipe.ingredients[foods.indexOf(food)]
const nameIn = (lined: Lined, food: string): string => lineIn(lined, food)?.item ?? food

function textIn(lined: Lined, food: string): string {
  const line = lineIn(lined, food)
  return line ? ingredientLine({ ...line, note: null }, lined.recipe.language) : food
}

/** Changes of a library recipe in the words of its lines, before and after. */
export const shownChanges = (changes: readonly Change[], before: Lined, after: Lined): DraftChange[] =>
  changes.flatMap((change): DraftChange[] => {
    switch (change.kind) {
      case 'servings':
      case 'way':
        return [change]
      case 'instead':
        return [{ kind: 'instead', before: nameIn(before, change.food), after: nameIn(after, change.by) }]
      case 'out':
        return [{ kind: 'out', before: nameIn(before, change.food), after: null }]
      case 'in':
        return [{ kind: 'in', before: null, after: nameIn(after, change.food) }]
      case 'amount':
        return [{ kind: 'amount', before: textIn(before, change.food), after: textIn(after, change.food) }]
      case 'side':
        return [
          { kind: 'in', before: null, after: entryById(change.recipe)?.names[after.recipe.language] ?? '' },
        ]
      case 'dish':
        return []
    }
  })
