import { ChevronRight } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useShowMore } from '../../ui/show-more.tsx'
import type { Invitation } from './invite-queries.ts'
import { InviteStatus } from './invite-status.tsx'

export interface TreeActions {
  revoke: (invite: Invitation, name: string) => void
  revokeInvites: (memberId: string, name: string) => void
  allowInvites: (memberId: string) => void
  /** Further actions for a member. */
  more?: (memberId: string, name: string) => ReactNode
}

/** Deeper branches are not indented further, so that they fit on small screens. */
const deepestIndent = 4

interface TreeBranchProps {
  nodes: TreeNode[]
  depth: number
  actions: TreeActions
}

/** Siblings of the tree with their collapsible branches; the first two levels start open. */
export function TreeBranch({ nodes, depth, actions }: TreeBranchProps) {
  const { shown, more } = useShowMore(nodes, 20)
  return (
    <div className="grid gap-1">
      <ul
        className={classNames(
          depth > 0 && depth <= deepestIndent && 'ml-3 border-l border-line pl-3 sm:ml-5',
        )}
      >
        {shown.map((node) => (
          <Invitee key={node.invite.id} node={node} depth={depth} actions={actions} />
        ))}
      </ul>
      {more}
    </div>
  )
}

function Invitee({ node, depth, actions }: { node: TreeNode; depth: number; actions: TreeActions }) {
  const { t } = useTranslation('settings')
  const { invite, invitees } = node
  const [open, setOpen] = useState(depth < 2)
  const branch = useId()
  const name = useInviteName(invite)
  return (
    <li>
      <div className="flex items-start gap-1 py-1.5">
        {invitees.length > 0 ? (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={branch}
            aria-label={t('showInvitees', { count: invitees.length, name })}
            onClick={() => setOpen(!open)}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-surface-sunken hover:text-ink"
          >
            <ChevronRight className={classNames('size-5 transition-transform', open && 'rotate-90')} />
          </button>
        ) : (
          <span aria-hidden="true" className="flex size-11 shrink-0 items-center justify-center">
            <span className="size-1.5 rounded-full bg-line-strong" />
          </span>
        )}
        <InviteeLine invite={invite} name={name} actions={actions} />
      </div>
      {invitees.length > 0 && (
        <div id={branch} hidden={!open}>
          {open && <TreeBranch nodes={invitees} depth={depth + 1} actions={actions} />}
        </div>
      )}
    </li>
  )
}

function InviteeLine({ invite, name, actions }: { invite: Invitation; name: string; actions: TreeActions }) {
  const { t } = useTranslation('settings')
  const { member } = invite
  const buttonProps = { variant: 'quiet', size: 'small', className: 'min-h-11 text-danger' } as const
  return (
    <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      <div className="min-w-0 flex-[1_1_10rem] [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">{name}</span>
          {member?.isAdmin && <Badge tone="brand">{t('admin')}</Badge>}
          {member && !member.mayInvite && <Badge tone="warning">{t('invitingStopped')}</Badge>}
        </p>
        {member?.name && <p className="text-sm text-ink-soft">{member.email}</p>}
        {member?.reason && (
          <p className="text-sm text-ink-soft">{t('reasonGiven', { reason: member.reason })}</p>
        )}
      </div>
      <InviteStatus invite={invite} />
      {invite.status === 'waiting' && (
        <Button
          {...buttonProps}
          aria-label={t('revokeOf', { name })}
          onClick={() => actions.revoke(invite, name)}
        >
          {t('revoke')}
        </Button>
      )}
      {member && !member.isAdmin && member.mayInvite && (
        <Button
          {...buttonProps}
          aria-label={t('stopInvitingFor', { name })}
          onClick={() => actions.revokeInvites(member.id, name)}
        >
          {t('stopInviting')}
        </Button>
      )}
      {member && !member.mayInvite && (
        <Button
          {...buttonProps}
          aria-label={t('allowInvitingFor', { name })}
          onClick={() => actions.allowInvites(member.id)}
        >
          {t('allowInviting')}
        </Button>
      )}
      {member && actions.more?.(member.id, name)}
    </div>
  )
}

/** The name of the invited member, else the invited address. */
function useInviteName({ member, status, sentTo, createdAt }: Invitation): string {
  const { t } = useTranslation('settings')
  const format = useFormat()
  if (member) return member.name ?? member.email
  if (status === 'used') return t('formerMember')
  return sentTo ?? t('passedOn', { date: format.shortDate(createdAt) })
}

export interface TreeNode {
  invite: Invitation
  invitees: TreeNode[]
}

/**
 * Builds the tree from the flat list, in its order. An invitation whose parent is not in the list becomes a root.
 */
export function treeOf(invites: readonly Invitation[]): TreeNode[] {
  const nodes = new Map<string, TreeNode>(invites.map((invite) => [invite.id, { invite, invitees: [] }]))
  const roots: TreeNode[] = []
  for (const node of nodes.values()) {
    const { parentId } = node.invite
    const siblings = parentId === null ? roots : (nodes.get(parentId)?.invitees ?? roots)
    siblings.push(node)
  }
  return roots
}
