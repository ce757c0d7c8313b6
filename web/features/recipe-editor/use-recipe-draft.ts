import { useEffect, useRef, useState } from 'react'
import type { Recipe } from '#shared/contract/recipes.ts'
import type { Language } from '#shared/constants/languages.ts'
import { readDraft, writeDraft } from '../../lib/drafts.ts'
import { draftOfRecipe } from './draft-from-recipe.ts'
import { blankDraft, storedDraft, type RecipeDraft } from './recipe-draft.ts'

/** The id is `new` for a recipe that is not saved yet. */
const nameOf = (id: string) => `recipe:${id}`

function saveDraft(id: string, draft: RecipeDraft | null) {
  writeDraft(nameOf(id), draft)
}

/** The draft of a recipe, or of a new one for null. Unsaved changes are stored in the browser. */
export function useRecipeDraft(recipe: Recipe | null, language: Language) {
  const id = recipe?.id ?? 'new'
  const [pristine] = useState(() => (recipe ? draftOfRecipe(recipe) : blankDraft(language)))
  const [saved] = useState(() => storedDraft(readDraft(nameOf(id))))
  const [draft, setDraft] = useState(saved ?? pristine)
  const [isRestored, setIsRestored] = useState(saved !== null)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(pristine)

  const isDiscarded = useRef(false)
  // What the kitchen has read arrives late; a draft that is gone does not come back with it.
  useEffect(() => saveDraft(id, isDirty && !isDiscarded.current ? draft : null), [id, isDirty, draft])

  return {
    draft,
    pristine,
    setDraft,
    isDirty,
    /** The draft has unsaved changes of an earlier visit. */
    isRestored,
    startOver: () => {
      setDraft(pristine)
      setIsRestored(false)
    },
    discard() {
      isDiscarded.current = true
      saveDraft(id, null)
    },
  }
}
