import { Globe, Lock, MapPin, MessagesSquare, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/contract/groups.ts'

const icon = 'size-4 shrink-0 text-ink-faint'

function Fact({ children }: { children: ReactNode }) {
  return <li className="inline-flex min-w-0 items-center gap-1.5">{children}</li>
}

/** Visibility, number of members and threads, and location. */
export function GroupFacts({ group, threadCount }: { group: Group; threadCount?: number }) {
  const { t } = useTranslation('groups')
  const Visibility = group.isPublic ? Globe : Lock
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      <Fact>
        <Visibility className={icon} />
        {t(group.isPublic ? 'public' : 'private')}
      </Fact>
      <Fact>
        <Users className={icon} />
        {t('members', { count: group.memberCount })}
      </Fact>
      {threadCount !== undefined && (
        <Fact>
          <MessagesSquare className={icon} />
          {t('threads', { count: threadCount })}
        </Fact>
      )}
      {group.location && (
        <Fact>
          <MapPin className={icon} />
          {group.location}
        </Fact>
      )}
    </ul>
  )
}
