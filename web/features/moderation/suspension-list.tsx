import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Suspension } from '#shared/contract/moderation.ts'
import { useFormat } from '../../i18n/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Section } from '../../ui/section.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { suspensions, useLiftSuspension } from './moderation-queries.ts'

/** The texts for scope and end of a suspension. */
export function useSuspensionLabels() {
  const { t } = useTranslation(['moderation', 'words'])
  const format = useFormat()
  return ({ groupName, endsAt }: Suspension) => ({
    place: groupName === null ? t('everywhere') : t('inGroup', { name: groupName }),
    time: endsAt === null ? t('forGood') : t('words:until', { date: format.dateTime(endsAt) }),
  })
}

/** The suspended members, each with a button to lift the suspension. */
export function SuspensionList() {
  const { t } = useTranslation(['moderation', 'ui', 'words'])
  const list = useQuery(suspensions)
  const lift = useLiftSuspension()
  const labels = useSuspensionLabels()
  return (
    <Section title={t('suspended')} busy={list.isPending}>
      {list.isPending && <SkeletonText lines={2} />}
      {list.isError && !list.data && <LoadError query={list}>{t('suspendedFailed')}</LoadError>}
      {lift.isError && <Alert tone="error">{t('words:notSaved')}</Alert>}
      {list.data?.length === 0 && <p className="text-ink-soft">{t('noneSuspended')}</p>}
      {list.data && list.data.length > 0 && (
        <ul className="divide-y divide-line">
          {list.data.map((suspension) => {
            const { place, time } = labels(suspension)
            const name = suspension.member ?? t('ui:unnamedUser')
            return (
              <li
                key={suspension.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
              >
                <div className="min-w-0">
                  <p className="font-semibold">{name}</p>
                  <p className="text-sm text-ink-soft">
                    {place}, {time} – {suspension.reason}
                  </p>
                </div>
                <Button
                  variant="secondary"
                  size="touch"
                  busy={lift.isPending && lift.variables === suspension.id}
                  onClick={() => lift.mutate(suspension.id)}
                >
                  {t('liftSuspension', { name })}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}
