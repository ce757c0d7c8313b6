import { useQuery } from '@tanstack/react-query'
import { LibraryBig, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Collection } from '#shared/contract/collections.ts'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { CreateCollectionDialog } from './collection-form.tsx'
import { collections, collectionsWith, useToggleInCollection } from './collection-queries.ts'

/** The button below a recipe and its dialog: the collections that contain it are ticked. */
export function AddToCollection({ recipeId }: { recipeId: string }) {
  const { t } = useTranslation('collections')
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button variant="secondary" icon={LibraryBig} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('putIn')}
      </Button>
      <PutInDialog recipeId={recipeId} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}

function PutInDialog({ recipeId, open, onClose }: { recipeId: string; open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['collections', 'words'])
  const listed = useQuery({ ...collectionsWith(recipeId), enabled: open })
  const toggle = useToggleInCollection(recipeId)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('putInTitle')}
      size="small"
      footer={<Button onClick={onClose}>{t('words:done')}</Button>}
    >
      {listed.isPending && <SkeletonText lines={3} />}
      <LoadError query={listed}>{t('listFailed')}</LoadError>
      {listed.data && (
        <CollectionChoice
          list={listed.data}
          isChosen={({ contains }) => contains === true}
          onChoose={({ id }, contains) => toggle.mutate({ id, contains })}
          onCreated={({ id }) => toggle.mutate({ id, contains: true })}
        />
      )}
      <ErrorAlert error={toggle.error} className="mt-4" texts={{ failed: t('changeFailed') }} />
    </Dialog>
  )
}

interface ChoiceProps {
  list: readonly Collection[]
  isChosen: (collection: Collection) => boolean
  onChoose: (collection: Collection, chosen: boolean) => void
  onCreated: (collection: Collection) => void
}

/** Collections as check boxes, and a way to create one. */
function CollectionChoice({ list, isChosen, onChoose, onCreated }: ChoiceProps) {
  const { t } = useTranslation('collections')
  const [creating, setCreating] = useState({ key: 0, open: false })
  return (
    <>
      {list.length === 0 && <p className="text-ink-soft">{t('putInNone')}</p>}
      <ul className="divide-y divide-line">
        {list.map((collection) => (
          <li key={collection.id}>
            <label className="flex min-h-12 items-center gap-3 py-2">
              <input
                type="checkbox"
                checked={isChosen(collection)}
                onChange={(event) => onChoose(collection, event.currentTarget.checked)}
                className="size-5 shrink-0 accent-success"
              />
              <span className="min-w-0">
                <span className="block font-semibold">{collection.title}</span>
                {collection.group && (
                  <span className="block text-sm text-ink-soft">
                    {t('forGroup', { name: collection.group.name })}
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        className="mt-3 -ml-4"
        icon={Plus}
        onClick={() => setCreating({ key: creating.key + 1, open: true })}
      >
        {t('create')}
      </Button>
      {creating.key > 0 && (
        <CreateCollectionDialog
          key={creating.key}
          open={creating.open}
          onClose={() => setCreating({ ...creating, open: false })}
          onSaved={onCreated}
        />
      )}
    </>
  )
}

interface ChooseCollectionDialogProps {
  open: boolean
  onClose: () => void
  onChosen: (collection: Collection) => void
}

/** Chooses one collection for several recipes. */
export function ChooseCollectionDialog({ open, onClose, onChosen }: ChooseCollectionDialogProps) {
  const { t } = useTranslation(['collections', 'words'])
  const list = useQuery(collections).data ?? []
  const [chosen, setChosen] = useState<Collection | null>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('putInTitle')}
      size="small"
      footer={
        <Button disabled={!chosen} onClick={() => chosen && onChosen(chosen)}>
          {t('words:done')}
        </Button>
      }
    >
      <CollectionChoice
        list={list}
        isChosen={({ id }) => id === chosen?.id}
        onChoose={(collection, isChosen) => setChosen(isChosen ? collection : null)}
        onCreated={setChosen}
      />
    </Dialog>
  )
}
