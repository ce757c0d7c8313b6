import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { CardThumb } from '../recipes/recipe-thumb.tsx'
import { collectionsOfGroup } from './collection-queries.ts'

/** For members: the collections of a group, which open in the binder. */
export function GroupCollections({ groupId }: { groupId: string }) {
  const { t } = useTranslation('collections')
  const language = useLanguage()
  const title = useId()
  const list = useQuery(collectionsOfGroup(groupId)).data
  if (!list) return null
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="mb-2 text-xl">
        {t('ofThisGroup')}
      </h2>
      {list.length === 0 && <p className="text-sm text-ink-soft">{t('noneOfGroup')}</p>}
      <ul className="divide-y divide-line">
        {list.map((collection) => (
          <li key={collection.id} className="relative flex items-center gap-3 py-2">
            <CardThumb picture={collection.cover} />
            <span className="min-w-0">
              <Link
                to={paths.collection(language, collection.id)}
                className="block font-serif text-lg leading-snug after:absolute after:inset-0 hover:text-brand"
              >
                {collection.title}
              </Link>
              <span className="text-sm text-ink-soft">{t('count', { count: collection.count })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
