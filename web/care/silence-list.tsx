import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Silence } from '#shared/contract/care.ts'
import { useFormat } from '../i18n/format.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { ListFailure } from '../ui/list-failure.tsx'
import { SkeletonText } from '../ui/skeleton.tsx'
import { silences, useEndSilence } from './care-queries.ts'

/** Where and until when somebody may not write, in words. */
export function useSilenceWords() {
  const { t } = useTranslation('care')
  const format = useFormat()
  return ({ groupName, endsAt }: Silence) => ({
    place: groupName === null ? t('everywhere') : t('inGroup', { name: groupName }),
    time: endsAt === null ? t('forGood') : t('until', { date: format.dateTime(endsAt) }),
  })
}

/** Who may not write at the moment, and the way back for each. */
export function SilenceList() {
  const { t } = useTranslation(['care', 'ui'])
  const list = useQuery(silences)
  const end = useEndSilence()
  const words = useSilenceWords()
  return (
    <section aria-labelledby="silences" aria-busy={list.isPending}>
      <h2 id="silences" className="mb-4 text-heading">
        {t('silences')}
      </h2>
      {list.isPending && <SkeletonText lines={2} />}
      {list.isError && !list.data && (
        <ListFailure busy={list.isFetching} onRetry={() => void list.refetch()}>
          {t('silencesFailed')}
        </ListFailure>
      )}
      {end.isError && <Alert tone="error">{t('silenceFailed')}</Alert>}
      {list.data?.length === 0 && <p className="text-ink-soft">{t('noSilences')}</p>}
      {list.data && list.data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {list.data.map((silence) => {
            const { place, time } = words(silence)
            const name = silence.member ?? t('ui:guest')
            return (
              <li
                key={silence.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
              >
                <div className="min-w-0">
                  <p className="font-semibold">{name}</p>
                  <p className="text-sm text-ink-soft">
                    {place}, {time} – {silence.reason}
                  </p>
                </div>
                <Button
                  look="secondary"
                  size="small"
                  className="min-h-11"
                  busy={end.isPending && end.variables === silence.id}
                  onClick={() => end.mutate(silence.id)}
                >
                  {t('letWrite', { name })}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
