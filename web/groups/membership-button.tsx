import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/contract/groups.ts'
import { Button, type ButtonSize } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useJoin, useLeave } from './group-queries.ts'

interface MembershipButtonProps {
  group: Pick<Group, 'id' | 'name' | 'isPublic' | 'role'>
  size?: ButtonSize
  /** Where several stand on one page, each says which group it means. */
  named?: boolean
  className?: string
  onLeft?: () => void
}

/**
 * "Join" for who may, "Leave" for members; nothing for the owner, who cannot leave, and before a private group. Who
 * leaves a private group cannot come back alone, so that is asked first.
 */
export function MembershipButton({ group, size, named, className, onLeft }: MembershipButtonProps) {
  const { t } = useTranslation('groups')
  const join = useJoin()
  const leave = useLeave()
  const [isAsking, setIsAsking] = useState(false)
  const { id, name, role } = group

  if (role === 'owner' || (role === null && !group.isPublic)) return null
  if (role === null) {
    return (
      <Button
        size={size}
        busy={join.isPending}
        onClick={() => join.mutate(id)}
        aria-description={named ? name : undefined}
        className={className}
      >
        {t('join')}
      </Button>
    )
  }

  function goAway() {
    leave.mutate(id, { onSuccess: onLeft, onSettled: () => setIsAsking(false) })
  }

  return (
    <>
      <Button
        look="secondary"
        size={size}
        busy={leave.isPending}
        onClick={() => (group.isPublic ? goAway() : setIsAsking(true))}
        aria-description={named ? name : undefined}
        className={className}
      >
        {t('leave')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={goAway}
        busy={leave.isPending}
        title={t('leaveQuestion', { name })}
        confirmLabel={t('leave')}
      >
        {t('leaveText')}
      </ConfirmDialog>
    </>
  )
}
