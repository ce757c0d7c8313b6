import type { Recipe } from '#shared/contract/recipes.ts'
import { recipePageWords } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SignedImage } from '../../lib/signed-image.tsx'
import { TimerStrip } from '../kitchen-bar/timer-strip.tsx'
import { useStoredTimers } from '../kitchen-bar/use-timers.ts'
import { PictureCredit } from './public-recipe.tsx'
import { RecipeScreen } from './recipe-screen.tsx'
import type { RecipeSharing } from './share/share-to-group.ts'

/** The screen of a recipe in a dialog. Keep it mounted while the dialog closes. */
export function RecipeDialog({
  recipe: known,
  open,
  onClose,
  sharing,
}: {
  recipe: Recipe
  open: boolean
  onClose: () => void
  sharing?: RecipeSharing | undefined
}) {
  const hasTimers = useStoredTimers().length > 0
  return (
    <RecipeScreen
      key={known.id}
      recipe={known}
      sharing={sharing}
      picture={(recipe) => <StoredPicture recipe={recipe} />}
      frame={({ recipe, titleLang, body, bar }) => (
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

/** The picture behind a signed link, which private recipes have too. */
function StoredPicture({ recipe }: { recipe: Recipe }) {
  const words = recipePageWords[useLanguage()]
  if (recipe.imageKey === null) return <p className="recipe-no-image">{words.noImage}</p>
  return (
    <figure className="recipe-figure">
      <SignedImage
        image={recipe.imageKey}
        alt={recipe.title}
        width={1200}
        height={900}
        sizes="(width >= 48rem) 24rem, 92vw"
        eager
        className="text-ink-faint"
        fallback={words.noImage}
      />
      <PictureCredit recipe={recipe} />
    </figure>
  )
}
