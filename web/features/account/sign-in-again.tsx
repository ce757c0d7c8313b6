import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import { providerNames } from '#shared/constants/providers.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { ProviderMark } from './provider-mark.tsx'
import { useProviderRows } from './provider-queries.ts'
import { goToProvider } from './provider-buttons.tsx'

/**
 * For `sign in again`: the linked providers with which a user without a password can sign in again, returning to the
 * same section of the settings.
 */
export function SignInAgain({ error, anchor }: { error: unknown; anchor: string }) {
  return error instanceof CallError && error.code === 'sign in again' ? (
    <ProviderChoices anchor={anchor} />
  ) : null
}

function ProviderChoices({ anchor }: { anchor: string }) {
  const { t } = useTranslation('providers')
  const language = useLanguage()
  const { rows } = useProviderRows()
  const back = `${paths.settings(language)}#${anchor}`
  return (
    <div className="flex flex-wrap gap-3">
      {rows
        .filter(({ isAvailable, linked }) => isAvailable && linked)
        .map(({ provider }) => (
          <Button
            key={provider}
            variant="secondary"
            icon={<ProviderMark provider={provider} />}
            onClick={() => goToProvider(provider, { language, back, again: true })}
          >
            {t('signInAgain', { provider: providerNames[provider] })}
          </Button>
        ))}
    </div>
  )
}
