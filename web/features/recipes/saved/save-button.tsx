import { Bookmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RecipeCard } from '#shared/contract/recipe-cards.ts'
import { useSession } from '../../../app/session.tsx'
import { BarButton } from '../bar/bar-button.tsx'
import { useSaved } from './saved-queries.ts'

/** A toggle in the bar: its name stays "Save", `aria-pressed` has the state. */
export function SaveButton({ recipeId, disabled }: { recipeId: string; disabled: boolean }) {
  const { t } = useTranslation(['saved', 'words'])
  const { isSaved, hasFailed, toggle } = useSaved(recipeId)
  return (
    <>
      <BarButton
        aria-pressed={isSaved}
        disabled={disabled}
        onClick={toggle}
        short={t('save')}
        label={t('save')}
        className="group"
        icon={
          <Bookmark
            aria-hidden="true"
            className="size-5 text-success transition-transform group-active:scale-125 group-aria-pressed:fill-current"
          />
        }
      />
      {hasFailed && (
        <p role="alert" className="bar-message text-danger">
          {t('words:notSaved')}
        </p>
      )}
    </>
  )
}

/** The same on the picture of a card, for members and recipes of others. The card has to be positioned. */
export function SaveOnCard({ recipe }: { recipe: Pick<RecipeCard, 'id' | 'title' | 'owner'> }) {
  const { me } = useSession()
  return me && me.id !== recipe.owner.id && <RoundSaveButton recipe={recipe} />
}

/** Named with the recipe: a page has many. */
function RoundSaveButton({ recipe }: { recipe: Pick<RecipeCard, 'id' | 'title'> }) {
  const { t } = useTranslation(['saved', 'words'])
  const { isSaved, hasFailed, toggle } = useSaved(recipe.id)
  return (
    <div className="absolute top-2 right-2 z-10 grid justify-items-end gap-1">
      <button
        type="button"
        aria-pressed={isSaved}
        aria-label={t('saveRecipe', { title: recipe.title })}
        title={t('save')}
        onClick={toggle}
        className="group/save inline-flex size-11 items-center justify-center rounded-full bg-card text-ink shadow-card transition-colors hover:text-success aria-pressed:text-success"
      >
        <Bookmark
          aria-hidden="true"
          className="size-5 transition-transform group-active/save:scale-125 group-aria-pressed/save:fill-current"
        />
      </button>
      {hasFailed && (
        <span role="alert" className="rounded-full bg-card px-3 py-1 text-sm text-danger shadow-card">
          {t('words:notSaved')}
        </span>
      )}
    </div>
  )
}
