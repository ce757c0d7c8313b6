import { ArrowDown, ArrowUp, Image, NotebookPen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  putCollectionRecipe,
  type CollectionEntry,
  type WholeCollection,
} from '#shared/contract/collections.ts'
import { recipePageWords } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useContentActions } from '../../lib/content-actions.ts'
import { useFields } from '../../lib/use-form.ts'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { softItem } from '../../ui/menu-item.tsx'
import { Menu } from '../../ui/menu.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { AllergyNotice } from '../household/allergy-notice.tsx'
import { CardThumb } from '../recipes/recipe-thumb.tsx'
import { useShownCards } from '../recipes/translations/use-shown-titles.ts'
import { useChangeEntry, useTakeOut, useUpdateCollection } from './collection-queries.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'

interface EntriesProps {
  collection: WholeCollection
  onOpenRecipe: (recipeId: string) => void
}

/** The recipes of a collection with their notes; a failed change is explained above them. */
export function CollectionEntries({ collection, onOpenRecipe }: EntriesProps) {
  const { t } = useTranslation('collections')
  const change = useChangeEntry(collection.id)
  const takeOut = useTakeOut(collection.id)
  const update = useUpdateCollection(collection.id)
  const shown = useShownCards(collection.recipes.flatMap(({ recipe }) => recipe ?? []))
  const failure = change.error ?? takeOut.error ?? update.error
  function shownEntry(entry: CollectionEntry): CollectionEntry {
    const recipe = shown.find(({ id }) => id === entry.recipeId)
    return recipe ? { ...entry, recipe, title: recipe.title } : entry
  }
  return (
    <>
      <ErrorAlert error={failure} className="mb-4" texts={{ failed: t('changeFailed') }} />
      <ol className="divide-y divide-line" aria-busy={change.isPending || takeOut.isPending}>
        {collection.recipes.map((entry, index) => (
          <Entry
            key={entry.recipeId}
            {...{ collection, index, onOpenRecipe }}
            entry={shownEntry(entry)}
            onNote={(note) => change.mutate({ recipeId: entry.recipeId, note })}
            onMove={(position) => change.mutate({ recipeId: entry.recipeId, position })}
            onCover={() => update.mutate({ coverRecipeId: entry.recipeId })}
            onTakeOut={() => takeOut.mutate(entry.recipeId)}
          />
        ))}
      </ol>
    </>
  )
}

interface EntryProps extends EntriesProps {
  entry: CollectionEntry
  index: number
  onNote: (note: string | null) => void
  onMove: (position: number) => void
  onCover: () => void
  onTakeOut: () => void
}

function Entry(props: EntryProps) {
  const { t } = useTranslation(['collections', 'ui'])
  const { collapseMuted } = useContentActions()
  const language = useLanguage()
  const { collection, entry } = props
  const { recipe, addedBy, note } = entry
  const title = entry.title ?? t('noLongerShared')
  return (
    <li className="relative flex items-start gap-3 py-3 sm:gap-4">
      <CardThumb picture={recipe?.picture ?? null} />
      <div className="min-w-0 flex-1">
        {recipe ? (
          <button
            type="button"
            lang={recipe.language === language ? undefined : recipe.language}
            onClick={() => props.onOpenRecipe(entry.recipeId)}
            className="text-left font-serif text-[1.1875rem] leading-snug font-medium hyphens-auto after:absolute after:inset-0 hover:text-brand"
          >
            {title}
          </button>
        ) : (
          <p className="font-serif text-[1.1875rem] leading-snug text-ink-soft">{title}</p>
        )}
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {recipe && <span>{recipePageWords[language].by(recipe.owner.name ?? t('ui:unnamedUser'))}</span>}
          {!recipe && entry.title !== null && <span>{t('noLongerShared')}</span>}
          {collection.group && addedBy && (
            <span>{t('addedBy', { name: addedBy.name ?? t('ui:unnamedUser') })}</span>
          )}
        </p>
        {recipe && <AllergyNotice recipe={recipe} className="mt-1" />}
        {note && (
          <div className="relative z-10 mt-1 text-[0.9375rem] whitespace-pre-line">
            {collapseMuted(collection.group && (addedBy?.id ?? null), note)}
          </div>
        )}
      </div>
      {entry.mayChange && <EntryMenu {...props} title={title} />}
    </li>
  )
}

function EntryMenu({
  collection,
  entry,
  index,
  title,
  ...actions
}: Omit<EntryProps, 'onOpenRecipe'> & { title: string }) {
  const { t } = useTranslation('collections')
  const [isWriting, setIsWriting] = useState(false)
  const { mayEdit, recipes } = collection
  const isLast = index === recipes.length - 1
  return (
    <div className="relative z-10">
      <Menu
        label={t('entryMore', { title })}
        className="min-w-11 justify-center text-ink-soft"
        items={[
          softItem('note', t(entry.note ? 'editNote' : 'addNote'), NotebookPen, () => setIsWriting(true)),
          mayEdit && softItem('up', t('moveUp'), ArrowUp, () => actions.onMove(index - 1), index === 0),
          mayEdit && softItem('down', t('moveDown'), ArrowDown, () => actions.onMove(index + 1), isLast),
          mayEdit && softItem('cover', t('useAsCover'), Image, actions.onCover, !entry.recipe?.picture),
          softItem('out', t('takeOut'), Trash2, actions.onTakeOut),
        ]}
      />
      {isWriting && (
        <NoteDialog
          title={t('note', { title })}
          hint={collection.group ? t('noteForGroup') : undefined}
          note={entry.note ?? ''}
          onClose={() => setIsWriting(false)}
          onSave={(note) => {
            setIsWriting(false)
            actions.onNote(note)
          }}
        />
      )}
    </div>
  )
}

interface NoteDialogProps {
  title: string
  hint: string | undefined
  note: string
  onClose: () => void
  onSave: (note: string | null) => void
}

function NoteDialog({ title, hint, note, onClose, onSave }: NoteDialogProps) {
  const { t } = useTranslation(['collections', 'words'])
  const form = useFields(putCollectionRecipe, { note })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      size="small"
      submit={t('words:save')}
      onSubmit={() => onSave(form.values.note.trim() || null)}
      busy={false}
    >
      <TextArea label={t('words:note')} hint={hint} {...form.field('note')} />
    </FormDialog>
  )
}
