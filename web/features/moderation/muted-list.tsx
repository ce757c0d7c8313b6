import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { muted, ownSuspensions, useMute } from './moderation-queries.ts'
import { useSuspensionLabels } from './suspension-list.tsx'

/** The user's own suspensions, and the muted members with Unmute. */
export function MutedList() {
  const { t } = useTranslation(['moderation', 'ui', 'words'])
  const list = useQuery(muted)
  const mute = useMute()
  return (
    <div aria-busy={list.isPending} className="grid gap-4">
      <OwnSuspensions />
      {list.isPending && <SkeletonText lines={2} />}
      {list.isError && !list.data && <LoadError query={list}>{t('mutedFailed')}</LoadError>}
      {mute.isError && <Alert tone="error">{t('words:notSaved')}</Alert>}
      {list.data?.length === 0 && <p className="text-ink-soft">{t('noneMuted')}</p>}
      {list.data && list.data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {list.data.map(({ id, name: given }) => {
            const name = given ?? t('ui:unnamedUser')
            return (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
                <span className="min-w-0 font-semibold">{name}</span>
                <Button
                  variant="secondary"
                  size="touch"
                  busy={mute.isPending && mute.variables.id === id}
                  onClick={() => mute.mutate({ id, mutes: false })}
                >
                  {t('unmute', { name })}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

function OwnSuspensions() {
  const { t } = useTranslation('moderation')
  const own = useQuery(ownSuspensions)
  const labels = useSuspensionLabels()
  return own.data?.map((suspension) => (
    <Alert key={suspension.id} tone="warning">
      {suspension.reason === null
        ? t('ownSuspensionSilent', labels(suspension))
        : t('ownSuspension', { ...labels(suspension), reason: suspension.reason })}
    </Alert>
  ))
}
