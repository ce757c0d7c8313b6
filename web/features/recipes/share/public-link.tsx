import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { focusOnMount } from '../../../lib/focus.ts'
import { Alert } from '../../../ui/alert.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { BarButton } from '../bar/bar-button.tsx'
import type { ShownRecipe } from '../translations/shown-texts.tsx'
import { useSetVisibility, useVisibilityErrorMessage } from '../my-recipes-queries.ts'

type Outcome = 'copied' | { byHand: string } | null

/** Copies or shares the public link. A private recipe is published first, because its link would lead nowhere. */
export function usePublicLink(recipe: ShownRecipe) {
  const publish = useSetVisibility()
  const [outcome, setOutcome] = useState<Outcome>(null)

  /** Null when publishing failed. */
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

  /** Opens the share sheet of the device; without one, copies the link. */
  async function share() {
    const address = await publicAddress()
    if (address === null) return
    try {
      await navigator.share({ title: recipe.title, url: address })
    } catch (error) {
      // The user closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setOutcome((await toClipboard(address)) ? 'copied' : { byHand: address })
    }
  }

  return { copy, share, busy: publish.isPending, outcome, error: publish.error }
}

/** The result of copying or sharing. Without clipboard access, the link in a field. */
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
      // Focus selects the link, so that it can be copied with the keyboard.
      ref={focusOnMount}
    />
  )
}

/** The verb that copies the public link. */
export function CopyLink({ recipe, disabled }: { recipe: ShownRecipe; disabled: boolean }) {
  const { t } = useTranslation('recipes')
  const { copy, busy, outcome, error } = usePublicLink(recipe)
  return (
    <>
      <BarButton
        short={t('copyLink')}
        label={t('copyLink')}
        disabled={disabled}
        aria-busy={busy || undefined}
        icon={Link2}
        onClick={() => busy || void copy()}
      />
      <div className="bar-message">
        {!recipe.isPublic && <p className="text-xs">{t('copyPublishes')}</p>}
        <LinkOutcome {...{ outcome, error }} />
      </div>
    </>
  )
}

async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
