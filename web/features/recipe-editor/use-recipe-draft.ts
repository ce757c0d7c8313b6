import { useEffect, useState } from 'react'
import type { Recipe } from '#shared/contract/recipes.ts'
import type { Language } from '#shared/constants/languages.ts'
import { saveDraft, savedDraft } from './saved-drafts.ts'
import { blankDraft, draftOfRecipe } from './recipe-draft.ts'

/** The draft of a recipe, or of a new one for null; whatever differs from where it began outlives a reload. */
export function useRecipeDraft(recipe: Recipe | null, language: Language) {
  const id = recipe?.id ?? 'new'
  const [pristine] = useState(() => (recipe ? draftOfRecipe(recipe) : blankDraft(language)))
  const [saved] = useState(() => savedDraft(id))
  const [draft, setDraft] = useState(saved ?? pristine)
  const [isRestored, setIsRestored] = useState(saved !== null)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(pristine)

  useEffect(() => saveDraft(id, isDirty ? draft : null), [id, isDirty, draft])

  return {
    draft,
    pristine,
    setDraft,
    isDirty,
    /** It was half written before; that is worth a word. */
    isRestored,
    startOver: () => {
      setDraft(pristine)
      setIsRestored(false)
    },
    forget: () => saveDraft(id, null),
  }
}
