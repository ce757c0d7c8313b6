import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

const key = 'cookie_consent'

/** Stays at the lower edge until somebody agrees; then never again in this browser. */
export function CookieBanner() {
  const { t } = useTranslation('shell')
  const [agreed, setAgreed] = useState(() => localStorage.getItem(key) === 'yes')
  if (agreed) return null
  return (
    <section
      aria-label={t('cookiesName')}
      data-screen-only
      className="pointer-events-none sticky bottom-0 z-20 flex justify-center p-3 sm:p-5"
    >
      <div className="pointer-events-auto flex max-w-3xl flex-wrap items-center justify-end gap-x-6 gap-y-3 rounded-3xl border border-line bg-card px-5 py-4 shadow-lift">
        <p className="min-w-0 flex-[1_1_16rem] text-sm text-ink-soft">{t('cookies')}</p>
        <Button
          onClick={() => {
            localStorage.setItem(key, 'yes')
            setAgreed(true)
          }}
        >
          {t('agree')}
        </Button>
      </div>
    </section>
  )
}
