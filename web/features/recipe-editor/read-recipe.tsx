import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { importRecipe, readRecipeText } from '#shared/contract/recipe-text.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import { readSharedPage } from '../../lib/shared-page.ts'
import { useErrorMessage } from '../../lib/errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { draftOfImport, draftOfStructure } from './draft-from-recipe.ts'
import { OtherLanguage } from './other-language.tsx'
import type { RecipeDraft } from './recipe-draft.ts'

interface ReadProps {
  onRead: (draft: RecipeDraft) => void
}

interface PartProps extends ReadProps {
  /** What another app has shared. */
  initial: string
}

/** Fills the editor from a pasted text or from another page. */
export function ReadRecipe({ onRead }: ReadProps) {
  const { t } = useTranslation('recipeEditor')
  const [query] = useSearchParams()
  const shared = readSharedPage(query)
  return (
    <div className="grid gap-3">
      <Disclosure title={t('paste')} isOpen={(shared?.text ?? '') !== ''}>
        <PasteRecipe initial={shared?.text ?? ''} onRead={onRead} />
      </Disclosure>
      <Disclosure title={t('importPage')} isOpen={shared?.address != null}>
        <ImportRecipe initial={shared?.address ?? ''} onRead={onRead} />
      </Disclosure>
    </div>
  )
}

function Disclosure({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="rounded-2xl border border-line p-4">
      <summary className="-m-4 min-h-11 cursor-pointer p-4 font-semibold">{title}</summary>
      <div className="mt-4">{children}</div>
    </details>
  )
}

function PasteRecipe({ initial, onRead }: PartProps) {
  const { t } = useTranslation('recipeEditor')
  const errorMessage = useErrorMessage()
  const [text, setText] = useState(initial)
  const reading = useMutation({
    mutationFn: (written: string) => call(readRecipeText, { body: { text: written } }),
    onSuccess: ({ recipe }, written) => onRead(draftOfStructure(recipe, written.trim())),
  })
  return (
    <div className="grid gap-3">
      <TextArea
        label={t('pasted')}
        hint={t('pastedHint')}
        rows={6}
        maxLength={limits.recipe.contentMax}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {reading.error && (
        <Alert tone="error">{errorMessage(reading.error, { failed: t('readFailed') })}</Alert>
      )}
      <OtherLanguage code={reading.data?.other_language} />
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={reading.isPending}
        disabled={text.trim() === ''}
        onClick={() => reading.mutate(text)}
      >
        {t('read')}
      </Button>
    </div>
  )
}

/** Adds the scheme that people leave out. */
const withScheme = (text: string) => (/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`)

/** Imports by address or, when the server cannot read that page, from pasted HTML. */
function ImportRecipe({ initial, onRead }: PartProps) {
  const { t } = useTranslation('recipeEditor')
  const errorMessage = useErrorMessage()
  const [address, setAddress] = useState(initial)
  const [html, setHtml] = useState('')
  const reading = useMutation({
    mutationFn: () =>
      call(importRecipe, {
        body: {
          ...(address.trim() && { url: withScheme(address.trim()) }),
          ...(html.trim() && { html }),
        },
      }),
    onSuccess: (imported) => onRead(draftOfImport(imported)),
  })
  return (
    <div className="grid gap-4">
      <TextField
        type="url"
        inputMode="url"
        autoComplete="off"
        label={t('pageAddress')}
        hint={t('pageAddressHint')}
        maxLength={limits.import.addressMax}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <TextArea
        label={t('pageSource')}
        hint={t('pageSourceHint')}
        rows={2}
        value={html}
        onChange={(event) => setHtml(event.currentTarget.value)}
      />
      {reading.error && (
        <Alert tone="error">{errorMessage(reading.error, { failed: t('importFailed') })}</Alert>
      )}
      <OtherLanguage code={reading.data?.otherLanguage} />
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={reading.isPending}
        disabled={`${address}${html}`.trim() === ''}
        onClick={() => reading.mutate()}
      >
        {t('importIt')}
      </Button>
    </div>
  )
}
