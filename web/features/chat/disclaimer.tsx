import { Info } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

/** Says that a program writes here, and what a person must check. */
export function Disclaimer() {
  const { t } = useTranslation('chat')
  const title = useId()
  return (
    <div
      role="note"
      aria-labelledby={title}
      className="flex gap-3 rounded-2xl border border-line px-4 py-3.5 text-sm text-ink-soft"
    >
      <Info aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-warning" />
      <div>
        <p id={title} className="font-semibold text-ink">
          {t('disclaimerTitle')}
        </p>
        <p className="mt-1">{t('disclaimer')}</p>
      </div>
    </div>
  )
}
