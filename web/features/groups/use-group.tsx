import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import type { Group } from '#shared/contract/groups.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError, type Loading } from '../../ui/load-error.tsx'
import { groupById, publicGroups } from './group-queries.ts'

export type KnownGroup =
  | { status: 'loading' | 'notFound' }
  | { status: 'failed'; query: Loading }
  | { status: 'known'; group: Group; threadCount: number | undefined; isMember: boolean }

/**
 * A group by its id. For a non-member the server refuses the detail, and the group comes from the public list, without
 * members and threads. A group that is in neither is not found.
 */
export function useGroup(id: string): KnownGroup {
  const detail = useQuery(groupById(id))
  const isRefused = detail.error instanceof CallError && detail.error.status === 403
  const list = useQuery({ ...publicGroups, enabled: isRefused })

  if (detail.data && !isRefused) {
    const { threadCount, ...group } = detail.data
    return { status: 'known', group, threadCount, isMember: group.role !== null }
  }
  if (detail.isPending || (isRefused && list.isPending)) return { status: 'loading' }
  const group = list.data?.find((each) => each.id === id)
  if (isRefused && group) {
    return { status: 'known', group: { ...group, role: null }, threadCount: undefined, isMember: false }
  }
  const isUnknown = detail.error instanceof CallError && detail.error.code === 'not found'
  if (isUnknown || (isRefused && list.data)) return { status: 'notFound' }
  return { status: 'failed', query: detail }
}

/** 'Group not found', with a link to the list. */
export function GroupNotFound() {
  const { t } = useTranslation('groups')
  return (
    <EmptyState
      title={t('notFound')}
      heading="h1"
      action={<LinkButton to={paths.groups(useLanguage())}>{t('backToGroups')}</LinkButton>}
    >
      {t('notFoundText')}
    </EmptyState>
  )
}

export function GroupLoadError({ query }: { query: Loading }) {
  return <LoadError query={query}>{useTranslation('groups').t('failed')}</LoadError>
}
