import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, BookOpen, LibraryBig, Plus, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CreateCollectionDialog } from './collection-form.tsx'
import { collections } from './collection-queries.ts'

interface StripProps {
  /** The open collection; null while all recipes are shown. */
  open: string | null
  onOpen: (id: string | null) => void
}

/** The dividers of the binder: all recipes, own collections, those of groups, and a new one. */
export function CollectionStrip({ open, onOpen }: StripProps) {
  const { t } = useTranslation('collections')
  const [creating, setCreating] = useState({ key: 0, open: false })
  const list = useQuery(collections).data ?? []
  const icon = 'size-4 shrink-0'
  return (
    <nav aria-label={t('collections')} className="binder-dividers">
      <ul>
        {list.length > 0 && (
          <li>
            <button type="button" aria-current={open === null || undefined} onClick={() => onOpen(null)}>
              <BookOpen aria-hidden="true" className={open === null ? icon : `${icon} max-sm:hidden`} />
              {open !== null && <ArrowLeft aria-hidden="true" className={`${icon} sm:hidden`} />}
              {t('allRecipes')}
            </button>
          </li>
        )}
        {list.map(({ id, title, group, count }) => {
          const Icon = group ? Users : LibraryBig
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={open === id || undefined}
                title={group ? t('forGroup', { name: group.name }) : undefined}
                onClick={() => onOpen(id)}
              >
                <Icon aria-hidden="true" className={icon} />
                <span>{title}</span>
                <span aria-hidden="true" className="font-normal tabular-nums">
                  {count}
                </span>
              </button>
            </li>
          )
        })}
        <li>
          <button type="button" onClick={() => setCreating({ key: creating.key + 1, open: true })}>
            <Plus aria-hidden="true" className={icon} />
            {t('create')}
          </button>
        </li>
      </ul>
      {creating.key > 0 && (
        <CreateCollectionDialog
          key={creating.key}
          open={creating.open}
          onClose={() => setCreating({ ...creating, open: false })}
          onSaved={({ id }) => onOpen(id)}
        />
      )}
    </nav>
  )
}
