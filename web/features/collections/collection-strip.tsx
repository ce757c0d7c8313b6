import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, BookOpen, ChevronDown, LibraryBig, Plus, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia } from '../../lib/use-media.ts'
import { Menu } from '../../ui/menu.tsx'
import { menuItem } from '../../ui/menu-item.tsx'
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
  const isNarrow = useMedia('(width < 40rem)')
  const create = () => setCreating({ key: creating.key + 1, open: true })
  const dialog = creating.key > 0 && (
    <CreateCollectionDialog
      key={creating.key}
      open={creating.open}
      onClose={() => setCreating({ ...creating, open: false })}
      onSaved={({ id }) => onOpen(id)}
    />
  )
  // In a row they would be cut off at the edge of a phone.
  if (isNarrow && open === null && list.length > 0) {
    const items = [
      ...list.map(({ id, title, group }) =>
        menuItem(id, title, group ? Users : LibraryBig, () => onOpen(id)),
      ),
      menuItem('create', t('create'), Plus, create),
    ]
    return (
      <nav aria-label={t('collections')} className="mb-1 border-b border-line">
        <Menu items={items} align="start" className="-ml-3">
          <BookOpen className={`${icon} text-ink-soft`} />
          {t('allRecipes')}
          <ChevronDown className={`${icon} text-ink-soft`} />
        </Menu>
        {dialog}
      </nav>
    )
  }
  return (
    <nav aria-label={t('collections')} className="binder-dividers">
      <ul>
        {list.length > 0 && (
          <li>
            <button type="button" aria-current={open === null || undefined} onClick={() => onOpen(null)}>
              <BookOpen className={open === null ? icon : `${icon} max-sm:hidden`} />
              {open !== null && <ArrowLeft className={`${icon} sm:hidden`} />}
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
                <Icon className={icon} />
                <span>{title}</span>
                <span aria-hidden="true" className="font-normal tabular-nums">
                  {count}
                </span>
              </button>
            </li>
          )
        })}
        <li>
          <button type="button" onClick={create}>
            <Plus className={icon} />
            {t('create')}
          </button>
        </li>
      </ul>
      {dialog}
    </nav>
  )
}
