import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnEntry } from '#shared/contract/cooking-log.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useDeleteEntry } from './cooking-log-queries.ts'
import { DiaryEntry } from './diary-entry.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { draftOf } from './entry-draft.ts'
import { whenSettled } from '../../../lib/when-settled.ts'

/** Own entries, which can be changed and deleted. */
export function EntryList({ entries }: { entries: readonly OwnEntry[] }) {
  const { t } = useTranslation(['cookingLog', 'words'])
  const list = useRef<HTMLUListElement>(null)
  const remove = useDeleteEntry()
  // Both stay set while their dialog closes.
  const [edited, setEdited] = useState<{ entry: OwnEntry; key: number; open: boolean } | null>(null)
  const [deleted, setDeleted] = useState<{ entry: OwnEntry; open: boolean } | null>(null)

  function confirmDelete() {
    if (!deleted) return
    const { id, recipe } = deleted.entry
    void whenSettled(remove.mutateAsync({ id, recipeId: recipe?.id ?? null }), {
      onSuccess: () => list.current?.focus(),
      onSettled: () => setDeleted({ ...deleted, open: false }),
    })
  }

  return (
    <>
      {remove.isError && <Alert tone="error">{t('notDeleted')}</Alert>}
      <ul ref={list} tabIndex={-1} className="divide-y divide-line outline-none">
        {entries.map((entry) => (
          <DiaryEntry
            key={entry.id}
            entry={entry}
            onEdit={() => setEdited({ entry, key: (edited?.key ?? 0) + 1, open: true })}
            onDelete={() => setDeleted({ entry, open: true })}
          />
        ))}
      </ul>
      {edited && (
        <EntryDialog
          key={edited.key}
          open={edited.open}
          onClose={() => setEdited({ ...edited, open: false })}
          id={edited.entry.id}
          isNew={false}
          recipeId={edited.entry.recipe?.id ?? null}
          canRate={edited.entry.recipe !== null && !edited.entry.recipe.mine}
          isOwn={edited.entry.recipe?.mine === true}
          initial={draftOf(edited.entry)}
        />
      )}
      <ConfirmDialog
        open={deleted?.open ?? false}
        onClose={() => setDeleted(deleted && { ...deleted, open: false })}
        onConfirm={confirmDelete}
        busy={remove.isPending}
        title={t('deleteQuestion')}
        confirmLabel={t('words:delete')}
        text={t('deleteText')}
      />
    </>
  )
}
