import { CloudOff, CloudUpload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { useConnection } from '../../lib/connection.ts'
import { useUnsentWork } from '../../lib/unsent-work.ts'
import { RefusedChanges } from './refused-changes.tsx'

/** Says quietly that there is no connection, from when the pages are, and what waits to be sent or was refused. */
export default function OfflineNote() {
  const { t } = useTranslation(['offline', 'words'])
  const format = useFormat()
  const { isOffline, asOf } = useConnection()
  const { waiting, refused } = useUnsentWork()
  const Icon = isOffline ? CloudOff : CloudUpload
  return (
    <>
      <div role="status" data-screen-only>
        {(isOffline || waiting > 0) && (
          <p className="mx-auto flex max-w-page items-start gap-2 px-5 pt-3 text-sm text-ink-soft sm:px-8">
            <Icon className="mt-0.5 size-4 shrink-0" />
            <span>
              {isOffline &&
                (asOf === null ? t('words:offline') : t('asOf', { when: format.timeOrDay(asOf) }))}
              {isOffline && waiting > 0 && ' · '}
              {waiting > 0 && t(isOffline ? 'waiting' : 'sending', { count: waiting })}
            </span>
          </p>
        )}
      </div>
      {refused.length > 0 && <RefusedChanges changes={refused} />}
    </>
  )
}
