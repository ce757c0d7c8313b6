import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listProviders } from '#shared/contract/account.ts'
import type { Language } from '#shared/constants/languages.ts'
import { providerNames, type Provider } from '#shared/constants/providers.ts'
import { call } from '../../lib/api.ts'
import { useLanguage } from '../../i18n/language.ts'
import { leaveTo } from '../../lib/leave-page.ts'
import { Button } from '../../ui/button.tsx'
import { pathAfterProvider } from './after-login.ts'
import { ProviderMark } from './provider-mark.tsx'

interface ProviderButtonsProps {
  /** All providers in the order of the page; only those that are set up are shown. */
  order: readonly Provider[]
  invite?: string | null
}

/** "Continue with …" for each provider that is set up. */
export function ProviderButtons({ order, invite }: ProviderButtonsProps) {
  const { t } = useTranslation('providers')
  const language = useLanguage()
  const available = useAvailableProviders()
  const shown = order.filter((provider) => available.includes(provider))
  if (shown.length === 0) return null
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-4 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      <ul className="grid gap-3">
        {shown.map((provider) => (
          <li key={provider}>
            <Button
              variant="secondary"
              className="w-full justify-start gap-4 px-6"
              icon={<ProviderMark provider={provider} />}
              onClick={() => goToProvider(provider, { language, back: pathAfterProvider(language), invite })}
            >
              {t('continueWith', { provider: providerNames[provider] })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Empty if the request fails: the form above still works. */
function useAvailableProviders(): readonly Provider[] {
  const [available, setAvailable] = useState<readonly Provider[]>([])
  useEffect(() => {
    const controller = new AbortController()
    call(listProviders, { signal: controller.signal }).then(setAvailable, () => undefined)
    return () => controller.abort()
  }, [])
  return available
}

/** Opens a provider's sign-in. The server stores the invite and the page to return to. */
export function goToProvider(
  provider: Provider,
  options: { language: Language; back: string; invite?: string | null; again?: boolean },
) {
  const query = new URLSearchParams({ lang: options.language, return: options.back })
  if (options.invite) query.set('invite', options.invite)
  if (options.again) query.set('again', '1')
  leaveTo(`/auth/oauth/${provider}/start?${query}`)
}
