import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import type { BodyOf } from '#shared/contract/endpoint.ts'
import type { Bringing, joinHousehold } from '#shared/contract/household-members.ts'
import type { Household, Invitation } from '#shared/contract/household.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useJoin } from './household-queries.ts'
import { whenSettled } from '../../lib/when-settled.ts'

/** How the invitation is named in the call: a link's token or the id of a received one. */
type InvitationKey = Pick<BodyOf<typeof joinHousehold>, 'token' | 'invite'>

/** "Ada invites you to share the household “Mill Lane”." */
export function useInvitationText() {
  const { t } = useTranslation(['household', 'ui'])
  return ({ by, household }: Invitation) => {
    const inviter = by ?? t('ui:unnamedUser')
    return household === null
      ? t('invitationUnnamed', { by: inviter })
      : t('invitation', { by: inviter, household })
  }
}

interface JoinDialogProps {
  invitation: Invitation
  invitationKey: InvitationKey
  /** The present household, which joining leaves. */
  household: Household
  onClose: () => void
  onJoined: () => void
}

/** Says what joining means, and asks what to bring along. */
export function JoinDialog({ invitation, invitationKey, household, onClose, onJoined }: JoinDialogProps) {
  const { t } = useTranslation(['household', 'words'])
  const format = useFormat()
  const text = useInvitationText()
  const join = useJoin(useLanguage())
  const [bring, setBring] = useState<Bringing>('eaters')
  const isAlone = household.members.length === 1
  const brought = household.eaters.filter(
    ({ userId, isOfOther }) => isAlone || (userId !== null && !isOfOther),
  )
  const isFull = join.error instanceof CallError && join.error.code === 'limit reached'
  const isInvalid = join.error instanceof CallError && join.error.code === 'invalid token'
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t('joinTitle')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('words:notNow')}
          </Button>
          <Button
            busy={join.isPending}
            onClick={() =>
              void whenSettled(join.mutateAsync({ ...invitationKey, bring }), { onSuccess: onJoined })
            }
          >
            {t('join')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="text-lg wrap-anywhere">{text(invitation)}</p>
        <p>{t('joinMembers', { count: invitation.members })}</p>
        {brought.length > 0 && (
          <fieldset className="grid gap-1">
            <legend className="mb-1 text-sm font-semibold">{t('bring')}</legend>
            <Choice checked={bring === 'eaters'} onChoose={() => setBring('eaters')}>
              {t('bringEaters', { names: format.list(brought.map(({ name }) => name)) })}
            </Choice>
            <Choice checked={bring === 'nothing'} onChoose={() => setBring('nothing')}>
              {t('bringNothing')}
            </Choice>
          </fieldset>
        )}
        <p className="text-sm text-ink-soft">{t(isAlone ? 'formerDeleted' : 'formerStays')}</p>
        {join.isError && (
          <Alert tone="error">{t(isFull ? 'full' : isInvalid ? 'linkInvalid' : 'notSaved')}</Alert>
        )}
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  checked: boolean
  onChoose: () => void
  children: string
}

function Choice({ checked, onChoose, children }: ChoiceProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-3">
      <input
        id={id}
        type="radio"
        name="bring"
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 accent-brand"
      />
      <span className="wrap-anywhere">{children}</span>
    </label>
  )
}
