import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '#shared/paths.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { AccessTokens } from '../../features/account/access-tokens.tsx'
import { AccountDeletion, DataExport } from '../../features/account/own-data.tsx'
import { AuditLog } from '../../features/account/audit-log.tsx'
import { DeviceList } from '../../features/account/device-list.tsx'
import { EndEverybodysSessions, EndMemberSessions } from '../../features/account/member-sessions.tsx'
import { LinkedProviders } from '../../features/account/linked-providers.tsx'
import { PasswordChange } from '../../features/account/password-change.tsx'
import { ProfileForm } from '../../features/account/profile-form.tsx'
import { useProviderRows } from '../../features/account/provider-queries.ts'
import { StorageUse } from '../../features/account/storage-use.tsx'
import { SecondFactor } from '../../features/account/second-factor.tsx'
import { ChefModels } from '../../features/chat/models/chef-models.tsx'
import { SharingSwitches, useHasSharing } from '../../features/chat/sharing.tsx'
import { MutedList } from '../../features/moderation/muted-list.tsx'
import { CodeGenerator } from '../../features/invites/code-generator.tsx'
import { InviteFriend } from '../../features/invites/invite-friend.tsx'
import { InviteRequests } from '../../features/invites/invite-requests.tsx'
import { InviteTree } from '../../features/invites/invite-tree.tsx'
import { NotificationPreferences } from '../../features/notifications/notification-preferences.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { Me } from '../../app/session.tsx'

/** What belongs together, in the order of the page: what cannot be undone comes last. */
export const settingsGroups = ['you', 'messages', 'access', 'administration', 'data'] as const

export interface SettingsSection {
  group: (typeof settingsGroups)[number]
  anchor: string
  title: string
  intro?: string
  content: ReactNode
}

interface SectionOptions {
  me: Me
  /** After all sessions have been ended, this one included. */
  onSignedOut: () => void
  onDeleted: () => void
}

const day = 24 * 60 * 60 * 1000

/** The settings of every user, in order within their groups. */
export function useUserSections({ me, onSignedOut, onDeleted }: SectionOptions): SettingsSection[] {
  const { t } = useTranslation([
    'settings',
    'moderation',
    'providers',
    'secondFactor',
    'accessTokens',
    'notifications',
    'household',
    'chat',
    'words',
  ])
  const language = useLanguage()
  const hasProviders = useHasProviders()
  const hasSharing = useHasSharing()
  return [
    {
      group: 'you',
      anchor: 'profile',
      title: t('profile'),
      content: <ProfileForm me={me} />,
    },
    {
      group: 'you',
      anchor: 'household',
      title: t('household:title'),
      intro: t('household:settingsIntro'),
      content: (
        <LinkButton variant="secondary" to={paths.household(language)}>
          {t('household:openHousehold')}
        </LinkButton>
      ),
    },
    {
      group: 'you',
      anchor: 'invite',
      title: t('invite'),
      intro: t('inviteIntro', { days: lifetimes.invite / day }),
      content: <InviteFriend />,
    },
    ...(hasSharing
      ? [
          {
            group: 'messages' as const,
            anchor: 'chef',
            title: t('chat:sharing.title'),
            intro: t('chat:sharing.intro'),
            content: <SharingSwitches />,
          },
        ]
      : []),
    {
      group: 'messages',
      anchor: 'notifications',
      title: t('notifications:title'),
      intro: t('notifications:intro'),
      content: <NotificationPreferences />,
    },
    {
      group: 'access',
      anchor: 'password',
      title: t('words:password'),
      intro: me.hasPassword ? t('passwordIntro') : t('setPasswordIntro'),
      content: <PasswordChange me={me} />,
    },
    {
      group: 'access',
      anchor: 'second-factor',
      title: t('secondFactor:title'),
      intro: t('secondFactor:intro'),
      content: <SecondFactor me={me} />,
    },
    ...(hasProviders
      ? [
          {
            group: 'access' as const,
            anchor: 'providers',
            title: t('providers:title'),
            intro: t('providers:intro'),
            content: <LinkedProviders me={me} />,
          },
        ]
      : []),
    {
      group: 'access',
      anchor: 'devices',
      title: t('devices'),
      intro: t('devicesIntro'),
      content: <DeviceList me={me} onSignedOut={onSignedOut} />,
    },
    {
      group: 'access',
      anchor: 'tokens',
      title: t('accessTokens:title'),
      intro: t('accessTokens:intro'),
      content: <AccessTokens me={me} />,
    },
    {
      group: 'messages',
      anchor: 'muted',
      title: t('moderation:settingsTitle'),
      intro: t('moderation:settingsIntro'),
      content: <MutedList />,
    },
    {
      group: 'data',
      anchor: 'data',
      title: t('data'),
      intro: t('dataIntro'),
      content: (
        <div className="grid gap-8">
          <StorageUse />
          <DataExport />
          <AccountDeletion me={me} onDeleted={onDeleted} />
        </div>
      ),
    },
  ]
}

/** Hidden if no provider is set up. A user who returns from a provider sees the section while the list loads. */
function useHasProviders(): boolean {
  const { rows, isPending } = useProviderRows()
  const { hash } = useLocation()
  return rows.length > 0 || (isPending && hash === '#providers')
}

/** The sections for admins, in order. */
export function useAdminSections({ me, onSignedOut }: SectionOptions): SettingsSection[] {
  const { t } = useTranslation(['settings', 'words'])
  return [
    {
      group: 'administration',
      anchor: 'invite-requests',
      title: t('requests'),
      intro: t('requestsIntro'),
      content: <InviteRequests />,
    },
    {
      group: 'administration',
      anchor: 'invite-codes',
      title: t('codes'),
      intro: t('codesIntro'),
      content: <CodeGenerator />,
    },
    {
      group: 'administration',
      anchor: 'invite-tree',
      title: t('tree'),
      intro: t('treeIntro'),
      content: <InviteTree more={endSessionsOf} />,
    },
    {
      group: 'administration',
      anchor: 'sessions',
      title: t('everybody'),
      intro: t('everybodyIntro'),
      content: <EndEverybodysSessions me={me} onSignedOut={onSignedOut} />,
    },
    {
      group: 'administration',
      anchor: 'models',
      title: t('models.title'),
      intro: t('models.intro'),
      content: <ChefModels />,
    },
    {
      group: 'administration',
      anchor: 'log',
      title: t('words:log'),
      intro: t('logIntro'),
      content: <AuditLog />,
    },
  ]
}

/** Shown beside a member of the invitation tree. */
function endSessionsOf(memberId: string, name: string) {
  return <EndMemberSessions memberId={memberId} name={name} />
}
