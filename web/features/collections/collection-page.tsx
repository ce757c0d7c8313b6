import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight, Lock, Pencil, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WholeCollection } from '#shared/contract/collections.ts'
import { CallError } from '#shared/contract/call.ts'
import { useContentActions } from '../../lib/content-actions.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { menuItem, softItem } from '../../ui/menu-item.tsx'
import { Menu } from '../../ui/menu.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { CollectionEntries } from './collection-entries.tsx'
import { EditCollectionDialog } from './collection-form.tsx'
import {
  collectionById,
  collections,
  useDeleteCollection,
  useUpdateCollection,
} from './collection-queries.ts'
import { TakeCollection } from './take-collection.tsx'
import { whenSettled } from '../../lib/when-settled.ts'

interface CollectionPageProps {
  id: string
  onOpenRecipe: (recipeId: string) => void
  onDeleted: (title: string) => void
}

/** One collection in the binder: title, description and its recipes in their order. */
export function CollectionPage({ id, onOpenRecipe, onDeleted }: CollectionPageProps) {
  const { t } = useTranslation('collections')
  const query = useQuery(collectionById(id))
  const isGone = query.error instanceof CallError && query.error.code === 'not found'
  if (isGone) return <EmptyState title={t('notFound')} />
  if (query.isError && !query.data) {
    return (
      <LoadError query={query} className="my-4">
        {t('failed')}
      </LoadError>
    )
  }
  if (!query.data) {
    return (
      <div aria-busy="true">
        <SkeletonText lines={4} />
      </div>
    )
  }
  return <LoadedCollection collection={query.data} {...{ onOpenRecipe, onDeleted }} />
}

function LoadedCollection({
  collection,
  onOpenRecipe,
  onDeleted,
}: Omit<CollectionPageProps, 'id'> & { collection: WholeCollection }) {
  const { t } = useTranslation('collections')
  const { collapseMuted } = useContentActions()
  const { group, owner, description } = collection
  const Icon = group ? Users : Lock
  return (
    <article>
      <header className="mb-2 sm:mb-5">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 sm:items-start">
          <h2 className="binder-heading mb-0! max-sm:col-span-2 wrap-anywhere">{collection.title}</h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-ink-soft sm:col-start-1">
            <span className="inline-flex items-center gap-1.5">
              <Icon className="size-4" />
              {group ? t('forGroup', { name: group.name }) : t('byMe')}
            </span>
            <span>{t('count', { count: collection.count })}</span>
            {collection.hidden && <Badge tone="warning">{t('hidden')}</Badge>}
          </p>
          <div className="flex items-start max-sm:absolute max-sm:top-2 max-sm:right-2 sm:col-start-2 sm:row-span-2 sm:row-start-1">
            <TakeCollection key={collection.id} collection={collection} />
            <CollectionMenu key={`${collection.id} menu`} collection={collection} onDeleted={onDeleted} />
          </div>
        </div>
        {description &&
          collapseMuted(
            group && (owner?.id ?? null),
            <p className="mt-1 max-w-prose whitespace-pre-line sm:mt-3">{description}</p>,
          )}
      </header>
      {collection.recipes.length === 0 ? (
        <EmptyState title={t('empty')} heading="h3">
          {t('emptyText')}
        </EmptyState>
      ) : (
        <CollectionEntries collection={collection} onOpenRecipe={onOpenRecipe} />
      )}
    </article>
  )
}

interface CollectionMenuProps {
  collection: WholeCollection
  onDeleted: (title: string) => void
}

/** Edit, move and delete for who may; report for other members of the group. */
function CollectionMenu({ collection, onDeleted }: CollectionMenuProps) {
  const { t } = useTranslation(['collections', 'ui', 'words'])
  const contentActions = useContentActions()
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null)
  const own = (useQuery(collections).data ?? []).filter(({ group }) => group === null)
  const place = own.findIndex(({ id }) => id === collection.id)
  const removal = useDeleteCollection()
  const update = useUpdateCollection(collection.id)
  const { id, title, group, owner, mayEdit } = collection
  const close = () => setDialog(null)

  if (!mayEdit) {
    return contentActions.menu({
      kind: 'collection',
      id,
      authorId: owner?.id ?? null,
      author: owner?.name ?? t('ui:unnamedUser'),
      isGone: collection.hidden,
    })
  }
  const move = (by: number) => () => update.mutate({ position: place + by })
  const isLast = place < 0 || place === own.length - 1
  return (
    <div className="grid justify-items-end gap-2">
      <Menu
        label={t('more')}
        className="min-w-11 justify-center text-ink-soft"
        items={[
          softItem('edit', t('words:edit'), Pencil, () => setDialog('edit')),
          // Only own collections have a place among each other.
          !group && softItem('forward', t('moveForward'), ArrowLeft, move(-1), place <= 0),
          !group && softItem('back', t('moveBack'), ArrowRight, move(1), isLast),
          { ...menuItem('delete', t('words:delete'), Trash2, () => setDialog('delete')), danger: true },
        ]}
      />
      {removal.isError && <Alert tone="error">{t('removeFailed')}</Alert>}
      {update.isError && <Alert tone="error">{t('changeFailed')}</Alert>}
      {dialog === 'edit' && <EditCollectionDialog open collection={collection} onClose={close} />}
      <ConfirmDialog
        open={dialog === 'delete'}
        onClose={close}
        onConfirm={() =>
          void whenSettled(removal.mutateAsync(id), {
            onSuccess: () => onDeleted(title),
            onSettled: close,
          })
        }
        busy={removal.isPending}
        title={t('removeQuestion', { title })}
        confirmLabel={t('words:delete')}
        text={t('removeExplained')}
      />
    </div>
  )
}
