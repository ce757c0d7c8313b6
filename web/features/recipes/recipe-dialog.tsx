import type { Recipe } from '#shared/contract/recipes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TimerStrip } from '../kitchen-bar/timer-strip.tsx'
import { useStoredTimers } from '../kitchen-bar/use-timers.ts'
import { RecipeScreen } from './recipe-screen.tsx'
import type { RecipeSharing } from './share/share-to-group.ts'
import { StoredPicture } from './stored-picture.tsx'

interface RecipeDialogProps {
  recipe: Recipe
  open: boolean
  onClose: () => void
  sharing?: RecipeSharing | undefined
}

/** The screen of a recipe in a dialog. Keep it mounted while the dialog closes. */
export function RecipeDialog({ recipe: known, open, onClose, sharing }: RecipeDialogProps) {
  const hasTimers = useStoredTimers().length > 0
  return (
    <RecipeScreen
      key={known.id}
      recipe={known}
      sharing={sharing}
      renderPicture={(recipe) => <StoredPicture recipe={recipe} />}
      renderFrame={({ recipe, titleLang, body, bar }) => (
        <Dialog
          open={open}
          onClose={onClose}
          title={recipe.title}
          titleLang={titleLang}
          size="wide"
          bar={
            <>
              {/* The kitchen bar is behind the dialog. */}
              {hasTimers && (
                <div className="timers-in-dialog">
                  <TimerStrip isAlone onRemove={() => undefined} />
                </div>
              )}
              {bar}
            </>
          }
        >
          {body}
        </Dialog>
      )}
    />
  )
}
