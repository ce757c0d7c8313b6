import {
  AtSign,
  Camera,
  Languages,
  CookingPot,
  Eye,
  EyeOff,
  Flag,
  GitFork,
  House,
  Mail,
  MessageCircle,
  MessagesSquare,
  Reply,
  Star,
  Tag,
  Trash2,
  UserPlus,
  UsersRound,
  Volume2,
  VolumeX,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Notification, NotificationKind } from '#shared/contract/notifications.ts'
import { colon } from '#shared/words/colon.ts'
import { moderationSentence, suspensionSentence } from '#shared/words/moderation.ts'
import { noLongerShared } from '#shared/words/no-longer-shared.ts'
import type { Language } from '#shared/constants/languages.ts'
import { notificationPath } from '#shared/notification-link.ts'
import { useLanguage } from '../../i18n/language.ts'
import { GroupInviteAnswer } from './group-invite-answer.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Moment } from '../../ui/moment.tsx'

const icons: Record<NotificationKind, LucideIcon> = {
  reply: Reply,
  mention: AtSign,
  post: MessagesSquare,
  comment: MessageCircle,
  rating: Star,
  photo: Camera,
  correction: Languages,
  remix: GitFork,
  labels: Tag,
  cooked: CookingPot,
  invite: UserPlus,
  householdInvite: House,
  householdJoined: House,
  householdRemoval: House,
  groupInvite: UsersRound,
  request: Mail,
  report: Flag,
  hidden: EyeOff,
  restored: Eye,
  removed: Trash2,
  suspended: VolumeX,
  unsuspended: Volume2,
}

/** The sentence of a notification. */
function useMessage(): (notification: Notification) => string {
  const { t } = useTranslation(['notifications', 'ui', 'words'])
  const language = useLanguage()
  return (notification) => {
    const { kind, actorId, count, group, thread, recipe, content } = notification
    switch (kind) {
      case 'hidden':
      case 'restored':
      case 'removed':
        return moderationSentence(language, kind, content?.kind ?? 'post', content?.title ?? '')
      case 'suspended':
      case 'unsuspended':
        return suspensionSentence(language, kind, group?.name ?? null)
      default: {
        const actor = actorId === null ? t('words:formerMember') : (notification.actor ?? t('ui:unnamedUser'))
        const about = {
          thread: thread && (thread.title ?? noLongerShared[language]),
          recipe: recipe?.title,
          group: group?.name,
        }
        return t(`messages.${kind}`, { actor, count, ...about })
      }
    }
  }
}

interface NotificationRowProps {
  notification: Notification
  onOpen: (notification: Notification) => void
}

/** A notification with its place and time, as a link. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { t } = useTranslation('notifications')
  const language = useLanguage()
  const message = useMessage()
  const { kind, group, reason, createdAt, isRead } = notification
  const Icon = icons[kind]
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={notificationLink(notification, language)}
        onClick={() => onOpen(notification)}
        className="flex gap-3 px-4 py-3.5 -outline-offset-2 hover:bg-surface-sunken"
      >
        <Icon className={classNames('mt-0.5 size-5 shrink-0', isRead ? 'text-ink-faint' : 'text-brand')} />
        <span className="min-w-0 flex-1">
          {!isRead && <span className="sr-only">{`${t('isUnread')}${colon[language]} `}</span>}
          <span
            className={classNames(
              'block leading-snug [overflow-wrap:anywhere]',
              isRead ? 'text-ink-soft' : 'font-medium',
            )}
          >
            {message(notification)}
          </span>
          {reason && <span className="mt-0.5 block [overflow-wrap:anywhere]">{t('reason', { reason })}</span>}
          <span className="mt-1 block text-sm text-ink-soft [overflow-wrap:anywhere]">
            {group && `${group.name} · `}
            <Moment at={createdAt} />
          </span>
        </span>
        {!isRead && <span aria-hidden="true" className="mt-2 size-2 shrink-0 rounded-full bg-brand-fill" />}
      </Link>
      {kind === 'groupInvite' && group && (
        <div className="pr-4 pb-3 pl-12">
          <GroupInviteAnswer group={group} />
        </div>
      )}
    </li>
  )
}

function notificationLink(notification: Notification, language: Language): string {
  const { kind, group, thread, postId, recipe, content } = notification
  const target = {
    kind,
    contentKind: content?.kind ?? null,
    groupId: group?.id ?? null,
    threadId: thread?.id ?? null,
    postId,
    recipeId: recipe?.id ?? null,
  }
  return notificationPath(target, language)
}
