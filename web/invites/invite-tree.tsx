import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../failure-text.ts'
import { Alert } from '../ui/alert.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { ListFailure } from '../ui/list-failure.tsx'
import { SkeletonText } from '../ui/skeleton.tsx'
import {
  inviteTree,
  useRevokeInvite,
  useSetInviteRight,
  type Invitation,
  type InviteRight,
} from './invite-queries.ts'
import { RightDialog } from './right-dialog.tsx'
import { treeOf } from './tree.ts'
import { TreeBranch, type TreeDeeds } from './tree-branch.tsx'

/** Who came through whom; an admin revokes open codes and takes or gives back the right to invite. */
export function InviteTree({ more }: { more?: TreeDeeds['more'] }) {
  const { t } = useTranslation('settings')
  const failureText = useFailureText()
  const list = useQuery(inviteTree)
  const roots = useMemo(() => treeOf(list.data ?? []), [list.data])
  const revocation = useRevokeInvite()
  const right = useSetInviteRight()
  const [failure, setFailure] = useState<string | null>(null)
  const top = useRef<HTMLDivElement>(null)
  /** The button that was pressed goes with what it did; a failure is brought into view, anything else stays put. */
  const toTop = (preventScroll: boolean) => setTimeout(() => top.current?.focus({ preventScroll }), 200)
  // Both stay known while their dialogs close, so that no name vanishes under somebody's eyes.
  const [doubted, setDoubted] = useState<{ invite: Invitation; name: string; open: boolean } | null>(null)
  const [barred, setBarred] = useState<{ memberId: string; name: string; open: boolean } | null>(null)

  function say(error: unknown, failed: string) {
    setFailure(failureText(error, { failed }))
    toTop(false)
  }

  const deeds: TreeDeeds = {
    revoke: (invite, name) => setDoubted({ invite, name, open: true }),
    takeRight: (memberId, name) => setBarred({ memberId, name, open: true }),
    giveRight: (memberId) => changeRight(memberId, { allowed: true }),
    ...(more && { more }),
  }

  function revoke() {
    if (!doubted) return
    setFailure(null)
    revocation.mutate(doubted.invite, {
      onSuccess: () => toTop(true),
      onError: (error) => say(error, t('revokeFailed')),
      onSettled: () => setDoubted({ ...doubted, open: false }),
    })
  }

  function changeRight(memberId: string, change: InviteRight) {
    setFailure(null)
    right.mutate(
      { memberId, right: change },
      {
        onSuccess: () => toTop(true),
        onError: (error) => say(error, t('rightFailed')),
        onSettled: () => setBarred((now) => now && { ...now, open: false }),
      },
    )
  }

  return (
    <div ref={top} tabIndex={-1} aria-busy={list.isPending} className="grid gap-3 shadow-none outline-none">
      {failure && <Alert tone="error">{failure}</Alert>}
      {list.isPending && <SkeletonText lines={3} />}
      {list.isError && (
        <ListFailure busy={list.isFetching} onRetry={() => void list.refetch()}>
          {t('treeFailed')}
        </ListFailure>
      )}
      {list.data?.length === 0 && <p className="text-ink-soft">{t('treeEmpty')}</p>}
      {roots.length > 0 && <TreeBranch nodes={roots} depth={0} deeds={deeds} />}
      <ConfirmDialog
        open={doubted?.open ?? false}
        onClose={() => setDoubted((now) => now && { ...now, open: false })}
        onConfirm={revoke}
        title={t('revokeQuestion')}
        confirmLabel={t('revoke')}
        busy={revocation.isPending}
      >
        {t('revokeText', { name: doubted?.name ?? '' })}
      </ConfirmDialog>
      <RightDialog
        // A reason belongs to one member, and stays when the server fails.
        key={barred?.memberId}
        open={barred?.open ?? false}
        name={barred?.name ?? ''}
        busy={right.isPending}
        onClose={() => setBarred((now) => now && { ...now, open: false })}
        onTake={(reason) => barred && changeRight(barred.memberId, { allowed: false, reason })}
      />
    </div>
  )
}
