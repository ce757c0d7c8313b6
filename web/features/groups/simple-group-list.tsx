import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Group } from '#shared/contract/groups.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { ShowMore, useShowMore } from '../../ui/show-more.tsx'
import { myGroups, publicGroups } from './group-queries.ts'
import { MembershipButton } from './membership-button.tsx'

/** The simple list of groups: name, description, Join and Leave. */
export function SimpleGroupList() {
  const { t } = useTranslation('groups')
  const mine = useQuery(myGroups)
  const others = useQuery(publicGroups)
  const ownIds = new Set(mine.data?.map(({ id }) => id))
  return (
    <div className="grid gap-12">
      <Section title={t('myGroups')} query={mine} groups={mine.data}>
        {t('noneMineText')}
      </Section>
      <Section
        title={t('discoverGroups')}
        query={others}
        groups={mine.data && others.data?.filter(({ id, role }) => role === null && !ownIds.has(id))}
      >
        {t(others.data?.length === 0 ? 'noneYetText' : 'noneLeftText')}
      </Section>
    </div>
  )
}

interface SectionProps {
  title: string
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown }
  groups: Group[] | undefined
  /** The text of an empty list. */
  children: ReactNode
}

function Section({ title, query, groups, children }: SectionProps) {
  const { t } = useTranslation('groups')
  const id = useId()
  const { shown, isMore, showMore } = useShowMore(groups ?? [], 50)
  return (
    <section aria-labelledby={id} aria-busy={!groups && !query.isError}>
      <h2 id={id} className="mb-2 text-heading">
        {title}
      </h2>
      {query.isError && !groups && (
        <LoadError busy={query.isFetching} onRetry={() => void query.refetch()}>
          {t('failed')}
        </LoadError>
      )}
      {!groups && !query.isError && <SkeletonText lines={4} className="py-4" />}
      {groups?.length === 0 && <p className="py-4 text-ink-soft">{children}</p>}
      {groups && groups.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {shown.map((group) => (
            <Row key={group.id} group={group} />
          ))}
        </ul>
      )}
      <ShowMore isMore={isMore} onClick={showMore}>
        {t('showMore')}
      </ShowMore>
    </section>
  )
}

function Row({ group }: { group: Group }) {
  const { t } = useTranslation('groups')
  const language = useLanguage()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-[1_1_14rem]">
        <h3 className="text-lg leading-snug">
          <Link to={paths.group(language, group.id)} className="hover:text-brand">
            {group.name}
          </Link>
        </h3>
        {group.description && <p className="line-clamp-2 text-ink-soft">{group.description}</p>}
      </div>
      {group.role === 'owner' ? (
        <p className="text-sm font-semibold text-success">{t('owner')}</p>
      ) : (
        <MembershipButton group={group} size="small" named className="min-h-11 px-5" />
      )}
    </li>
  )
}
