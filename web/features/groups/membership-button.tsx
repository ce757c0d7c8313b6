import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/contract/groups.ts'
import { Button, type ButtonSize } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useJoin, useLeave } from './group-queries.ts'
import { whenSettled } from '../../lib/when-settled.ts'

interface MembershipButtonProps {
  group: Pick<Group, 'id' | 'name' | 'isPublic' | 'role'>
  size?: ButtonSize
  /** Adds the group's name as description, for pages with several buttons. */
  named?: boolean
  className?: string
}

/**
 * "Join" or "Leave". Nothing for the owner, who cannot leave, and for non-members of a private group, who cannot
 * join. Leaving a private group asks for confirmation, because one cannot rejoin it.
 */
export function MembershipButton({ group, size, named, className }: MembershipButtonProps) {
  const { t } = useTranslation('groups')
  const join = useJoin()
  const leave = useLeave()
  const [isConfirming, setIsConfirming] = useState(false)
  const { id, name, role } = group

  const canJoin = role === null && group.isPublic
  if (role === 'owner' || (role === null && !canJoin)) return null

  const confirmLeave = () =>
    void whenSettled(leave.mutateAsync(id), { onSettled: () => setIsConfirming(false) })

  function press() {
    if (canJoin) join.mutate(id)
    else if (group.isPublic) confirmLeave()
    else setIsConfirming(true)
  }

  return (
    <>
      <Button
        variant={canJoin ? 'primary' : 'secondary'}
        size={size}
        busy={join.isPending || leave.isPending}
        onClick={press}
        aria-description={named ? name : undefined}
        className={className}
      >
        {t(canJoin ? 'join' : 'leave')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={confirmLeave}
        busy={leave.isPending}
        title={t('leaveQuestion', { name })}
        confirmLabel={t('leave')}
        text={t('leaveText')}
      />
    </>
  )
}
