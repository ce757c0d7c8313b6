import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { unconfirmed } from '#shared/contract/safety-finding.ts'
import { edited, type Draft, type Edited } from '../library/edit/index.ts'
import { renderedRecipe } from '../library/index.ts'
import { printedRecipe } from '../render/print.ts'
import type { Guests } from '../safety/check-recipe.ts'
import { settle } from '../safety/settle.ts'

/** A draft that may stand: edited, rendered and fine for those who eat. */
export interface CheckedDraft {
  edit: Edited
  recipe: RecipeStructure
}

/** The draft as it may stand, in words of a language; null where it is dangerous for those who eat, or not checked. */
export function standing(draft: Draft, guests: Guests, language: Language): CheckedDraft | null {
  const edit = edited(draft, [])
  if (!edit) return null
  const { recipe: whole, servings } = edit.applied
  const rendered = printedRecipe(renderedRecipe(whole, language, { servings }))
  const { recipe, verdict } = settle({ recipe: rendered, eaters: guests, isRendered: true })
  const isForAll = verdict.findings.every(({ severity }) => severity !== 'dangerous')
  return isForAll && unconfirmed(verdict.findings).length === 0 ? { edit, recipe } : null
}
