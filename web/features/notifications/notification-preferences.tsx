import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { optionalKinds, type NotificationPreference } from '#shared/contract/notifications.ts'
import { Alert } from '../../ui/alert.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useSetNotificationPreference, preferencesQuery } from './notification-queries.ts'

/** Which kinds of notifications the user wants, and whether by mail too. Each switch takes effect at once. */
export function NotificationPreferences() {
  const { t } = useTranslation('notifications')
  const preferences = useQuery(preferencesQuery)
  const change = useSetNotificationPreference()

  const renderSwitch = (kind: NotificationPreference, on: boolean) => (
    <Switch
      key={kind}
      label={t(`switches.${kind}`)}
      checked={on}
      onChange={(next) => change.mutate({ kind, on: next })}
    />
  )

  return (
    <div aria-busy={preferences.isPending} className="grid gap-6">
      {preferences.isPending && <SkeletonText lines={6} />}
      <LoadError query={preferences}>{t('switchesFailed')}</LoadError>
      {change.isError && <Alert tone="error">{t('notSaved')}</Alert>}
      {preferences.data && (
        <>
          <fieldset>
            <legend className="mb-1 font-semibold">{t('inApp')}</legend>
            <div className="grid items-start gap-x-4 justify-items-start sm:grid-cols-2">
              {optionalKinds.map((kind) => renderSwitch(kind, preferences.data[kind]))}
            </div>
          </fieldset>
          <fieldset>
            <legend className="mb-1 font-semibold">{t('byEmail')}</legend>
            {renderSwitch('mail', preferences.data.mail)}
            <p className="max-w-text text-sm text-ink-soft">{t('mailHint')}</p>
          </fieldset>
        </>
      )}
    </div>
  )
}
