import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/contract/recipes.ts'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSetVisibility } from '../my-recipes-queries.ts'
import { useVisibilityErrorMessage } from '../visibility-error.ts'

type Outcome = 'copied' | { byHand: string } | null

/** Copies or hands on the public link; a private recipe is published first, for a link to nothing helps nobody. */
export function usePublicLink(recipe: Recipe) {
  const publish = useSetVisibility()
  const [outcome, setOutcome] = useState<Outcome>(null)

  /** Null when it could not be published. */
  async function publicAddress(): Promise<string | null> {
    setOutcome(null)
    if (recipe.isPublic) return location.origin + paths.recipe(recipe.uuid)
    const uuid = await publish.mutateAsync({ recipe, isPublic: true }).catch(() => null)
    return uuid === null ? null : location.origin + paths.recipe(uuid || recipe.uuid)
  }

  async function copy() {
    const address = await publicAddress()
    if (address === null) return
    setOutcome((await toClipboard(address)) ? 'copied' : { byHand: address })
  }

  /** The device's own sheet; where there is none, or it fails, the link is copied. */
  async function share() {
    const address = await publicAddress()
    if (address === null) return
    try {
      await navigator.share({ title: recipe.title, url: address })
    } catch (error) {
      // Somebody who closes the sheet has changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setOutcome((await toClipboard(address)) ? 'copied' : { byHand: address })
    }
  }

  return { copy, share, busy: publish.isPending, outcome, error: publish.error }
}

/** How copying or sharing went. */
export function LinkOutcome({ outcome, error }: Pick<ReturnType<typeof usePublicLink>, 'outcome' | 'error'>) {
  const { t } = useTranslation('recipes')
  const failure = useVisibilityErrorMessage()
  if (error) return <Alert tone="error">{failure(error)}</Alert>
  if (outcome === null) return null
  if (outcome === 'copied') return <Alert tone="success">{t('linkCopied')}</Alert>
  return (
    <TextField
      label={t('copyByHand')}
      value={outcome.byHand}
      readOnly
      onFocus={(event) => event.currentTarget.select()}
      ref={focusOnce}
    />
  )
}

/** The link is selected as soon as it shows, so that one key copies it. */
function focusOnce(field: HTMLInputElement | null) {
  field?.focus()
}

async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
