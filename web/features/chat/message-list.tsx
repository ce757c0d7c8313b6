import { Pencil } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { colon } from '#shared/words/colon.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Answer } from './answer.tsx'
import { ChatPicture } from './attached-pictures.tsx'
import type { Message } from './conversation.ts'
import type { PageState } from './page-state.ts'

interface MessageListProps {
  messages: readonly Message[]
  /** What has come of the answer that is streaming; null when none is. */
  coming: PageState['coming'] | null
  /** Moves a message of the user back into the composer; null while that is not possible. */
  onEdit?: ((index: number) => void) | null
  /** What those who eat must not have was known before the first message. */
  isKnownTable?: boolean
  /** Shows the newest message at first. */
  startsAtEnd?: boolean
  /** Rendered after the last message. */
  children?: ReactNode
}

/** The messages, styled as a notebook page: the chef's text is on the page, the user's messages are notes on it. */
export function MessageList({
  messages,
  coming,
  onEdit = null,
  isKnownTable = false,
  startsAtEnd = false,
  children,
}: MessageListProps) {
  const { t } = useTranslation('chat')
  const list = useRef<HTMLOListElement>(null)
  const shownCount = useRef(messages.length)
  const titleId = useId()
  const entries = messages.map((message, index) => ({ ...message, index }))

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
    if (!last) return
    const isLong = last.clientHeight > window.innerHeight * 0.5
    // What can be tapped below a short answer comes into view with it.
    const end = list.current?.parentElement?.lastElementChild
    const height = (end?.getBoundingClientRect().bottom ?? 0) - last.getBoundingClientRect().top
    const hasRoom = end && end !== list.current && height < window.innerHeight * 0.6
    if (hasRoom) end.scrollIntoView({ block: 'nearest' })
    else last.scrollIntoView({ block: isLong ? 'start' : 'nearest' })
  }, [messages.length])

  // Scrolls to the beginning of an answer, and not again while it streams: the user may be reading above.
  const isStreaming = coming !== null
  const { text, checking = false, ...beside } = coming ?? { text: '' }
  const hasBegun = text !== '' || Object.keys(beside).length > 0
  useEffect(() => {
    if (hasBegun) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [hasBegun])

  return (
    <section
      aria-labelledby={titleId}
      className="relative flex-1 rounded-t-3xl border border-b-0 border-line bg-card pt-6 pr-4 pb-6 pl-8 *:scroll-mb-36 sm:pt-10 lg:*:scroll-mb-26 sm:pr-10 sm:pl-20"
    >
      {/* Above the headings within answers. */}
      <h2 id={titleId} className="sr-only">
        {t('conversation')}
      </h2>
      <div
        aria-hidden="true"
        className="absolute inset-y-0 left-4 border-l border-brand opacity-45 sm:left-12"
      />
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:gap-8">
        <ChefItem content={t('greeting')} />
        {entries.map(({ role, index, ...message }) =>
          role === 'user' ? (
            <UserItem
              key={index}
              content={message.content}
              pictures={message.pictures ?? []}
              onEdit={onEdit && !isStreaming ? () => onEdit(index) : null}
            />
          ) : (
            <ChefItem
              key={index}
              {...message}
              isKnown={isKnownTable || index < messages.length - 1 || isStreaming}
            />
          ),
        )}
        {hasBegun && <ChefItem {...beside} content={text} isKnown={isKnownTable} />}
        {isStreaming && (
          <li
            aria-hidden="true"
            className="flex scroll-mb-56 lg:scroll-mb-40 items-center gap-3 text-ink-soft"
          >
            <Pen />
            <span className="font-serif italic">{t(checking ? 'checking' : 'writing')}…</span>
          </li>
        )}
      </ol>
      {children}
    </section>
  )
}

/** How much of a message names the button that edits it. */
const longestName = 60

interface UserItemProps {
  content: string
  pictures: readonly string[]
  onEdit: (() => void) | null
}

function UserItem({ content, pictures, onEdit }: UserItemProps) {
  const { t } = useTranslation(['chat', 'words'])
  const language = useLanguage()
  return (
    <li className="max-w-[90%] scroll-mb-56 lg:scroll-mb-40 justify-self-end sm:max-w-[80%]">
      <div className="relative rounded-sm bg-warning-wash px-4 pt-4 pb-3 shadow-card sm:px-5">
        <span
          aria-hidden="true"
          className="absolute -top-2 left-1/2 h-4 w-14 -translate-x-1/2 -rotate-2 bg-accent opacity-40"
        />
        <span className="sr-only">{`${t('words:you')}${colon[language]} `}</span>
        {pictures.length > 0 && (
          <div className="mb-2 flex flex-wrap gap-2">
            {pictures.map((name, index) => (
              <ChatPicture key={name} name={name} number={index + 1} className="size-24 sm:size-32" />
            ))}
          </div>
        )}
        <p className="text-[0.9375rem] whitespace-pre-line wrap-anywhere sm:text-base">{content}</p>
      </div>
      {onEdit && (
        <button
          type="button"
          onClick={onEdit}
          aria-label={t('editNamed', { text: content.slice(0, longestName).toWellFormed() })}
          className="ml-auto flex min-h-11 items-center gap-1.5 px-1 text-sm text-ink-soft hover:text-ink hover:underline hover:underline-offset-4 sm:min-h-9"
        >
          <Pencil className="size-3.5" />
          {t('words:edit')}
        </button>
      )}
    </li>
  )
}

function ChefItem(message: Omit<Message, 'role'> & { isKnown?: boolean }) {
  const { t } = useTranslation('chat')
  const language = useLanguage()
  return (
    <li className="max-w-text min-w-0 scroll-mt-24 scroll-mb-56 lg:scroll-mb-40">
      <span className="sr-only">{`${t('chef')}${colon[language]} `}</span>
      <Answer {...message} />
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
