import type { GroupRole, WireGroup } from '#shared/contract/groups.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ReceivedInviteRow } from './invites.ts'
import type { GroupMemberRow } from './members.ts'
import type { GroupWithAccess } from './queries.ts'
import { canViewEmail } from './policy.ts'

/** A group as the viewer whose access was loaded may see it. */
export function presentGroup({ row, access }: GroupWithAccess): WireGroup {
  return {
    ID: row.id,
    Name: row.name,
    Description: row.description,
    Category: row.category,
    Location: row.location,
    Tags: row.tags.length > 0 ? row.tags.join(',') : null,
    PictureUrl: row.picture_name,
    IsPublic: row.is_public,
    OwnerID: row.owner_id,
    MemberCount: row.member_count,
    role: access.role,
    id: row.id,
    name: row.name,
    description: row.description,
  }
}

/** What a card of a group tells of its threads; the forum reads it. */
export interface LatestThread {
  id: string
  /** Null for the title of a recipe that is no longer shared. */
  title: string | null
  active_at: Date
  is_unread: boolean
}

export type SelectLatestThreads = (
  db: Db,
  groupIds: readonly string[],
  viewerId: string,
) => Promise<Map<string, LatestThread>>

export function presentLatestThread(thread: LatestThread | undefined): WireGroup['LatestThread'] {
  if (!thread) return null
  const { id, title, active_at: at, is_unread: isUnread } = thread
  return { ID: id, Title: title, ActiveAt: at.toISOString(), IsUnread: isUnread }
}

/** A member as a viewer with this role in the group may see them. */
export function presentMember(
  row: GroupMemberRow,
  viewer: { id: string; isAdmin: boolean },
  viewerRole: GroupRole | null,
) {
  return {
    ID: row.id,
    Name: row.name,
    FirstName: null,
    LastName: null,
    Email: canViewEmail(viewer, viewerRole, row.id) ? row.email : null,
    AvatarUrl: null,
    role: row.is_owner ? ('owner' as const) : ('member' as const),
  }
}

/** A group that the viewer is invited to. */
export function presentReceivedInvite(row: ReceivedInviteRow) {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    memberCount: row.member_count,
    isPublic: row.is_public,
    by: row.made_by_name,
    expiresAt: row.expires_at.toISOString(),
  }
}

export const presentSentInvite = (row: { id: string; sent_to: string; expires_at: Date }) => ({
  id: row.id,
  sentTo: row.sent_to,
  expiresAt: row.expires_at.toISOString(),
})
