import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { listGroupMembers } from '#shared/contract/groups.ts'
import { limits } from '#shared/constants/limits.ts'
import { askQuery } from '../../lib/ask-query.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { classNames } from '../../ui/class-names.ts'
import { TextArea, type TextAreaProps } from '../../ui/text-area.tsx'
import { completeName, mentionsIn, nameBeingTyped, type Mention } from './mentions.ts'

interface MentioningText {
  content: string
  mentions: Mention[]
}

interface MentioningAreaProps extends Omit<TextAreaProps, 'value' | 'onChange' | 'onKeyDown' | 'ref'> {
  groupId: string
  value: MentioningText
  onChange: (value: MentioningText) => void
  area?: React.RefObject<HTMLTextAreaElement | null>
}

const shown = 6
const delay = 150

const membersNamed = (groupId: string, name: string) => ({
  ...askQuery(['groups', 'members named', groupId, name], listGroupMembers, {
    params: { id: groupId },
    query: { name, limit: shown, offset: 0 },
  }),
  enabled: name !== '',
  placeholderData: keepPreviousData,
})

/**
 * A text area in which `@` and the beginning of a name list members of the group. Arrow keys move in the list, Enter takes
 * a name, Escape closes the list.
 */
export function MentioningArea({ groupId, value, onChange, area, ...rest }: MentioningAreaProps) {
  const { t } = useTranslation(['forum', 'words'])
  const list = useId()
  const own = useRef<HTMLTextAreaElement>(null)
  const field = area ?? own
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const caret = useRef<number | null>(null)
  const name = useDebounced(typed?.trim() ?? '', delay)
  const { data } = useQuery(membersNamed(groupId, name))
  const members =
    typed === null || name === ''
      ? []
      : (data ?? []).flatMap(({ id, name: full }) =>
          full?.toLowerCase().startsWith(typed.trim().toLowerCase()) ? [{ id, name: full }] : [],
        )
  const isOpen = members.length > 0
  const isFull = value.mentions.length >= limits.forum.mentionsMax

  // After a name was put in, the caret would jump to the end.
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function readCaret() {
    const { value: text = '', selectionStart: at = 0 } = field.current ?? {}
    setTyped(isFull ? null : nameBeingTyped(text, at))
    setActive(0)
  }

  function choose(member: Mention) {
    const at = field.current?.selectionStart ?? value.content.length
    const completed = completeName(value.content, at, typed ?? '', member.name)
    caret.current = completed.caret
    setTyped(null)
    onChange({ content: completed.text, mentions: mentionsIn(completed.text, [...value.mentions, member]) })
    field.current?.focus()
  }

  function press(event: KeyboardEvent) {
    if (!isOpen || event.nativeEvent.isComposing) return
    const chosen = members[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((active + step + members.length) % members.length)
    } else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) choose(chosen)
    else if (event.key === 'Escape') setTyped(null)
    else return
    event.preventDefault()
    // Escape closes the list, not the dialog around it.
    event.stopPropagation()
  }

  return (
    <div>
      <TextArea
        {...rest}
        ref={field}
        value={value.content}
        aria-autocomplete="list"
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen ? `${list}-${active}` : undefined}
        onChange={(event) => {
          const content = event.currentTarget.value
          onChange({ content, mentions: mentionsIn(content, value.mentions) })
          readCaret()
        }}
        onKeyDown={press}
        onClick={readCaret}
        onBlur={() => setTyped(null)}
      />
      {isOpen && (
        <div
          id={list}
          role="listbox"
          aria-label={t('words:members')}
          // The focus stays in the text.
          onPointerDown={(event) => event.preventDefault()}
          // In the flow, so that a dialog grows with it and cuts nothing off.
          className="mt-1 max-h-44 overflow-y-auto rounded-2xl border border-line bg-card p-1.5 shadow-lg"
        >
          {members.map((member, place) => (
            // The keys are those of the field: the focus never gets here.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={member.id}
              id={`${list}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              onClick={() => choose(member)}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center rounded-xl px-3 break-words',
                place === active && 'bg-surface-sunken',
              )}
            >
              {member.name}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
