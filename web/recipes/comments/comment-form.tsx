import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/limits.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'

/** A comment to be written. What was written stays until it has arrived. */
export function CommentForm({
  busy,
  failed,
  onSend,
}: {
  busy: boolean
  failed: boolean
  onSend: (content: string) => Promise<void>
}) {
  const { t } = useTranslation('recipeView')
  const [text, setText] = useState('')
  const content = text.trim()

  async function send(event: SubmitEvent) {
    event.preventDefault()
    if (content === '' || busy) return
    const sent = text
    try {
      await onSend(content)
      setText((now) => (now === sent ? '' : now))
    } catch {
      // The alert below says so.
    }
  }

  return (
    <form onSubmit={(event) => void send(event)} className="grid gap-3">
      <TextArea
        label={t('commentLabel')}
        labelHidden
        placeholder={t('commentPlaceholder')}
        rows={2}
        maxLength={limits.comments.max}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {failed && <Alert tone="error">{t('commentNotSent')}</Alert>}
      <div className="flex justify-end">
        <Button type="submit" busy={busy} disabled={content === ''}>
          {t('sendComment')}
        </Button>
      </div>
    </form>
  )
}
