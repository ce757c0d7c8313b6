import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/limits.ts'
import { useFailureText } from '../failure-text.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useSilence } from './care-queries.ts'

/** In days; none is for good. */
const daysOf = { day: 1, week: 7, month: 30, ever: null }
const lengths = ['day', 'week', 'month', 'ever'] as const

interface SilenceDialogProps {
  person: { id: string; name: string }
  /** Where it happened; null outside of groups. */
  group: { id: string; name: string } | null
  /** Only an admin silences somebody everywhere. */
  mayEverywhere: boolean
  open: boolean
  onClose: () => void
}

/** Keeps somebody from writing: where, for how long and why. */
export function SilenceDialog({ person, group, mayEverywhere, open, onClose }: SilenceDialogProps) {
  const { t } = useTranslation('care')
  const failureText = useFailureText()
  const [place, setPlace] = useState(group?.id ?? '')
  const [length, setLength] = useState<(typeof lengths)[number]>('week')
  const [reason, setReason] = useState('')
  const silence = useSilence()
  const places = [
    ...(group ? [{ value: group.id, label: t('inGroup', { name: group.name }) }] : []),
    ...(mayEverywhere ? [{ value: '', label: t('everywhere') }] : []),
  ]

  function send(event: SubmitEvent) {
    event.preventDefault()
    if (reason.trim() === '' || silence.isPending) return
    silence.mutate(
      {
        member_id: person.id,
        group_id: place || null,
        days: daysOf[length],
        reason: reason.trim(),
      },
      { onSuccess: onClose },
    )
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('silenceTitle', { name: person.name })}
      description={t('silenceText')}
      size="small"
    >
      <form onSubmit={send} className="grid gap-5">
        <Select label={t('where')} value={place} onChange={setPlace} options={places} />
        <Select
          label={t('howLong')}
          value={length}
          onChange={setLength}
          options={lengths.map((value) => ({ value, label: t(`lengths.${value}`) }))}
        />
        <TextArea
          label={t('silenceReason')}
          value={reason}
          maxLength={limits.care.reasonMax}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {silence.isError && (
          <Alert tone="error">{failureText(silence.error, { failed: t('silenceFailed') })}</Alert>
        )}
        <Button
          type="submit"
          busy={silence.isPending}
          disabled={reason.trim() === ''}
          className="justify-self-end"
        >
          {t('silenceTitle', { name: person.name })}
        </Button>
      </form>
    </Dialog>
  )
}
