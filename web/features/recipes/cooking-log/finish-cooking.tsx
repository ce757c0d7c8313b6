import { useState } from 'react'
import type { Recipe } from '#shared/contract/recipes.ts'
import { newDraft } from './entry-draft.ts'
import { EntryDialog } from './entry-dialog.tsx'
import type { CookedSession } from './finish-cooking-context.ts'

const storageKey = 'asked_how_it_was'
/** Who opens cook mode again within this time is looking something up. */
const sameCooking = 6 * 60 * 60 * 1000

/** Remembers in this tab when it was asked about a recipe; returns whether it is to be asked now. */
function shouldAsk(recipeId: string, now = Date.now()): boolean {
  try {
    const asked: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    const times = typeof asked === 'object' && asked !== null ? (asked as Record<string, unknown>) : {}
    const last = times[recipeId]
    if (typeof last === 'number' && now - last < sameCooking) return false
    sessionStorage.setItem(storageKey, JSON.stringify({ ...times, [recipeId]: now }))
  } catch {
    // Without storage it is asked each time.
  }
  return true
}

/** Asks once after cooking how it was: to call at the end of cook mode, and to render beside the recipe. */
export function useFinishCooking(recipe: Pick<Recipe, 'id' | 'mine'>) {
  const [finished, setFinished] = useState<{ id: string; session: CookedSession; open: boolean } | null>(null)
  return {
    finish: (session: CookedSession) => {
      if (shouldAsk(recipe.id)) setFinished({ id: crypto.randomUUID(), session, open: true })
    },
    dialog: finished && (
      <EntryDialog
        key={finished.id}
        open={finished.open}
        onClose={() => setFinished({ ...finished, open: false })}
        id={finished.id}
        isNew
        isFinish
        recipeId={recipe.id}
        canRate={!recipe.mine}
        isOwn={recipe.mine}
        initial={newDraft(finished.session)}
      />
    ),
  }
}
