import { ArrowUp, Square } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { AttachButton, type Attaching } from './attached-pictures.tsx'

interface ComposerProps {
  area: RefObject<HTMLTextAreaElement | null>
  draft: string
  onDraft: (text: string) => void
  /** Pictures go along with the text. */
  hasPictures: boolean
  attaching: Attaching
  onSend: (text: string) => void
  onStop: () => void
  isStreaming: boolean
  /** The conversation has reached its limit. */
  full: boolean
}

/** The icon alone on a phone, and where the draft beside it leaves little room. */
const round =
  'min-h-12 max-sm:size-12 max-sm:gap-0 max-sm:px-0 lg:max-xl:size-12 lg:max-xl:gap-0 lg:max-xl:px-0'
const roundText = 'max-sm:sr-only lg:max-xl:sr-only'

/** The text area and its button. A text that is too long is never cut: it stays, with an error message. */
export function Composer({
  area,
  draft,
  onDraft,
  hasPictures,
  attaching,
  onSend,
  onStop,
  isStreaming,
  full,
}: ComposerProps) {
  const { t } = useTranslation(['chat', 'words'])
  const format = useFormat()
  const length = draft.trim().length
  const isTooLong = length > limits.chat.messageMax
  const isEmpty = length === 0 && !hasPictures
  const canSend = !isEmpty && !isTooLong && !isStreaming && !full && !attaching.isBusy

  function send() {
    if (!canSend) return
    onSend(length > 0 ? draft : t('pictureAlone'))
    area.current?.focus()
  }

  function sendOnEnter(event: KeyboardEvent) {
    // While an input method composes a character, Enter confirms it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="flex items-end gap-2"
    >
      <div className="relative min-w-0 flex-1">
        <TextArea
          ref={area}
          label={t('words:message')}
          labelHidden
          rows={1}
          value={draft}
          placeholder={t('messagePlaceholder')}
          title={t('messageHint')}
          enterKeyHint="send"
          error={isTooLong && t('tooLong', { length: format.number(length) })}
          onChange={(event) => onDraft(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
          onPaste={attaching.onPaste}
          className={classNames(
            'min-h-12 py-[0.7rem] max-sm:max-h-[35vh]',
            attaching.isOffered && 'pl-12 max-sm:pr-2',
          )}
        />
        <AttachButton of={attaching} />
      </div>
      {isStreaming ? (
        <Button
          key="stop"
          variant="secondary"
          icon={<Square className="size-4 fill-current" />}
          onClick={() => {
            onStop()
            area.current?.focus()
          }}
          className={round}
        >
          <span className={roundText}>{t('words:stop')}</span>
        </Button>
      ) : (
        <Button key="send" type="submit" disabled={!canSend} icon={ArrowUp} className={round}>
          <span className={roundText}>{t('words:send')}</span>
        </Button>
      )}
    </form>
  )
}
