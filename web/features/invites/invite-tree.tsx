import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { useErrorMessage } from '../../lib/errors.ts'
import { focusAfterDialog } from '../../lib/focus.ts'
import { Alert } from '../../ui/alert.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import {
  inviteTree,
  useRevokeInvite,
  useSetCanInvite,
  type Invitation,
  type InvitePermission,
} from './invite-queries.ts'
import { treeOf, TreeBranch, type TreeActions } from './tree-branch.tsx'
import { whenSettled } from '../../lib/when-settled.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'

/** Who invited whom; an admin can revoke codes, and withdraw or restore the right to invite. */
export function InviteTree({ more }: { more?: TreeActions['more'] }) {
  const { t } = useTranslation('settings')
  const errorMessage = useErrorMessage()
  const list = useQuery(inviteTree)
  const roots = useMemo(() => treeOf(list.data ?? []), [list.data])
  const revocation = useRevokeInvite()
  const permission = useSetCanInvite()
  const [failure, setFailure] = useState<string | null>(null)
  const top = useRef<HTMLDivElement>(null)
  // The dialogs still show the name while they close, so their state outlives `open`.
  const [pendingRevoke, setPendingRevoke] = useState<{
    invite: Invitation
    name: string
    open: boolean
  } | null>(null)
  const [pendingBlock, setPendingBlock] = useState<{ memberId: string; name: string; open: boolean } | null>(
    null,
  )

  /** The button that was clicked is gone. */
  const focusTop = () => focusAfterDialog(top, { preventScroll: true })

  /** Scrolls to the message. */
  function showError(error: unknown, failed: string) {
    setFailure(errorMessage(error, { failed }))
    focusAfterDialog(top)
  }

  const actions: TreeActions = {
    revoke: (invite, name) => setPendingRevoke({ invite, name, open: true }),
    revokeInvites: (memberId, name) => setPendingBlock({ memberId, name, open: true }),
    allowInvites: (memberId) => changePermission(memberId, { allowed: true }),
    ...(more && { more }),
  }

  function revoke() {
    if (!pendingRevoke) return
    setFailure(null)
    void whenSettled(revocation.mutateAsync(pendingRevoke.invite), {
      onSuccess: () => focusTop(),
      onError: (error) => showError(error, t('revokeFailed')),
      onSettled: () => setPendingRevoke({ ...pendingRevoke, open: false }),
    })
  }

  function changePermission(memberId: string, change: InvitePermission) {
    setFailure(null)
    void whenSettled(permission.mutateAsync({ memberId, permission: change }), {
      onSuccess: () => focusTop(),
      onError: (error) => showError(error, t('invitingFailed')),
      onSettled: () => setPendingBlock((now) => now && { ...now, open: false }),
    })
  }

  return (
    <div ref={top} tabIndex={-1} aria-busy={list.isPending} className="grid gap-3 shadow-none outline-none">
      {failure && <Alert tone="error">{failure}</Alert>}
      {list.isPending && <SkeletonText lines={3} />}
      <LoadError query={list}>{t('treeFailed')}</LoadError>
      {list.data?.length === 0 && <p className="text-ink-soft">{t('treeEmpty')}</p>}
      {roots.length > 0 && <TreeBranch nodes={roots} depth={0} actions={actions} />}
      <ConfirmDialog
        open={pendingRevoke?.open ?? false}
        onClose={() => setPendingRevoke((now) => now && { ...now, open: false })}
        onConfirm={revoke}
        title={t('revokeQuestion')}
        confirmLabel={t('revoke')}
        busy={revocation.isPending}
        text={t('revokeText', { name: pendingRevoke?.name ?? '' })}
      />
      <RevokeInvitesDialog
        // Keyed by member: the reason survives a failed request, but not a change of member.
        key={pendingBlock?.memberId}
        open={pendingBlock?.open ?? false}
        name={pendingBlock?.name ?? ''}
        busy={permission.isPending}
        onClose={() => setPendingBlock((now) => now && { ...now, open: false })}
        onConfirm={(reason) =>
          pendingBlock && changePermission(pendingBlock.memberId, { allowed: false, reason })
        }
      />
    </div>
  )
}

interface RevokeInvitesDialogProps {
  open: boolean
  /** The member's name. */
  name: string
  busy: boolean
  onClose: () => void
  onConfirm: (reason: string) => void
}

/** Withdraws the right to invite; the reason is required. */
function RevokeInvitesDialog({ open, name, busy, onClose, onConfirm }: RevokeInvitesDialogProps) {
  const { t } = useTranslation('settings')
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="small"
      title={t('stopInvitingQuestion')}
      description={t('stopInvitingText', { name })}
      initialFocus={field}
      submit={t('stopInviting')}
      onSubmit={() => onConfirm(reason.trim())}
      busy={busy}
      ready={reason.trim() !== ''}
      variant="danger"
    >
      <TextArea
        ref={field}
        label={t('reason')}
        name="reason"
        maxLength={limits.note.max}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
