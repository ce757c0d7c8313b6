import {
  Camera,
  Eye,
  EyeOff,
  Mail,
  MessageCircle,
  MessagesSquare,
  Reply,
  Star,
  Trash2,
  UserPlus,
  Volume2,
  VolumeX,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Notice, NoticeKind } from '#shared/contract/notices.ts'
import { colon } from '#shared/words/colon.ts'
import { careSentence, voiceSentence } from '#shared/words/moderation.ts'
import { noLongerShared } from '#shared/words/shares.ts'
import { useFormat } from '../i18n/format.ts'
import { useLanguage } from '../i18n/language.ts'
import { classNames } from '../ui/class-names.ts'
import { noticeLink } from './notice-link.ts'

const icons: Record<NoticeKind, LucideIcon> = {
  reply: Reply,
  post: MessagesSquare,
  comment: MessageCircle,
  rating: Star,
  photo: Camera,
  invite: UserPlus,
  request: Mail,
  hidden: EyeOff,
  restored: Eye,
  removed: Trash2,
  suspended: VolumeX,
  unsuspended: Volume2,
}

/** What happened, in a sentence. */
function useSentence(): (notice: Notice) => string {
  const { t } = useTranslation(['notices', 'ui'])
  const language = useLanguage()
  return (notice) => {
    const { kind, actorId, many, group, thread, recipe, thing } = notice
    switch (kind) {
      case 'hidden':
      case 'restored':
      case 'removed':
        return careSentence(language, kind, thing?.kind ?? 'post', thing?.title ?? '')
      case 'suspended':
      case 'unsuspended':
        return voiceSentence(language, kind, group?.name ?? null)
      default: {
        const actor = actorId === null ? t('formerMember') : (notice.actor ?? t('ui:guest'))
        const about = { thread: thread && (thread.title ?? noLongerShared[language]), recipe: recipe?.title }
        return t(`said.${kind}`, { actor, count: many, ...about })
      }
    }
  }
}

/** One notice: what happened, where and when, and the way there. */
export function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: (notice: Notice) => void }) {
  const { t } = useTranslation('notices')
  const language = useLanguage()
  const format = useFormat()
  const sentence = useSentence()
  const { kind, group, reason, createdAt, isRead } = notice
  const Icon = icons[kind]
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={noticeLink(notice, language)}
        onClick={() => onOpen(notice)}
        className="flex gap-3 px-4 py-3 -outline-offset-2 hover:bg-well"
      >
        <Icon
          aria-hidden="true"
          className={classNames('mt-0.5 size-5 shrink-0', isRead ? 'text-ink-faint' : 'text-tomato')}
        />
        <span className="min-w-0 flex-1">
          {!isRead && <span className="sr-only">{`${t('isUnread')}${colon[language]} `}</span>}
          <span
            className={classNames('block leading-snug [overflow-wrap:anywhere]', !isRead && 'font-semibold')}
          >
            {sentence(notice)}
          </span>
          {reason && <span className="mt-0.5 block [overflow-wrap:anywhere]">{t('reason', { reason })}</span>}
          <span className="mt-0.5 block text-sm text-ink-soft [overflow-wrap:anywhere]">
            {group && `${group.name} · `}
            <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
          </span>
        </span>
        {!isRead && <span aria-hidden="true" className="mt-2 size-2 shrink-0 rounded-full bg-tomato-fill" />}
      </Link>
    </li>
  )
}
