import { useMutation } from '@tanstack/react-query'
import { Camera, FileUp } from 'lucide-react'
import { useState, type ClipboardEvent, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import type { AnswerOf } from '#shared/contract/endpoint.ts'
import { readRecipeText } from '#shared/contract/recipe-text.ts'
import { paths } from '#shared/paths.ts'
import { limits } from '#shared/constants/limits.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../lib/api.ts'
import { readSharedPage } from '../../lib/shared-page.ts'
import { isPictureFile, pictureTypes } from '../../lib/picture-file.ts'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FileInput } from '../../ui/file-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { Duplicates, ImportQuestions } from '../recipe-import/import-steps.tsx'
import { useChefSees } from '../recipe-import/use-chef-sees.ts'
import { usePageImport } from '../recipe-import/use-page-import.ts'
import { draftOfImport, draftOfStructure } from './draft-from-recipe.ts'
import { OtherLanguage } from './other-language.tsx'
import type { RecipeDraft } from './recipe-draft.ts'
import { textOfFile, type FileText } from './text-of-file.ts'

/** "example.org/soup", with the scheme that people leave out; null for other texts. */
function addressIn(text: string): string | null {
  if (/\s/.test(text) || !/[^.]\.[a-z]/i.test(text)) return null
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  return URL.canParse(address) && /^https?:/i.test(address) ? address : null
}

/** The source of a page, or the data that one carries. */
const isMarkup = (text: string) => /^\s*(?:<[a-z!]|[[{]\s*["{[])/i.test(text)

interface ReadRecipeProps {
  /** `page`: the picture that it was read from, as a data URI. */
  onRead: (draft: RecipeDraft, page: string | null) => void
}

/** One field that fills the editor: from a pasted text, a link or a file. It folds away, so that the result is in view. */
export function ReadRecipe({ onRead }: ReadRecipeProps) {
  const { t } = useTranslation(['recipeEditor', 'recipeImport', 'recipeView'])
  const language = useLanguage()
  const [query] = useSearchParams()
  const shared = readSharedPage(query)
  const sees = useChefSees()
  const [text, setText] = useState(shared?.address ?? shared?.text ?? '')
  const isEmpty = text.trim() === ''
  const [isOpen, setIsOpen] = useState(true)
  const [otherLanguage, setOtherLanguage] = useState<string | null>(null)
  const page = usePageImport((imported, picture) =>
    finish(draftOfImport(imported, picture), imported.otherLanguage, null),
  )
  const reading = useMutation({
    mutationFn: ({ text: written }: FileText) => call(readRecipeText, { body: { text: written } }),
    onSuccess: (answer, source) => answer.duplicates.length === 0 && take(answer, source),
  })
  /** What a PDF or a picture says, to be compared with what was read of it. */
  const [original, setOriginal] = useState<FileText | null>(null)
  const opening = useMutation({
    mutationFn: textOfFile,
    onSuccess(file) {
      if (file.isRead) reading.mutate({ ...file, text: file.text.trim() })
      else read(file.text)
    },
  })
  const isPhoto = opening.variables !== undefined && isPictureFile(opening.variables)
  const known = reading.data?.duplicates.length ? reading.data : null
  const isBusy = reading.isPending || opening.isPending || page.isBusy
  const error = reading.error ?? opening.error ?? page.error

  function finish(draft: RecipeDraft, notOurs: string | null, file: FileText | null) {
    setOriginal(file)
    setOtherLanguage(notOurs)
    setIsOpen(false)
    reading.reset()
    onRead(draft, file?.picture ?? null)
  }

  function take({ recipe, other_language: notOurs }: AnswerOf<typeof readRecipeText>, source: FileText) {
    finish(draftOfStructure(recipe, source.text), notOurs, source.isRead ? source : null)
  }

  /** Reads the recipe of a text, of the page at an address, or of a page's source. */
  function read(given: string) {
    const written = given.trim()
    const url = addressIn(written)
    reading.reset()
    opening.reset()
    if (url !== null) page.read({ url })
    else if (isMarkup(written)) page.read({ html: written })
    else reading.mutate({ text: written, isRead: false, picture: null })
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain')
    // What is pasted into an empty field is all of it.
    if (isEmpty && pasted.trim() !== '') read(pasted)
  }
  function onDrop(event: DragEvent) {
    const file = event.dataTransfer.files[0]
    if (!file) return
    event.preventDefault()
    if (sees || !isPictureFile(file)) opening.mutate(file)
  }

  if (!isOpen)
    return (
      <div className="grid gap-2">
        <Button
          variant="quiet"
          size="touch"
          className="-ml-3 justify-self-start"
          onClick={() => {
            setText('')
            setIsOpen(true)
          }}
        >
          {t('pasteAnother')}
        </Button>
        <OtherLanguage code={otherLanguage} />
        {original !== null && (
          <details className="rounded-2xl border border-line px-4">
            <summary className="-mx-4 min-h-11 cursor-pointer px-4 py-3 font-semibold">
              {t(original.picture === null ? 'originalText' : 'photoText')}
            </summary>
            <p className="max-h-96 overflow-auto pb-4 text-sm whitespace-pre-line">{original.text}</p>
          </details>
        )}
      </div>
    )
  return (
    <div
      onDrop={onDrop}
      onDragOver={(event) => event.preventDefault()}
      className={classNames(
        'grid gap-2 rounded-2xl bg-surface-sunken px-4 py-3',
        isEmpty && 'sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:gap-x-4',
      )}
    >
      <TextArea
        label={t('paste')}
        hint={isEmpty ? undefined : t('pasteHint')}
        rows={1}
        maxLength={limits.import.htmlMax}
        // Its buttons stay in view.
        className="max-h-[25vh]!"
        value={text}
        onPaste={onPaste}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ErrorAlert
        error={error}
        texts={{
          failed: t('readFailed'),
          'too large': t(isPhoto ? 'recipeView:photoTooLarge' : 'pdfTooLarge', {
            megabytes: limits.import.pdfMax / 1024 / 1024,
            pages: limits.import.pdfPages,
          }),
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isEmpty && (
          <Button variant="secondary" busy={isBusy} onClick={() => read(text)}>
            {t('read')}
          </Button>
        )}
        <FileInput
          label={t('chooseFile')}
          accept=".txt,.md,.html,.htm,.json,.pdf,text/plain,text/html,application/json,application/pdf"
          busy={isBusy}
          icon={FileUp}
          onFile={(file) => opening.mutate(file)}
        />
        {sees && (
          <FileInput
            label={t('choosePage')}
            accept={pictureTypes}
            busy={isBusy}
            icon={Camera}
            onFile={(file) => isPictureFile(file) && opening.mutate(file)}
          />
        )}
        <Link
          to={paths.importRecipes(language)}
          className="inline-flex min-h-11 items-center text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {t('recipeImport:listTitle')}
        </Link>
      </div>
      {known && (
        <Duplicates
          duplicates={known.duplicates}
          onAnyway={() => reading.variables && take(known, reading.variables)}
        />
      )}
      <ImportQuestions of={page} />
    </div>
  )
}
