import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import type { Group, GroupMember } from '#shared/contract/groups.ts'
import { limits } from '#shared/constants/limits.ts'
import { useFormat } from '../../i18n/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { membersPage } from './group-queries.ts'
import { InviteToGroup } from './invite-to-group.tsx'

const { pageSize } = limits.members
const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3'

/** The members in pages of 24, by name; the owner can invite. */
export function MembersGrid({ group, onMembersOnly }: { group: Group; onMembersOnly: () => void }) {
  const { t } = useTranslation('groups')
  const [page, setPage] = useState(1)
  const top = useRef<HTMLDivElement>(null)
  const members = useQuery(membersPage(group.id, page))
  const isRefused = members.error instanceof CallError && members.error.status === 403
  useEffect(() => {
    if (isRefused) onMembersOnly()
  }, [isRefused, onMembersOnly])
  const last = Math.max(1, Math.ceil(group.memberCount / pageSize))

  function showPage(next: number) {
    setPage(next)
    top.current?.focus()
  }

  return (
    <div className="grid gap-6">
      {members.isError && !members.data && <LoadError query={members}>{t('membersFailed')}</LoadError>}
      <div ref={top} tabIndex={-1} aria-busy={members.isFetching} className="outline-none">
        {members.isPending ? (
          <GridSkeleton count={Math.min(group.memberCount, pageSize)} />
        ) : (
          <ul className={grid}>
            {members.data?.map((member) => (
              <Member key={member.id} member={member} />
            ))}
          </ul>
        )}
      </div>
      {last > 1 && <MembersPager page={page} last={last} total={group.memberCount} onPage={showPage} />}
      {group.role === 'owner' && <InviteToGroup group={group} />}
    </div>
  )
}

function Member({ member }: { member: GroupMember }) {
  const { t } = useTranslation(['groups', 'ui'])
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-2xl border border-line bg-card p-3">
      <Avatar name={member.name} src={member.avatarUrl} />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-medium wrap-anywhere">{member.name ?? t('ui:unnamedUser')}</p>
        {member.role === 'owner' && <p className="text-sm text-success">{t('groupOwner')}</p>}
      </div>
    </li>
  )
}

interface MembersPagerProps {
  page: number
  last: number
  total: number
  onPage: (page: number) => void
}

function MembersPager({ page, last, total, onPage }: MembersPagerProps) {
  const { t } = useTranslation('groups')
  const format = useFormat()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
      <p className="text-sm text-ink-soft">
        {t('showing', {
          start: format.number((page - 1) * pageSize + 1),
          end: format.number(Math.min(page * pageSize, total)),
          total: format.number(total),
        })}
      </p>
      <Pager label={t('pages')} {...{ page, last, onPage }} />
    </div>
  )
}

function GridSkeleton({ count }: { count: number }) {
  return (
    <div className={grid}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-[4.5rem] rounded-2xl" />
      ))}
    </div>
  )
}
