import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnRecipeCard } from '#shared/contract/recipe-cards.ts'
import type { Recipe } from '#shared/contract/recipes.ts'
import { ui } from '#shared/constants/ui.ts'
import { focusAfterDialog } from '../../lib/focus.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CollectionPage } from '../collections/collection-page.tsx'
import { CollectionStrip } from '../collections/collection-strip.tsx'
import { rememberedSort, rememberSort } from './binder-entries.ts'
import { BinderFrame } from './binder-frame.tsx'
import { BinderControls, BinderTools, TagFilter } from './binder-tools.tsx'
import {
  rememberedTab,
  rememberedView,
  rememberTab,
  rememberView,
  SearchField,
  ViewToggle,
  type BinderTab,
} from './list-controls.tsx'
import { MessageArea } from './message-area.tsx'
import { ResultsPage, TabPage } from './tab-pages.tsx'
import { OpenRecipe } from '../recipes/open-recipe.tsx'
import type { RecipeSharing } from '../recipes/share/share-to-group.ts'
import { RecentlyDeleted } from './recently-deleted.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useSelection, type Selection } from './selection.ts'
import { useBinderLists } from './use-binder-lists.ts'
import type { ChosenRecipe } from './use-bulk-actions.ts'
import { useRecipeActions } from './use-recipe-actions.ts'
import { useUnsave } from './use-unsave.ts'
import { recipeById } from '../recipes/recipe-cache.ts'
import { useMyRecipesUrl } from '../recipes/use-my-recipes-url.ts'
import { useDebounced } from '../../lib/use-debounced.ts'

/** Loaded when it is opened for the first time. */
const RecipeEditor = lazy(() => import('../recipe-editor/recipe-editor.tsx'))

/** The binder: own and saved recipes in a tab for each course and one for all, collections, search, table or cards, deleting and restoring. */
export function MyRecipes({ sharing }: { sharing?: RecipeSharing }) {
  const { t } = useTranslation(['recipes', 'recipeEditor', 'collections', 'saved', 'words'])
  const [tab, setTab] = useState(rememberedTab)
  const [view, setView] = useState(rememberedView)
  const [sort, setSort] = useState(rememberedSort)
  const [tag, setTag] = useState<string | null>(null)
  const [text, setText] = useState('')
  const searched = useDebounced(text.trim(), ui.picker.debounce)
  const lists = useBinderLists({ tab, searched, sort, tag })
  const { mine, found } = lists
  const messageArea = useRef<HTMLDivElement>(null)
  const url = useMyRecipesUrl()
  const { asked, message, actions, ...recipeActions } = useRecipeActions(url.open, messageArea)
  const unsave = useUnsave(recipeActions.showMessage)
  const { selection, ...choosing } = useSelection()

  function openTab(type: BinderTab) {
    setText('')
    setTag(null)
    setTab(type)
    rememberTab(type)
    if (url.collection !== null) url.openCollection(null)
  }

  const edited = useEditedRecipe(mine.data, url.edited)
  const isEditing = url.edited === 'new' || edited !== null

  function editorSaved({ title, dishType, takenBack }: Recipe & { takenBack: boolean }) {
    url.close()
    if (url.collection === null) openTab(dishType)
    recipeActions.showMessage(
      takenBack
        ? { tone: 'error', text: t('recipeEditor:takenBack', { title }) }
        : { tone: 'success', text: t('recipeEditor:saved', { title }) },
    )
    focusAfterDialog(messageArea)
  }

  const isSearching = searched !== ''
  const isCollection = !isSearching && url.collection !== null
  const entries = lists.shown
  const pageProps = { view, entries, selection, actions: { ...actions, unsave } }
  return (
    <>
      <BinderControls
        search={<SearchField text={text} onText={setText} />}
        isFiltered={tag !== null}
        toggle={
          !isCollection && (
            <ViewToggle
              view={view}
              onView={(next) => {
                setView(next)
                rememberView(next)
              }}
            />
          )
        }
      >
        {!isCollection && !isSearching && (
          <>
            <BinderTools
              sort={sort}
              onSort={(next) => {
                setSort(next)
                rememberSort(next)
              }}
              isSelecting={selection !== null}
              onSelect={choosing.start}
            />
            <TagFilter tags={lists.tagsInTab} chosen={tag} onChoose={setTag} />
          </>
        )}
      </BinderControls>
      <MessageArea ref={messageArea} message={message} onDismiss={recipeActions.dismiss} />
      <BinderFrame
        tab={isSearching || isCollection ? null : tab}
        onTab={openTab}
        counts={lists.counts}
        isCollection={isCollection}
        isLoading={mine.isPending}
      >
        {!isSearching && <CollectionStrip open={url.collection} onOpen={url.openCollection} />}
        {isSearching && <ResultsPage found={found} onShowAll={() => setText('')} {...pageProps} />}
        {isCollection && (
          <CollectionPage
            id={url.collection ?? ''}
            onOpenRecipe={url.open}
            onDeleted={(title) => {
              url.openCollection(null)
              recipeActions.showMessage({ tone: 'success', text: t('collections:removed', { title }) })
            }}
          />
        )}
        {!isSearching && !isCollection && (
          <TabPage {...{ tab, mine, ...pageProps }} isFiltered={tag !== null} />
        )}
      </BinderFrame>
      {selection && !isCollection && (
        <SelectionBar
          chosen={chosenOf(selection, lists, t('saved:untitled'))}
          total={entries?.length ?? 0}
          onChooseAll={() => choosing.choose([...selection.ids, ...(entries ?? []).map(({ id }) => id)])}
          onEnd={choosing.end}
        />
      )}
      <RecentlyDeleted onRestore={recipeActions.restore} restoring={recipeActions.restoring} />

      <OpenRecipe id={url.opened} onClose={url.close} sharing={sharing} />
      {isEditing && (
        <Suspense>
          <RecipeEditor key={edited?.id ?? 'new'} recipe={edited} onClose={url.close} onSaved={editorSaved} />
        </Suspense>
      )}
      <ConfirmDialog
        open={recipeActions.isAsking}
        onClose={recipeActions.cancelDelete}
        onConfirm={recipeActions.remove}
        busy={recipeActions.isRemoving}
        title={t('deleteQuestion', { title: asked?.title })}
        confirmLabel={t('words:delete')}
        text={t('deleteExplained')}
      />
    </>
  )
}

/** The chosen recipes of all tabs. */
const chosenOf = (
  { ids }: Selection,
  { all, tagsOf }: ReturnType<typeof useBinderLists>,
  untitled: string,
): ChosenRecipe[] =>
  all
    .filter(({ id }) => ids.has(id))
    .map(({ id, title, own }) => ({
      id,
      title: title ?? untitled,
      isOwn: own !== null,
      tags: tagsOf.get(id) ?? [],
    }))

/** The whole recipe of the list that the editor opens, fetched anew: an edit begins with the current revision. */
function useEditedRecipe(mine: readonly OwnRecipeCard[] | undefined, id: string | null): Recipe | null {
  const isListed = id !== null && mine?.some((card) => card.id === id) === true
  const query = useQuery({ ...recipeById(id ?? ''), enabled: isListed, staleTime: 0 })
  return isListed && query.isFetchedAfterMount ? (query.data ?? null) : null
}
