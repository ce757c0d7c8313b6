import { Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/contract/recipes.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkOutcome, usePublicLink } from './public-link.tsx'

/** Copies the public link, with what else an owner can do beside it. */
export function CopyLink({ recipe, children }: { recipe: Recipe; children?: ReactNode }) {
  const { t } = useTranslation('recipes')
  const { copy, busy, outcome, error } = usePublicLink(recipe)
  return (
    <div className="grid min-w-0 flex-1 gap-3">
      <LinkOutcome {...{ outcome, error }} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          busy={busy}
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
