import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { sharingQuery, useSetSharing } from './sharing-queries.ts'

/** Asks once, for each provider: what the household cooks, plans and has at home goes nowhere without a yes. */
export function SharingQuestion() {
  const { t } = useTranslation('chat')
  const language = useLanguage()
  const title = useId()
  const { data } = useQuery(sharingQuery())
  const { mutate } = useSetSharing()
  const provider = data?.find(({ allowed }) => allowed === null)?.provider
  if (provider === undefined) return null
  return (
    <section
      aria-labelledby={title}
      className="mt-6 rounded-2xl border border-line bg-paper px-4 py-4 font-sans"
    >
      <h3 id={title} className="font-semibold wrap-anywhere">
        {t('sharing.question', { provider })}
      </h3>
      <p className="mt-1 text-sm text-ink-soft wrap-anywhere">
        {t('sharing.text', { provider })}{' '}
        <Link to={paths.privacy(language)} className="text-ink underline underline-offset-4">
          {t('sharing.privacy')}
        </Link>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => mutate({ provider, allowed: true })}>
          {t('sharing.yes')}
        </Button>
        <Button variant="secondary" onClick={() => mutate({ provider, allowed: false })}>
          {t('sharing.no')}
        </Button>
      </div>
    </section>
  )
}

/** For the settings: a switch for each provider. */
export function SharingSwitches() {
  const { t } = useTranslation('chat')
  const { data = [] } = useQuery(sharingQuery())
  const { mutate, isError } = useSetSharing()
  return (
    <div className="grid justify-items-start gap-2">
      {data.map(({ provider, allowed }) => (
        <Switch
          key={provider}
          label={t('sharing.switch', { provider })}
          checked={allowed === true}
          onChange={(next) => mutate({ provider, allowed: next })}
        />
      ))}
      {isError && <Alert tone="error">{t('sharing.failed')}</Alert>}
    </div>
  )
}

/** Whether there is anything to switch. */
export const useHasSharing = () => (useQuery(sharingQuery()).data ?? []).length > 0
