import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readRecipeText } from '#shared/contract/recipe-text.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '../../lib/api.ts'
import { useErrorMessage } from '../../lib/error-message.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { draftOfStructure, type RecipeDraft } from './recipe-draft.ts'

/** A recipe's text in any of the four languages, read into ingredients and steps. */
export function PasteRecipe({ onRead }: { onRead: (draft: RecipeDraft) => void }) {
  const { t } = useTranslation('recipeEditor')
  const errorMessage = useErrorMessage()
  const [text, setText] = useState('')
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
