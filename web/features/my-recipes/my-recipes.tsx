import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnRecipeCard } from '#shared/contract/recipe-cards.ts'
import type { Recipe } from '#shared/contract/recipes.ts'
import { ui } from '#shared/constants/ui.ts'
import { dishTypes, type DishType } from '#shared/words/dish-types.ts'
import { focusAfterDialog } from '../../lib/focus.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { BinderFrame } from './binder-frame.tsx'
import {
  rememberedTab,
  rememberedView,
  rememberTab,
  rememberView,
  SearchField,
  ViewToggle,
} from './list-controls.tsx'
import { ResultsPage, TabPage } from './tab-pages.tsx'
import { OpenRecipe } from '../recipes/open-recipe.tsx'
import type { RecipeSharing } from '../recipes/share/share-to-group.ts'
import { myRecipes, myRecipesMatching } from '../recipes/my-recipes-queries.ts'
import { RecentlyDeleted } from './recently-deleted.tsx'
import { useRecipeActions } from './use-recipe-actions.ts'
import { recipeById } from '../recipes/recipe-cache.ts'
import { useMyRecipesUrl } from '../recipes/use-my-recipes-url.ts'
import { useDebounced } from '../../lib/use-debounced.ts'

/** Loaded when it is opened for the first time. */
const RecipeEditor = lazy(() => import('../recipe-editor/recipe-editor.tsx'))

/** The user's own recipes: four tabs, search, table or cards, deleting and restoring. */
export function MyRecipes({ sharing }: { sharing?: RecipeSharing }) {
  const { t } = useTranslation(['recipes', 'recipeEditor', 'ui'])
  const [tab, setTab] = useState(rememberedTab)
  const [view, setView] = useState(rememberedView)
  const [text, setText] = useState('')
  const searched = useDebounced(text.trim(), ui.picker.debounce)
  const mine = useQuery(myRecipes)
  const found = useQuery({ ...myRecipesMatching(searched), placeholderData: keepPreviousData })
  const messageArea = useRef<HTMLDivElement>(null)
  const url = useMyRecipesUrl()
  const { asked, message, actions, ...recipeActions } = useRecipeActions(url.open, messageArea)

  function openTab(type: DishType) {
    setText('')
    setTab(type)
    rememberTab(type)
  }

  const edited = useEditedRecipe(mine.data, url.edited)
  const isEditing = url.edited === 'new' || edited !== null

  function saved({ title, dishType, takenBack }: Recipe & { takenBack: boolean }) {
    url.close()
    openTab(dishType)
    recipeActions.showMessage(
      takenBack
        ? { tone: 'error', text: t('recipeEditor:takenBack', { title }) }
        : { tone: 'success', text: t('recipeEditor:saved', { title }) },
    )
    focusAfterDialog(messageArea)
  }

  const isSearching = searched !== ''
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <SearchField text={text} onText={setText} />
        <ViewToggle
          view={view}
          onView={(next) => {
            setView(next)
            rememberView(next)
          }}
        />
      </div>
      <div ref={messageArea} tabIndex={-1} className="sticky top-20 z-20 outline-none">
        {message && (
          <Alert
            tone={message.tone}
            className="mb-5 shadow-lift"
            action={
              <span className="flex items-center gap-1">
                {message.undo && (
                  <Button variant="secondary" size="small" onClick={message.undo}>
                    {t('undo')}
                  </Button>
                )}
                <IconButton
                  label={t('ui:close')}
                  icon={<X aria-hidden="true" className="size-5" />}
                  onClick={recipeActions.dismiss}
                  className="-my-2 -mr-2"
                />
              </span>
            }
          >
            {message.text}
          </Alert>
        )}
      </div>
      <BinderFrame tab={isSearching ? null : tab} onTab={openTab} counts={countsOf(mine.data)}>
        {isSearching ? (
          <ResultsPage found={found} onShowAll={() => setText('')} {...{ view, actions }} />
        ) : (
          <TabPage mine={mine} {...{ tab, view, actions }} />
        )}
      </BinderFrame>
      <RecentlyDeleted onRestore={recipeActions.restore} restoring={recipeActions.restoring} />

      <OpenRecipe id={url.opened} onClose={url.close} sharing={sharing} />
      {isEditing && (
        <Suspense>
          <RecipeEditor key={edited?.id ?? 'new'} recipe={edited} onClose={url.close} onSaved={saved} />
        </Suspense>
      )}
      <ConfirmDialog
        open={recipeActions.isAsking}
        onClose={recipeActions.cancelDelete}
        onConfirm={recipeActions.remove}
        busy={recipeActions.isRemoving}
        title={t('deleteQuestion', { title: asked?.title })}
        confirmLabel={t('delete')}
      >
        {t('deleteExplained')}
      </ConfirmDialog>
    </>
  )
}

/** The whole recipe of the list that the editor opens, fetched anew: an edit begins with the current revision. */
function useEditedRecipe(mine: readonly OwnRecipeCard[] | undefined, id: string | null): Recipe | null {
  const isListed = id !== null && mine?.some((card) => card.id === id) === true
  const query = useQuery({ ...recipeById(id ?? ''), enabled: isListed, staleTime: 0 })
  return isListed && query.isFetchedAfterMount ? (query.data ?? null) : null
}

function countsOf(recipes: readonly OwnRecipeCard[] | undefined): Partial<Record<DishType, number>> {
  if (!recipes) return {}
  return Object.fromEntries(
    dishTypes.map((type) => [type, recipes.filter(({ dishType }) => dishType === type).length]),
  )
}
