import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '#shared/contract/chef.ts'
import { colon } from '#shared/words/colon.ts'
import { useLanguage } from '../../i18n/language.ts'
import { ChefMessage } from './chef-message.tsx'

interface MessageListProps {
  messages: readonly ChatMessage[]
  isStreaming: boolean
  /** The text so far of the answer that is streaming. */
  partial: string
  /** Moves the user's last message back into the composer; null while that is not possible. */
  onEdit?: (() => void) | null
  /** Shows the newest message at first. */
  startsAtEnd?: boolean
  /** Rendered after the last message. */
  children?: ReactNode
}

/** The messages, styled as a notebook page: the chef's text is on the page, the user's messages are notes on it. */
export function MessageList({
  messages,
  isStreaming,
  partial,
  onEdit = null,
  startsAtEnd = false,
  children,
}: MessageListProps) {
  const { t } = useTranslation('chat')
  const list = useRef<HTMLOListElement>(null)
  const shownCount = useRef(messages.length)
  const entries = messages.map((message, index) => ({ ...message, index }))
  const lastUserMessage = messages.findLastIndex(({ role }) => role === 'user')

  // The newest message is in view after a reload and coming back.
  useEffect(() => {
    if (!startsAtEnd || list.current === null || list.current.childElementCount < 2) return undefined
    const last = list.current.lastElementChild
    // After the browser has restored its own position.
    const frame = requestAnimationFrame(() => last?.scrollIntoView({ block: 'end', behavior: 'instant' }))
    return () => cancelAnimationFrame(frame)
  }, [startsAtEnd])

  // Scrolls to a new message, to its beginning when it is long.
  useEffect(() => {
    if (messages.length <= shownCount.current) {
      shownCount.current = messages.length
      return
    }
    shownCount.current = messages.length
    const last = list.current?.lastElementChild
    const isLong = (last?.clientHeight ?? 0) > window.innerHeight * 0.5
    last?.scrollIntoView({ block: isLong ? 'start' : 'nearest' })
  }, [messages.length])

  // Scrolls to the beginning of an answer, and not again while it streams: the user may be reading above.
  const hasBegun = partial !== ''
  useEffect(() => {
    if (hasBegun) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [hasBegun])

  return (
    <section
      aria-label={t('conversation')}
      className="relative flex-1 rounded-t-3xl border border-b-0 border-line bg-card pt-6 pr-4 pb-6 pl-8 sm:pt-10 sm:pr-10 sm:pl-20"
    >
      <div
        aria-hidden="true"
        className="absolute inset-y-0 left-4 border-l border-brand opacity-45 sm:left-12"
      />
      <ol ref={list} className="grid gap-6 sm:gap-8">
        <MessageItem by="assistant" content={t('greeting')} />
        {entries.map(({ index, role, content }) => (
          <MessageItem
            key={index}
            by={role}
            content={content}
            onEdit={index === lastUserMessage ? onEdit : null}
          />
        ))}
        {isStreaming && partial !== '' && <MessageItem by="assistant" content={partial} />}
        {isStreaming && (
          <li
            aria-hidden="true"
            className="flex scroll-mb-56 lg:scroll-mb-40 items-center gap-3 text-ink-soft"
          >
            <Pen />
            <span className="font-serif italic">{t('writing')}…</span>
          </li>
        )}
      </ol>
      {children}
    </section>
  )
}

interface MessageItemProps {
  by: ChatMessage['role']
  content: string
  onEdit?: (() => void) | null
}

function MessageItem({ by, content, onEdit = null }: MessageItemProps) {
  const { t } = useTranslation('chat')
  const language = useLanguage()
  if (by === 'user') {
    return (
      <li className="max-w-[90%] scroll-mb-56 lg:scroll-mb-40 justify-self-end sm:max-w-[80%]">
        <div className="relative rounded-sm bg-warning-wash px-4 pt-4 pb-3 shadow-card sm:px-5">
          <span
            aria-hidden="true"
            className="absolute -top-2 left-1/2 h-4 w-14 -translate-x-1/2 -rotate-2 bg-accent opacity-40"
          />
          <span className="sr-only">{`${t('you')}${colon[language]} `}</span>
          <p className="text-[0.9375rem] whitespace-pre-line sm:text-base">{content}</p>
        </div>
        {onEdit && (
          <button
            type="button"
            onClick={onEdit}
            className="ml-auto flex min-h-9 items-center px-1 text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
          >
            {t('editMessage')}
          </button>
        )}
      </li>
    )
  }
  return (
    <li className="max-w-text scroll-mt-24 scroll-mb-56 lg:scroll-mb-40">
      <span className="sr-only">{`${t('chef')}${colon[language]} `}</span>
      <ChefMessage text={content} />
    </li>
  )
}

function Pen() {
  return (
    <svg viewBox="0 0 48 24" className="h-6 w-12 text-brand" fill="none" stroke="currentColor">
      <path
        d="M2 17c5-9 8-9 9-4s4 5 8-2 6-5 6 0 4 4 8-3"
        strokeWidth="2"
        strokeLinecap="round"
        className="animate-pulse motion-reduce:animate-none"
      />
    </svg>
  )
}
