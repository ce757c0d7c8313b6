import { useMutation } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState, type ClipboardEvent, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { importRecipe, readRecipeText } from '#shared/contract/recipe-text.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import { readSharedPage } from '../../lib/shared-page.ts'
import { useErrorMessage } from '../../lib/errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FileInput } from '../../ui/file-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { draftOfImport, draftOfStructure } from './draft-from-recipe.ts'
import { OtherLanguage } from './other-language.tsx'
import type { RecipeDraft } from './recipe-draft.ts'

/** "example.org/soup", with the scheme that people leave out; null for other texts. */
function addressIn(text: string): string | null {
  if (/\s/.test(text) || !/[^.]\.[a-z]/i.test(text)) return null
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  return URL.canParse(address) && /^https?:/i.test(address) ? address : null
}

/** The source of a page, or the data that one carries. */
const isMarkup = (text: string) => /^\s*(?:<[a-z!]|[[{]\s*["{[])/i.test(text)

/** The recipe of a text, of the page at an address, or of a page's source. */
async function readAny(written: string): Promise<{ draft: RecipeDraft; otherLanguage: string | null }> {
  const text = written.trim()
  const url = addressIn(text)
  if (url !== null || isMarkup(text)) {
    const imported = await call(importRecipe, { body: url === null ? { html: text } : { url } })
    return { draft: draftOfImport(imported), otherLanguage: imported.otherLanguage }
  }
  const { recipe, other_language: otherLanguage } = await call(readRecipeText, { body: { text } })
  return { draft: draftOfStructure(recipe, text), otherLanguage }
}

/** One field that fills the editor: from a pasted text, a link or a file. It folds away, so that the result is in view. */
export function ReadRecipe({ onRead }: { onRead: (draft: RecipeDraft) => void }) {
  const { t } = useTranslation('recipeEditor')
  const errorMessage = useErrorMessage()
  const [query] = useSearchParams()
  const shared = readSharedPage(query)
  const [text, setText] = useState(shared?.address ?? shared?.text ?? '')
  const [isOpen, setIsOpen] = useState(true)
  const reading = useMutation({
    mutationFn: async (given: string | File) =>
      readAny(typeof given === 'string' ? given : await given.text()),
    onSuccess: ({ draft }) => {
      setIsOpen(false)
      onRead(draft)
    },
  })

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain')
    // What is pasted into an empty field is all of it.
    if (text.trim() === '' && pasted.trim() !== '') reading.mutate(pasted)
  }
  function onDrop(event: DragEvent) {
    const file = event.dataTransfer.files[0]
    if (!file) return
    event.preventDefault()
    reading.mutate(file)
  }

  if (!isOpen)
    return (
      <>
        <Button
          variant="quiet"
          size="small"
          className="min-h-11"
          onClick={() => {
            setText('')
            setIsOpen(true)
          }}
        >
          {t('pasteAnother')}
        </Button>
        <div className="basis-full empty:hidden">
          <OtherLanguage code={reading.data?.otherLanguage} />
        </div>
      </>
    )
  return (
    <div
      onDrop={onDrop}
      onDragOver={(event) => event.preventDefault()}
      className="grid grow basis-full gap-2"
    >
      <TextArea
        label={t('paste')}
        hint={t('pasteHint')}
        rows={2}
        maxLength={limits.import.htmlMax}
        value={text}
        onPaste={onPaste}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {reading.error && (
        <Alert tone="error">{errorMessage(reading.error, { failed: t('readFailed') })}</Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={reading.isPending}
          disabled={text.trim() === ''}
          onClick={() => reading.mutate(text)}
        >
          {t('read')}
        </Button>
        <FileInput
          label={t('chooseFile')}
          accept=".txt,.md,.html,.htm,.json,text/plain,text/html,application/json"
          busy={reading.isPending}
          icon={<FileUp aria-hidden="true" className="size-5" />}
          onFile={(file) => reading.mutate(file)}
        />
      </div>
    </div>
  )
}
