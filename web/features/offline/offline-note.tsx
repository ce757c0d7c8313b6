import { CloudOff, CloudUpload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isErrorCode } from '#shared/contract/errors.ts'
import { useSession } from '../../app/session.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useConnection } from '../../lib/connection.ts'
import { useUnsentWork, type RefusedChange } from '../../lib/unsent-work.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { memberDatabase } from './database.ts'
import { dismissRefused } from './send-outbox.ts'

/** Says quietly that there is no connection, from when the pages are, and what waits to be sent or was refused. */
export default function OfflineNote() {
  const { t } = useTranslation('offline')
  const format = useFormat()
  const { isOffline, asOf } = useConnection()
  const { waiting, refused } = useUnsentWork()
  const Icon = isOffline ? CloudOff : CloudUpload
  return (
    <>
      <div role="status" data-screen-only>
        {(isOffline || waiting > 0) && (
          <p className="mx-auto flex max-w-page items-center gap-2 px-5 pt-3 text-sm text-ink-soft sm:px-8">
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            <span>
              {isOffline && (asOf === null ? t('offline') : t('asOf', { when: format.timeOrDay(asOf) }))}
              {isOffline && waiting > 0 && ' · '}
              {waiting > 0 && t(isOffline ? 'waiting' : 'sending', { count: waiting })}
            </span>
          </p>
        )}
      </div>
      {refused.map((change) => (
        <Refused key={change.key} change={change} />
      ))}
    </>
  )
}

function Refused({ change }: { change: RefusedChange }) {
  const { t } = useTranslation(['offline', 'errors'])
  const { me } = useSession()
  const { key, kind, title, code } = change
  const discard = async () => {
    if (me) await dismissRefused(await memberDatabase(me.id), key)
  }
  return (
    <div className="mx-auto max-w-page px-5 pt-3 sm:px-8">
      <Alert
        tone="error"
        action={
          <Button variant="secondary" size="small" className="min-h-11" onClick={() => void discard()}>
            {t('dismiss')}
          </Button>
        }
      >
        {t(`refused.${kind}`, { title })} {isErrorCode(code) && t(`errors:${code}`)}
      </Alert>
    </div>
  )
}
