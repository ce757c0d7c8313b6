import { useTranslation } from 'react-i18next'
import { providerNames, type Provider } from '#shared/constants/providers.ts'
import type { Me } from '../../app/session.tsx'
import { leaveTo } from '../../lib/leave-page.ts'
import { useLinkProvider, useUnlinkProvider } from './provider-queries.ts'
import { ReauthDialog, type ReauthCredentials } from './reauth-dialog.tsx'
import { useNeedsCode } from './second-factor-queries.ts'

export interface ProviderAction {
  action: 'link' | 'unlink'
  provider: Provider
}

interface ProviderDialogProps extends ProviderAction {
  me: Me
  onClose: () => void
  onUnlinked: (provider: Provider) => void
}

/** Asks for the credentials before a provider is linked or unlinked. */
export function ProviderDialog({ action, provider, me, onClose, onUnlinked }: ProviderDialogProps) {
  const { t } = useTranslation(['providers', 'settings'])
  const link = useLinkProvider()
  const unlink = useUnlinkProvider()
  // Before the redirect, because the provider does not ask for our code.
  const needsCode = useNeedsCode()
  const isLink = action === 'link'
  const mutation = isLink ? link : unlink
  const name = { provider: providerNames[provider] }

  function submit({ password, code }: ReauthCredentials) {
    const credentials = { provider, password, ...(code !== null && { code }) }
    if (isLink) link.mutate(credentials, { onSuccess: ({ url }) => leaveTo(url) })
    else unlink.mutate(credentials, { onSuccess: () => onUnlinked(provider) })
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
      errorTexts={{ failed: isLink ? t('linkFailed') : t('unlinkFailed'), network: t('settings:network') }}
      anchor="providers"
      onConfirm={submit}
    />
  )
}
