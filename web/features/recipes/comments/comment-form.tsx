import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { ErrorAlert } from '../../../ui/error-alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { saveComment, savedComment } from './saved-comment.tsx'

interface CommentFormProps {
  recipeId: string
  busy: boolean
  error: unknown
  onSend: (content: string) => Promise<void>
}

/** The text is stored in the browser until the server has the comment. */
export function CommentForm({ recipeId, busy, error, onSend }: CommentFormProps) {
  const { t } = useTranslation('recipeView')
  const [text, setText] = useState(() => savedComment(recipeId))
  const content = text.trim()

  function change(next: string) {
    setText(next)
    saveComment(recipeId, next)
  }

  async function send(event: SubmitEvent) {
    event.preventDefault()
    if (content === '' || busy) return
    const sent = text
    try {
      await onSend(content)
      setText((now) => (now === sent ? '' : now))
      // The stored text may have changed since: typed on here or in another tab.
      if (savedComment(recipeId) === sent) saveComment(recipeId, '')
    } catch {
      // `error` is shown below.
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
        onChange={(event) => change(event.currentTarget.value)}
      />
      <ErrorAlert error={error} texts={{ failed: t('commentNotSent') }} />
      <div className="flex justify-end">
        <Button type="submit" busy={busy} disabled={content === ''}>
          {t('sendComment')}
        </Button>
      </div>
    </form>
  )
}
