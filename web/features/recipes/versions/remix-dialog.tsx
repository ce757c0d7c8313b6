import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { CallError } from '#shared/contract/call.ts'
import type { Recipe } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ErrorAlert } from '../../../ui/error-alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { VersionChanges } from './version-comparison.tsx'
import { useDiscardVariant, useRemix } from './version-queries.ts'
import { whenSettled } from '../../../lib/when-settled.ts'

interface RemixDialogProps {
  recipe: Pick<Recipe, 'id' | 'mine'>
  open: boolean
  onClose: () => void
  /** What the user did differently, for example. */
  initialWish?: string
}

/**
 * Makes a private variant of a recipe and opens the editor on it. Where the chef has a wish to follow, what it changed is
 * shown first.
 */
export function RemixDialog({ recipe, open, onClose, initialWish = '' }: RemixDialogProps) {
  const { t } = useTranslation('recipeVersions')
  const language = useLanguage()
  const navigate = useNavigate()
  const remix = useRemix(recipe.id)
  const [text, setText] = useState(initialWish)
  const wish = text.trim()
  // The same for a second try, so that a lost answer does not make two copies.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID())
  const isBusy = remix.isPending
  const [made, setMade] = useState<Recipe | null>(null)
  const removing = useDiscardVariant(close)

  const isUnsafe = remix.error instanceof CallError && remix.error.code === 'allergen not confirmed'

  function start(isConfirmed: boolean) {
    void whenSettled(remix.mutateAsync({ wish, isConfirmed, idempotencyKey }), {
      onSuccess: (variant) => {
        setIdempotencyKey(crypto.randomUUID())
        if (wish === '') edit(variant.id)
        else setMade(variant)
      },
    })
  }

  function close() {
    setMade(null)
    onClose()
  }

  function edit(id: string) {
    close()
    void navigate(paths.writeRecipe(language, id))
  }

  if (made)
    return (
      <Dialog
        open={open}
        onClose={close}
        size="wide"
        title={t('remixChanged')}
        description={t('remixKept', { title: made.title })}
        footer={
          <>
            <Button variant="quiet" busy={removing.isPending} onClick={() => removing.mutate(made.id)}>
              {t('remixDiscard')}
            </Button>
            <Button onClick={() => edit(made.id)}>{t('remixEdit')}</Button>
          </>
        }
      >
        <VersionChanges id={made.id} from="parent" to={made.version?.number ?? 1} />
        <ErrorAlert error={removing.error} className="mt-4" texts={{ failed: t('remixDiscardFailed') }} />
      </Dialog>
    )

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('makeMine')}
      description={t('remixIntro')}
      footer={
        <Button busy={isBusy} onClick={() => start(false)}>
          {t(wish === '' ? 'copyAsItIs' : 'adapt')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <TextArea
          label={t('wish')}
          hint={t('wishHint')}
          value={text}
          maxLength={limits.versions.wishMax}
          readOnly={isBusy}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setIdempotencyKey(crypto.randomUUID())
          }}
        />
        <p aria-live="polite" className="text-ink-soft empty:hidden">
          {isBusy && wish !== '' ? t('adapting') : ''}
        </p>
        {isUnsafe && (
          <Alert tone="error">
            <p>{t('remixUnsafe')}</p>
            <Button variant="secondary" size="small" className="mt-3" onClick={() => start(true)}>
              {t('remixAnyway')}
            </Button>
          </Alert>
        )}
        <ErrorAlert
          error={isUnsafe ? null : remix.error}
          texts={{
            failed: t('remixFailed'),
            explain: ['cannot adapt', 'chef unavailable', 'too many requests'],
          }}
        />
      </div>
    </Dialog>
  )
}
