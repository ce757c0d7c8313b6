import { Laptop, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Device } from './account-queries.ts'

/** A session with its device, and a button to end it unless it is the current one. */
export function DeviceRow({
  device,
  name,
  busy,
  onEnd,
}: {
  device: Device
  name: string
  busy: boolean
  onEnd: () => void
}) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const Icon = /iPhone|iPad|Android/.test(name) ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="flex flex-wrap items-center gap-x-3 font-medium">
          {name}
          {device.current && <Badge tone="success">{t('thisDevice')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {t('lastSeen', { date: format.dateTime(device.seenAt) })},{' '}
          {t('signedInOn', { date: format.dateTime(device.createdAt) })}
        </p>
      </div>
      {!device.current && (
        <Button
          variant="secondary"
          size="small"
          className="min-h-11"
          aria-label={t('endSessionOn', { device: name })}
          busy={busy}
          onClick={onEnd}
        >
          {t('endSession')}
        </Button>
      )}
    </li>
  )
}
