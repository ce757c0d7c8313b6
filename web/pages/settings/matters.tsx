import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { limits } from '#shared/limits.ts'
import { AccountDeletion } from '../../account/account-deletion.tsx'
import { AuditLog } from '../../account/audit-log.tsx'
import { DataExport } from '../../account/data-export.tsx'
import { DeviceList } from '../../account/device-list.tsx'
import { EndEverybodysSessions, EndMemberSessions } from '../../account/member-sessions.tsx'
import { LinkedProviders } from '../../account/linked-providers.tsx'
import { PasswordChange } from '../../account/password-change.tsx'
import { ProfileForm } from '../../account/profile-form.tsx'
import { useProviderRows } from '../../account/provider-queries.ts'
import { SecondFactor } from '../../account/second-factor.tsx'
import { MutedList } from '../../care/muted-list.tsx'
import { CodeGenerator } from '../../invites/code-generator.tsx'
import { InviteFriend } from '../../invites/invite-friend.tsx'
import { InviteRequests } from '../../invites/invite-requests.tsx'
import { InviteTree } from '../../invites/invite-tree.tsx'
import { NoticeSwitches } from '../../notices/notice-switches.tsx'
import type { Me } from '../../session.tsx'

export interface Matter {
  anchor: string
  title: string
  intro?: string
  content: ReactNode
}

interface Ways {
  me: Me
  /** After every session has been ended, this one included. */
  onSignedOut: () => void
  onDeleted: () => void
}

const day = 24 * 60 * 60 * 1000

/** What stands in everybody's settings, in order. */
export function useOwnMatters({ me, onSignedOut, onDeleted }: Ways): Matter[] {
  const { t } = useTranslation(['settings', 'care', 'providers', 'secondFactor', 'notices'])
  const hasProviders = useHasProviders()
  return [
    {
      anchor: 'profile',
      title: t('profile'),
      intro: t('profileIntro'),
      content: <ProfileForm me={me} />,
    },
    {
      anchor: 'invite',
      title: t('invite'),
      intro: t('inviteIntro', { days: limits.invite.lifetime / day }),
      content: <InviteFriend />,
    },
    {
      anchor: 'notices',
      title: t('notices:title'),
      intro: t('notices:intro'),
      content: <NoticeSwitches />,
    },
    {
      anchor: 'password',
      title: t('password'),
      intro: me.hasPassword ? t('passwordIntro') : t('setPasswordIntro'),
      content: <PasswordChange me={me} />,
    },
    {
      anchor: 'second-factor',
      title: t('secondFactor:title'),
      intro: t('secondFactor:intro'),
      content: <SecondFactor me={me} />,
    },
    ...(hasProviders
      ? [
          {
            anchor: 'providers',
            title: t('providers:title'),
            intro: t('providers:intro'),
            content: <LinkedProviders me={me} />,
          },
        ]
      : []),
    {
      anchor: 'devices',
      title: t('devices'),
      intro: t('devicesIntro'),
      content: <DeviceList me={me} onSignedOut={onSignedOut} />,
    },
    {
      anchor: 'peace',
      title: t('care:settingsTitle'),
      intro: t('care:settingsIntro'),
      content: <MutedList />,
    },
    {
      anchor: 'data',
      title: t('data'),
      intro: t('dataIntro'),
      content: (
        <div className="grid gap-8">
          <DataExport />
          <AccountDeletion me={me} onDeleted={onDeleted} />
        </div>
      ),
    },
  ]
}

/** Where no provider is set up there is nothing to show; who comes back from one sees the place from the beginning. */
function useHasProviders(): boolean {
  const { rows, isPending } = useProviderRows()
  const { hash } = useLocation()
  return rows.length > 0 || (isPending && hash === '#providers')
}

/** What admins look after besides, in order. */
export function useAdminMatters({ me, onSignedOut }: Ways): Matter[] {
  const { t } = useTranslation('settings')
  return [
    {
      anchor: 'invite-requests',
      title: t('requests'),
      intro: t('requestsIntro'),
      content: <InviteRequests />,
    },
    { anchor: 'invite-codes', title: t('codes'), intro: t('codesIntro'), content: <CodeGenerator /> },
    {
      anchor: 'invite-tree',
      title: t('tree'),
      intro: t('treeIntro'),
      content: <InviteTree more={endSessionsOf} />,
    },
    {
      anchor: 'sessions',
      title: t('everybody'),
      intro: t('everybodyIntro'),
      content: <EndEverybodysSessions me={me} onSignedOut={onSignedOut} />,
    },
    { anchor: 'log', title: t('log'), intro: t('logIntro'), content: <AuditLog /> },
  ]
}

/** Beside a member in the tree. */
function endSessionsOf(memberId: string, name: string) {
  return <EndMemberSessions memberId={memberId} name={name} />
}
