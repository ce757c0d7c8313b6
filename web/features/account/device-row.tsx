import { Laptop, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Device } from './account-queries.ts'

interface DeviceRowProps {
  device: Device
  name: string
  busy: boolean
  onEnd: () => void
}

/** A session with its device, and a button to end it unless it is the current one. */
export function DeviceRow({ device, name, busy, onEnd }: DeviceRowProps) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const Icon = /iPhone|iPad|Android/.test(name) ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon className="size-6 shrink-0 text-ink-soft" />
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
          size="touch"
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

/** In this order: most user agents also contain the names of other browsers. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const first = (names: typeof browsers, text: string) => names.find(([pattern]) => pattern.test(text))?.[1]

/** "Firefox · Linux" from a user agent; null if nothing in it is known. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null
  const known = [first(browsers, userAgent), first(systems, userAgent)].filter(Boolean)
  return known.length > 0 ? known.join(' · ') : null
}
