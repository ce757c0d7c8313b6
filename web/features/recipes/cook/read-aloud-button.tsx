import { CircleStop, Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMediaActions, useMediaPlayback } from './media-session.ts'
import { useReadAloud } from './read-aloud.ts'

/** Reads the step aloud, only when it is pressed. Absent where the device has no voice for the language. */
export function ReadAloudButton({ text, language }: { text: string; language: string }) {
  const { t } = useTranslation('recipeView')
  const { canRead, isReading, read, stop } = useReadAloud(language)
  // Play begins the step again: a step is short, and not every device can go on in the middle.
  useMediaActions({ play: () => read(text), pause: stop, stop }, canRead)
  useMediaPlayback(isReading)
  if (!canRead) return null
  const Icon = isReading ? CircleStop : Volume2
  return (
    <button
      type="button"
      onClick={() => (isReading ? stop() : read(text))}
      className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-full px-2 font-semibold text-ink-soft transition-colors hover:bg-surface-sunken hover:text-ink"
    >
      <Icon className="size-5 shrink-0" />
      {t(isReading ? 'stopReading' : 'readAloud')}
    </button>
  )
}
