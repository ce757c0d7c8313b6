import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { GroupInvitation } from '#shared/contract/groups.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Alert } from '../../ui/alert.tsx'
import { GroupInviteAnswer } from '../notifications/group-invite-answer.tsx'
import { myGroupInvites } from './group-queries.ts'

/** The groups that the user is invited to; nothing while there are none. */
export function GroupInvitations() {
  const { t } = useTranslation('groups')
  const language = useLanguage()
  const { data = [] } = useQuery(myGroupInvites)
  if (data.length === 0) return null
  return (
    <ul aria-label={t('invitations')} className="mb-8 grid gap-3">
      {data.map((invitation) => (
        <li key={invitation.id}>
          <InvitationAlert invitation={invitation}>
            <Link to={paths.group(language, invitation.id)} className="hover:text-brand">
              <InvitationText invitation={invitation} />
            </Link>
          </InvitationAlert>
        </li>
      ))}
    </ul>
  )
}

/** On the page of a group that the user does not belong to. */
export function InvitationTo({ groupId }: { groupId: string }) {
  const { data = [] } = useQuery(myGroupInvites)
  const invitation = data.find(({ id }) => id === groupId)
  if (!invitation) return null
  return (
    <InvitationAlert invitation={invitation}>
      <InvitationText invitation={invitation} />
    </InvitationAlert>
  )
}

function InvitationAlert({ invitation, children }: { invitation: GroupInvitation; children: ReactNode }) {
  return <Alert action={<GroupInviteAnswer group={invitation} />}>{children}</Alert>
}

function InvitationText({ invitation: { by, name } }: { invitation: GroupInvitation }) {
  const { t } = useTranslation(['groups', 'ui'])
  return <span className="wrap-anywhere">{t('invitation', { by: by ?? t('ui:unnamedUser'), name })}</span>
}
