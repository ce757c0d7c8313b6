import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { importRecipe } from '#shared/contract/recipe-text.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import { useErrorMessage } from '../../lib/error-message.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { draftOfImport, type RecipeDraft } from './recipe-draft.ts'

/** People write addresses without their beginning. */
const wholeAddress = (text: string) => (/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`)

/** A recipe from another page, by its address or, where that is closed to us, by its source. */
export function ImportRecipe({ onRead }: { onRead: (draft: RecipeDraft) => void }) {
  const { t } = useTranslation('recipeEditor')
  const errorMessage = useErrorMessage()
  const [address, setAddress] = useState('')
  const [html, setHtml] = useState('')
  const reading = useMutation({
    mutationFn: () =>
      call(importRecipe, {
        body: {
          ...(address.trim() && { url: wholeAddress(address.trim()) }),
          ...(html.trim() && { html }),
        },
      }),
    onSuccess: (found) => onRead(draftOfImport(found)),
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
