import { useTranslation } from 'react-i18next'
import type { DraftLine } from './draft-changes.ts'

/** A line of the draft, with a mark where it is new or gone. */
export function MarkedText({ line: { text, change } }: { line: Pick<DraftLine, 'text' | 'change'> }) {
  const { t } = useTranslation('chat')
  if (change === 'same') return text
  if (change === 'gone') return <del className="text-ink-faint">{text}</del>
  return (
    <mark className="-mx-1 rounded bg-success-wash px-1 text-ink" title={t('draft.changed')}>
      {text}
    </mark>
  )
}
