import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '#shared/contract/groups.ts'
import { Button, type ButtonSize } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
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

  const mayJoin = role === null && group.isPublic
  if (role === 'owner' || (role === null && !mayJoin)) return null

  const goAway = () => leave.mutate(id, { onSuccess: onLeft, onSettled: () => setIsAsking(false) })

  function press() {
    if (mayJoin) join.mutate(id)
    else if (group.isPublic) goAway()
    else setIsAsking(true)
  }

  return (
    <>
      <Button
        variant={mayJoin ? 'primary' : 'secondary'}
        size={size}
        busy={join.isPending || leave.isPending}
        onClick={press}
        aria-description={named ? name : undefined}
        className={className}
      >
        {t(mayJoin ? 'join' : 'leave')}
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
