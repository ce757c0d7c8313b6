import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { chosenKinds, type NoticeSwitch } from '#shared/contract/notices.ts'
import { Alert } from '../ui/alert.tsx'
import { ListFailure } from '../ui/list-failure.tsx'
import { SkeletonText } from '../ui/skeleton.tsx'
import { Switch } from '../ui/switch.tsx'
import { useSwitchNotices, wantedNotices } from './notice-queries.ts'

/** What one wants to be told, kind by kind, and whether by mail too. Each switch holds at once. */
export function NoticeSwitches() {
  const { t } = useTranslation('notices')
  const wanted = useQuery(wantedNotices)
  const change = useSwitchNotices()

  const draw = (kind: NoticeSwitch, on: boolean) => (
    <Switch
      key={kind}
      label={t(`switches.${kind}`)}
      checked={on}
      onChange={(next) => change.mutate({ kind, on: next })}
    />
  )

  return (
    <div aria-busy={wanted.isPending} className="grid gap-6">
      {wanted.isPending && <SkeletonText lines={6} />}
      {wanted.isError && (
        <ListFailure busy={wanted.isFetching} onRetry={() => void wanted.refetch()}>
          {t('switchesFailed')}
        </ListFailure>
      )}
      {change.isError && <Alert tone="error">{t('notSwitched')}</Alert>}
      {wanted.data && (
        <>
          <fieldset>
            <legend className="mb-1 font-semibold">{t('atBell')}</legend>
            <div className="grid justify-items-start">
              {chosenKinds.map((kind) => draw(kind, wanted.data[kind]))}
            </div>
          </fieldset>
          <fieldset>
            <legend className="mb-1 font-semibold">{t('byMail')}</legend>
            {draw('mail', wanted.data.mail)}
            <p className="max-w-text text-sm text-ink-soft">{t('mailHint')}</p>
          </fieldset>
        </>
      )}
    </div>
  )
}
