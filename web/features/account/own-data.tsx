import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError, callErrorOf } from '#shared/contract/call.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Alert } from '../../ui/alert.tsx'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import type { Me } from '../../app/session.tsx'
import { useDeleteAccount } from './account-queries.ts'
import { ReauthDialog } from './reauth-dialog.tsx'
import { useNeedsCode } from './second-factor-queries.ts'
import { whenSettled } from '../../lib/when-settled.ts'

/** Downloads all data of the user as a zip. */
export function DataExport() {
  const { t } = useTranslation('settings')
  const download = useMutation({ mutationFn: downloadData })
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{t('exportTitle')}</h3>
      <p className="text-ink-soft">{t('exportText')}</p>
      {download.isSuccess && <Alert tone="success">{t('exportDone')}</Alert>}
      <ErrorAlert error={download.error} texts={{ failed: t('exportFailed') }} />
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={Download}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('exportData')}
      </Button>
    </div>
  )
}

async function fetchArchive(): Promise<{ archive: Blob; name: string }> {
  let response: Response
  try {
    response = await fetch('/api/user/export', { credentials: 'include' })
    if (response.ok) {
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
      return { archive: await response.blob(), name: name ?? 'convive.zip' }
    }
  } catch (cause) {
    throw new CallError('network', { cause })
  }
  throw callErrorOf(response, await response.json().catch(() => null))
}

/** Downloads the user's data as a file. Throws a `CallError` like any call; an incomplete file is never saved. */
async function downloadData(): Promise<void> {
  const { archive, name } = await fetchArchive()
  saveFile(archive, name)
}

/** Deletes the account after a confirmation with the password and, if it is on, the second factor. */
export function AccountDeletion({ me, onDeleted }: { me: Me; onDeleted: () => void }) {
  const { t } = useTranslation('settings')
  const deletion = useDeleteAccount()
  const needsCode = useNeedsCode()
  const [asking, setAsking] = useState(false)

  function close() {
    setAsking(false)
    deletion.reset()
  }

  return (
    <div className="grid gap-3 border-t border-line pt-6">
      <h3 className="text-lg">{t('deleteTitle')}</h3>
      <p className="text-ink-soft">{t('deleteText')}</p>
      <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('deleteAccount')}
      </Button>
      <ReauthDialog
        open={asking}
        onClose={close}
        me={me}
        title={t('deleteQuestion')}
        text={t('deleteWarning')}
        confirmLabel={t('deleteAccount')}
        variant="danger"
        needsCode={needsCode}
        busy={deletion.isPending}
        error={deletion.error}
        errorTexts={{ failed: t('deleteFailed') }}
        anchor="data"
        onConfirm={({ password, code }) =>
          void whenSettled(deletion.mutateAsync({ password, ...(code !== null && { code }) }), {
            onSuccess: onDeleted,
          })
        }
      />
    </div>
  )
}
