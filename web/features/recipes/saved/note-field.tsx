import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { ui } from '#shared/constants/ui.ts'
import { readDraft, writeDraft } from '../../../lib/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useSetNote } from './saved-queries.ts'
import { whenSettled } from '../../../lib/when-settled.ts'

const draftOf = (recipeId: string) => `note ${recipeId}`

/** The private note. It saves itself after a pause, on leaving the field and on closing; a draft survives a reload. */
export function NoteField({ recipeId, note }: { recipeId: string; note: string }) {
  const { t } = useTranslation(['saved', 'words', 'ui'])
  const [text, setText] = useState(() => {
    const draft = readDraft(draftOf(recipeId))
    return typeof draft === 'string' ? draft : note
  })
  /** The text that the server has, or is being sent. */
  const sent = useRef(note)
  const saving = useSetNote(recipeId)

  function save() {
    const current = text.trim()
    if (current === sent.current) return
    const before = sent.current
    sent.current = current
    void whenSettled(saving.mutateAsync(current), {
      onError: () => {
        if (sent.current === current) sent.current = before
      },
    })
  }
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })

  const isUnsaved = text.trim() !== note
  useEffect(() => {
    writeDraft(draftOf(recipeId), isUnsaved ? text : null)
    if (!isUnsaved) return
    const later = setTimeout(() => latest.current(), ui.note.saveAfter)
    return () => clearTimeout(later)
  }, [recipeId, text, isUnsaved])
  useEffect(() => () => latest.current(), [])

  return (
    <div>
      <TextArea
        label={t('words:note')}
        hint={t('noteHint')}
        value={text}
        rows={3}
        maxLength={limits.recipe.noteMax}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={save}
      />
      <output className="mt-1 flex min-h-6 flex-wrap items-center gap-2 text-sm text-ink-soft">
        {saving.isPending && t('words:saving')}
        {saving.isSuccess && !isUnsaved && t('noteSaved')}
        {saving.isError && (
          <>
            <span className="text-danger">{t('noteFailed')}</span>
            <Button variant="quiet" size="touch" onClick={save}>
              {t('ui:tryAgain')}
            </Button>
          </>
        )}
      </output>
    </div>
  )
}
