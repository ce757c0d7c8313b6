import { useFormat } from '../i18n/format.ts'

interface MomentProps {
  /** An ISO date with its time. */
  at: string
  className?: string
}

/** When something happened, as far as a reader cares; the minute is in the tooltip. */
export function Moment({ at, className }: MomentProps) {
  const format = useFormat()
  return (
    <time dateTime={at} title={format.dateTime(at)} className={className}>
      {format.ago(at)}
    </time>
  )
}
