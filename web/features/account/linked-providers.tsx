import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isProvider, providerNames, type Provider } from '#shared/constants/providers.ts'
import { useFormat } from '../../i18n/format.ts'
import type { Me } from '../../app/session.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { leaveTo } from '../../lib/leave-page.ts'
import { ProviderMark } from './provider-mark.tsx'
import { useProviderRows, type ProviderRow, useLinkProvider, useUnlinkProvider } from './provider-queries.ts'
import { ReauthDialog, type ReauthCredentials } from './reauth-dialog.tsx'
import { useNeedsCode } from './second-factor-queries.ts'
import { whenSettled } from '../../lib/when-settled.ts'

/** The linked providers, and those that can be linked. */
export function LinkedProviders({ me }: { me: Me }) {
  const { t } = useTranslation('providers')
  const list = useProviderRows()
  const [action, setAction] = useState<ProviderAction | null>(null)
  const [unlinked, setUnlinked] = useState<Provider | null>(null)
  const top = useRef<HTMLDivElement>(null)

  function finishUnlinking(provider: Provider) {
    setAction(null)
    setUnlinked(provider)
    top.current?.focus()
  }

  return (
    <div ref={top} tabIndex={-1} aria-busy={list.isPending} className="grid gap-4 shadow-none outline-none">
      {unlinked === null ? (
        <ProviderResult />
      ) : (
        <Alert tone="success">{t('nowUnlinked', { provider: providerNames[unlinked] })}</Alert>
      )}
      {list.isPending && <Skeleton className="h-16" />}
      <LoadError query={list}>{t('loadFailed')}</LoadError>
      {list.rows.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {list.rows.map((row) => (
            <Row key={row.provider} row={row} onAsk={setAction} />
          ))}
        </ul>
      )}
      {action && (
        <ProviderDialog {...action} me={me} onClose={() => setAction(null)} onUnlinked={finishUnlinking} />
      )}
    </div>
  )
}

function Row({ row, onAsk }: { row: ProviderRow; onAsk: (action: ProviderAction) => void }) {
  const { t } = useTranslation('providers')
  const format = useFormat()
  const { provider, linked } = row
  const name = providerNames[provider]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <ProviderMark provider={provider} />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
          {linked === null && t('notLinked')}
          {linked && linked.email !== null && t('linkedAs', { email: linked.email })}
          {linked && linked.email === null && t('linked', { date: format.shortDate(linked.linkedAt) })}
        </p>
      </div>
      <Button
        variant="secondary"
        size="touch"
        aria-label={linked ? t('unlink', { provider: name }) : t('link', { provider: name })}
        onClick={() => onAsk({ action: linked ? 'unlink' : 'link', provider })}
      >
        {linked ? t('unlinkIt') : t('linkIt')}
      </Button>
    </li>
  )
}

/** The result of a redirect to a provider, from the parameters of the address. */
function ProviderResult() {
  const { t } = useTranslation(['providers', 'account'])
  const [query] = useSearchParams()
  const linked = query.get('linked')
  if (isProvider(linked)) {
    return <Alert tone="success">{t('nowLinked', { provider: providerNames[linked] })}</Alert>
  }
  const error = query.get('error')
  if (error === 'account_exists') return <Alert tone="error">{t('belongsToAnother')}</Alert>
  if (error === 'failed') return <Alert tone="error">{t('account:queryFailed')}</Alert>
  if (error === 'unavailable') return <Alert tone="error">{t('account:queryUnavailable')}</Alert>
  return null
}

interface ProviderAction {
  action: 'link' | 'unlink'
  provider: Provider
}

interface ProviderDialogProps extends ProviderAction {
  me: Me
  onClose: () => void
  onUnlinked: (provider: Provider) => void
}

/** Asks for the credentials before a provider is linked or unlinked. */
function ProviderDialog({ action, provider, me, onClose, onUnlinked }: ProviderDialogProps) {
  const { t } = useTranslation(['providers', 'words'])
  const link = useLinkProvider()
  const unlink = useUnlinkProvider()
  // Before the redirect, because the provider does not ask for our code.
  const needsCode = useNeedsCode()
  const isLink = action === 'link'
  const mutation = isLink ? link : unlink
  const name = { provider: providerNames[provider] }

  function submit({ password, code }: ReauthCredentials) {
    const credentials = { provider, password, ...(code !== null && { code }) }
    if (isLink) void whenSettled(link.mutateAsync(credentials), { onSuccess: ({ url }) => leaveTo(url) })
    else void whenSettled(unlink.mutateAsync(credentials), { onSuccess: () => onUnlinked(provider) })
  }

  return (
    <ReauthDialog
      open
      onClose={onClose}
      me={me}
      title={isLink ? t('linkQuestion', name) : t('unlinkQuestion', name)}
      text={isLink ? t('linkText', name) : t('unlinkText', name)}
      confirmLabel={isLink ? t('link', name) : t('unlink', name)}
      variant={isLink ? 'primary' : 'danger'}
      needsCode={needsCode}
      // Still busy after the answer: the browser is leaving for the provider.
      busy={mutation.isPending || link.isSuccess}
      error={mutation.error}
      errorTexts={{ failed: isLink ? t('linkFailed') : t('unlinkFailed'), network: t('words:networkError') }}
      anchor="providers"
      onConfirm={submit}
    />
  )
}
