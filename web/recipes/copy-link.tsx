import { Link2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/contract/recipes.ts'
import { paths } from '../paths.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useSetVisibility } from './my-recipes.ts'
import { useVisibilityFailure } from './visibility-failure.ts'

/** Copies the public link; a private recipe is published first, for a link to nothing helps nobody. */
export function CopyLink({ recipe, children }: { recipe: Recipe; children?: ReactNode }) {
  const { t } = useTranslation('recipes')
  const failure = useVisibilityFailure()
  const publish = useSetVisibility()
  const [copied, setCopied] = useState<'copied' | { byHand: string } | null>(null)

  async function copy() {
    setCopied(null)
    let { uuid } = recipe
    if (!recipe.isPublic) {
      const published = await publish.mutateAsync({ recipe, isPublic: true }).catch(() => null)
      if (published === null) return
      uuid = published || uuid
    }
    const address = location.origin + paths.recipe(uuid)
    setCopied((await toClipboard(address)) ? 'copied' : { byHand: address })
  }

  return (
    <div className="grid min-w-0 flex-1 gap-3">
      {publish.isError && <Alert tone="error">{failure(publish.error)}</Alert>}
      {copied === 'copied' && <Alert tone="success">{t('linkCopied')}</Alert>}
      {copied !== null && copied !== 'copied' && (
        <TextField
          label={t('copyByHand')}
          value={copied.byHand}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          ref={focusOnce}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          look="secondary"
          busy={publish.isPending}
          icon={<Link2 aria-hidden="true" className="size-5" />}
          onClick={() => void copy()}
        >
          {t('copyLink')}
        </Button>
        {!recipe.isPublic && (
          <p className="min-w-0 flex-[1_1_10rem] text-sm text-ink-soft">{t('copyPublishes')}</p>
        )}
        {children}
      </div>
    </div>
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
