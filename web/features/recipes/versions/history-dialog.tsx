import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VersionSummary } from '#shared/contract/recipe-versions.ts'
import type { Recipe } from '#shared/contract/recipes.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ErrorAlert } from '../../../ui/error-alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { VersionChanges, VersionComparison } from './version-comparison.tsx'
import { useRestoreVersion, versionsOf } from './version-queries.ts'
import { whenSettled } from '../../../lib/when-settled.ts'

interface HistoryDialogProps {
  recipe: Recipe
  open: boolean
  onClose: () => void
}

/** The versions of a recipe with what changed between two of them; the owner can go back to one. */
export function HistoryDialog({ recipe, open, onClose }: HistoryDialogProps) {
  const { t } = useTranslation('recipeVersions')
  const versions = useQuery({ ...versionsOf(recipe.id), enabled: open })
  const restore = useRestoreVersion(recipe.id)
  const [asked, setAsked] = useState<number | null>(null)
  const current = versions.data?.find((version) => version.current)
  return (
    <Dialog open={open} onClose={onClose} title={t('historyOf', { title: recipe.title })} size="wide">
      {versions.isPending && <SkeletonText lines={4} />}
      <LoadError query={versions}>{t('historyFailed')}</LoadError>
      <div aria-live="polite">
        {restore.data && (
          <Alert tone={restore.data.takenBack ? 'error' : 'success'} className="mb-4">
            {t(restore.data.takenBack ? 'restoredPrivate' : 'restored')}
          </Alert>
        )}
        <ErrorAlert
          error={restore.error}
          className="mb-4"
          texts={{ failed: t('restoreFailed'), explain: ['suspended'] }}
        />
      </div>
      {versions.data && (
        <div className="grid gap-6 pt-3">
          <VersionComparison
            // The choice of versions begins anew with each new version.
            key={versions.data[0]?.number}
            recipe={recipe}
            versions={versions.data}
          />
          <ol className="divide-y divide-line border-t border-line">
            {versions.data.map((version) => (
              <VersionRow
                key={version.number}
                version={version}
                onRestore={recipe.mine && !version.current ? () => setAsked(version.number) : null}
              />
            ))}
          </ol>
        </div>
      )}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() =>
          asked !== null && void whenSettled(restore.mutateAsync(asked), { onSettled: () => setAsked(null) })
        }
        title={t('restoreQuestion', { number: asked ?? '' })}
        confirmLabel={t('restore')}
        busy={restore.isPending}
        text={
          <>
            <p>{t('restoreExplained')}</p>
            {asked !== null && current && (
              <div className="mt-4">
                <VersionChanges id={recipe.id} from={current.number} to={asked} />
              </div>
            )}
          </>
        }
      />
    </Dialog>
  )
}

function VersionRow({ version, onRestore }: { version: VersionSummary; onRestore: (() => void) | null }) {
  const { t } = useTranslation('recipeVersions')
  const format = useFormat()
  const { number, reason, madeAt, current, hidden } = version
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="font-semibold">{t('version', { number })}</span>
      <span className="text-ink-soft">{t(`reasons.${reason}`)}</span>
      <time dateTime={madeAt} className="text-sm text-ink-soft">
        {format.dateTime(madeAt)}
      </time>
      {current && <Badge tone="success">{t('current')}</Badge>}
      {hidden && <Badge tone="warning">{t('hiddenVersion')}</Badge>}
      {onRestore && (
        <Button
          variant="secondary"
          size="small"
          className="ml-auto"
          aria-label={t('restoreNumber', { number })}
          onClick={onRestore}
        >
          {t('restore')}
        </Button>
      )}
    </li>
  )
}
