import type { listInviteTree, listMyInvites } from '#shared/contract/invites.ts'
import type * as z from 'zod/mini'
import type { RequestRow } from './requests.ts'
import { inviteStatus, type InviteRow } from './tree.ts'

type WireTree = z.core.input<(typeof listInviteTree)['answer']>
type WireMine = z.core.input<(typeof listMyInvites)['answer']>

function presentCode(row: InviteRow, now: number) {
  return {
    id: row.id,
    status: inviteStatus(row, now),
    sent_to: row.sent_to,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    used_at: row.used_at?.toISOString() ?? null,
  }
}

/** For the creator of the invite: the new user's name, but no e-mail except the one that the creator typed. */
export function presentOwnInvite(row: InviteRow, now: number): WireMine['invites'][number] {
  return { ...presentCode(row, now), joined: row.user_id !== null, name: row.name }
}

export function presentTreeEntry(row: InviteRow, now: number): WireTree[number] {
  const { user_id, email, is_admin } = row
  const user =
    user_id === null || email === null || is_admin === null
      ? null
      : {
          id: user_id,
          name: row.name,
          email,
          is_admin,
          may_invite: row.reason === null,
          reason: row.reason,
        }
  return { ...presentCode(row, now), parent_id: row.parent_id, member: user }
}

export function presentRequest(row: RequestRow) {
  return { ID: row.id, Email: row.email, Note: row.note, CreatedAt: row.created_at.toISOString() }
}
