import { useTranslation } from 'react-i18next'
import { suspendMember } from '#shared/contract/moderation.ts'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useSuspend } from './moderation-queries.ts'
import { useForm } from '../../lib/use-form.ts'

/** In days; null is permanent. */
const daysOf = { day: 1, week: 7, month: 30, ever: null }
const lengths = ['day', 'week', 'month', 'ever'] as const

interface SuspendDialogProps {
  user: { id: string; name: string }
  /** The group of the reported content; null outside of groups. */
  group: { id: string; name: string } | null
  /** Only admins can suspend in all of the app. */
  canSuspendEverywhere: boolean
  open: boolean
  onClose: () => void
}

/** Suspends a user from posting: where, for how long and why. */
export function SuspendDialog({ user, group, canSuspendEverywhere, open, onClose }: SuspendDialogProps) {
  const { t } = useTranslation(['moderation', 'words'])
  const suspension = useSuspend()
  const blank = { reason: '', scope: group?.id ?? '', length: 'week' as (typeof lengths)[number] }
  const form = useForm(suspendMember, blank, suspension.mutateAsync)
  const scopes = [
    ...(group ? [{ value: group.id, label: t('inGroup', { name: group.name }) }] : []),
    ...(canSuspendEverywhere ? [{ value: '', label: t('everywhere') }] : []),
  ]

  const send = form.onSubmit(
    ({ reason, scope, length }) =>
      reason.trim() === ''
        ? null
        : { member_id: user.id, group_id: scope || null, days: daysOf[length], reason: reason.trim() },
    (outcome) => (outcome === 'ok' ? void onClose() : undefined),
  )

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('suspendTitle', { name: user.name })}
      description={t('suspendText')}
      size="small"
    >
      <form onSubmit={send} className="grid gap-5">
        <Select label={t('where')} {...form.choice('scope')} options={scopes} />
        <Select
          label={t('howLong')}
          {...form.choice('length')}
          options={lengths.map((value) => ({ value, label: t(`lengths.${value}`) }))}
        />
        <TextArea label={t('suspendReason')} {...form.field('reason')} />
        <ErrorAlert error={suspension.error} texts={{ failed: t('words:notSaved') }} />
        <Button
          type="submit"
          busy={form.busy}
          disabled={form.values.reason.trim() === ''}
          className="justify-self-end"
        >
          {t('suspendTitle', { name: user.name })}
        </Button>
      </form>
    </Dialog>
  )
}
