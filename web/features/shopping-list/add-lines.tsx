import { Plus } from 'lucide-react'
import { useState, type ClipboardEvent, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { readTypedLines, type TypedLine } from '#shared/lines/list-lines.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Adds what somebody types; several lines that are pasted are added at once. */
export function AddLines({ onAdd }: { onAdd: (lines: readonly TypedLine[]) => void }) {
  const { t } = useTranslation(['shoppingList', 'words'])
  const language = useLanguage()
  const [text, setText] = useState('')

  function add(typed: string) {
    const lines = readTypedLines(typed, language)
    if (lines.length === 0) return
    onAdd(lines)
    setText('')
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    add(text)
  }

  /** An input has one line: the breaks between pasted lines would be lost. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text')
    if (!/[\n\r]/.test(pasted.trim())) return
    event.preventDefault()
    add(`${text}\n${pasted}`)
  }

  return (
    <form onSubmit={submit} data-screen-only className="flex items-center gap-2 sm:gap-3">
      <TextField
        label={t('addLabel')}
        labelHidden
        placeholder={t('addPlaceholder')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={paste}
        enterKeyHint="done"
        autoComplete="off"
        fieldClassName="min-w-0 flex-1"
      />
      <Button type="submit" variant="secondary" icon={Plus} className="shrink-0 max-sm:size-11 max-sm:px-0">
        <span className="max-sm:sr-only">{t('words:add')}</span>
      </Button>
    </form>
  )
}
