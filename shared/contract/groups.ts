import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { capacity } from '../constants/capacity.ts'
import { limits } from '../constants/limits.ts'
import { isoDate, nothing, nullableText, page, singleLine, trimmedText } from './wire.ts'

export const groupRoles = ['owner', 'member'] as const

export type GroupRole = (typeof groupRoles)[number]

const wireGroup = z.object({
  ID: z.string(),
  Name: z.string(),
  Description: nullableText,
  Category: nullableText,
  Location: nullableText,
  /** Separated by commas. */
  Tags: nullableText,
  /** An object name: `signImageObject` returns its link. */
  PictureUrl: nullableText,
  IsPublic: z.boolean(),
  OwnerID: z.string(),
  MemberCount: z.int(),
  /** The role of the viewer in the group; null for users who do not belong to it. */
  role: z.nullable(z.enum(groupRoles)),
  /** Of the viewer's own groups: the thread in which somebody was active last. */
  LatestThread: z.optional(
    z.nullable(
      z.object({
        ID: z.string(),
        /** Null when it is the title of a recipe that the viewer may no longer read. */
        Title: nullableText,
        ActiveAt: isoDate,
        /** Whether others have written there since the viewer joined and last read. */
        IsUnread: z.boolean(),
      }),
    ),
  ),
  /** The same fields under the names that older clients read. */
  id: z.string(),
  name: z.string(),
  description: nullableText,
})

export type WireGroup = z.input<typeof wireGroup>

function readGroup(wire: z.output<typeof wireGroup>) {
  const latest = wire.LatestThread
  return {
    id: wire.ID,
    name: wire.Name,
    description: wire.Description,
    category: wire.Category,
    location: wire.Location,
    tags: (wire.Tags ?? '').split(',').flatMap((tag) => tag.trim() || []),
    pictureName: wire.PictureUrl,
    isPublic: wire.IsPublic,
    ownerId: wire.OwnerID,
    memberCount: wire.MemberCount,
    role: wire.role,
    latestThread: latest
      ? { id: latest.ID, title: latest.Title, activeAt: latest.ActiveAt, isUnread: latest.IsUnread }
      : null,
  }
}

export const group = z.pipe(wireGroup, z.transform(readGroup))

export type Group = z.output<typeof group>

/** Strings, or objects with `Name` or `String`; anything else and empty ones are dropped. */
const names = z.pipe(
  z.array(z.unknown()),
  z.transform((values) =>
    values.flatMap((value) => {
      const { Name, String } = (typeof value === 'object' && value ? value : {}) as Record<string, unknown>
      const text = [value, Name, String].find((each) => typeof each === 'string' && each.trim() !== '')
      return typeof text === 'string' ? text.trim() : []
    }),
  ),
)

/** A text that may be missing or null; blank means null. */
const optionalText = (max: number, schema = trimmedText) =>
  z.optional(
    z.pipe(
      z.nullable(schema(0, max)),
      z.transform((text) => text || null),
    ),
  )

const { group: most } = limits

/** An array, or text separated by commas; blank and duplicate ones are dropped. */
const tags = z.optional(
  z.pipe(
    z.pipe(
      z.nullable(
        z.union([
          z.string().check(z.maxLength(2000)),
          z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(100)),
        ]),
      ),
      z.transform((value) => {
        const all = (typeof value === 'string' ? [value] : (value ?? [])).flatMap((text) => text.split(','))
        return [...new Set(all.flatMap((tag) => tag.trim() || []))]
      }),
    ),
    z.array(singleLine(1, most.tagMax)).check(z.maxLength(most.tags)),
  ),
)

export const listMyGroups = endpoint({
  method: 'GET',
  path: '/api/groups/my',
  who: 'member',
  summary: 'The groups of the user, the latest joined first.',
  query: page,
  answer: z.array(group),
  most: limits.list.texts,
})

export const listPublicGroups = endpoint({
  method: 'GET',
  path: '/api/groups/public',
  who: 'anyone',
  summary:
    'Public groups, newest first. `q` searches name and description, `location` the location; `category` matches exactly. All ignore case.',
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(most.searchMax))),
    category: z.optional(z.string().check(z.maxLength(most.categoryMax))),
    location: z.optional(z.string().check(z.maxLength(most.locationMax))),
    ...page.shape,
  }),
  answer: z.array(group),
  most: limits.list.texts,
  errors: ['too many requests'],
})

export const listGroupCategories = endpoint({
  method: 'GET',
  path: '/api/groups/categories',
  who: 'anyone',
  summary: 'The default categories and those that public groups use.',
  answer: names,
  most: limits.filterOptions,
  errors: ['too many requests'],
})

export const listGroupLocations = endpoint({
  method: 'GET',
  path: '/api/groups/locations',
  who: 'anyone',
  summary: 'The locations of public groups.',
  answer: names,
  most: limits.filterOptions,
  errors: ['too many requests'],
})

export const getGroup = endpoint({
  method: 'GET',
  path: '/api/groups/{id}',
  who: 'anyone',
  summary:
    'A group with its counts: a public one for anyone, a private one for its members and for who is invited.',
  answer: z.pipe(
    z.object({ group: wireGroup, member_count: z.int(), thread_count: z.int() }),
    z.transform((wire) => ({
      ...readGroup(wire.group),
      memberCount: wire.member_count,
      threadCount: wire.thread_count,
    })),
  ),
  errors: ['not found', 'members only'],
})

export const createGroup = endpoint({
  method: 'POST',
  path: '/api/groups',
  who: 'member',
  summary: 'Creates a group, public by default; its creator is its owner and first member.',
  body: z.object({
    name: singleLine(1, most.nameMax),
    description: optionalText(most.descriptionMax),
    is_public: z.optional(z.nullable(z.boolean())),
    category: optionalText(most.categoryMax, singleLine),
    location: optionalText(most.locationMax, singleLine),
    tags,
    /** A data URI; files are sent with `setGroupPicture`. */
    picture_url: z.optional(z.nullable(z.string().check(z.maxLength(capacity.body.withImage)))),
  }),
  answer: group,
  status: 201,
  errors: ['suspended', 'unknown image', 'not an image', 'storage full', 'too many requests'],
  maxBody: capacity.body.withImage,
})

export const updateGroup = endpoint({
  method: 'PATCH',
  path: '/api/groups/{id}',
  who: 'member',
  summary: 'Changes a group; missing fields stay, null clears. For its owner.',
  body: z.object({
    name: z.optional(singleLine(1, most.nameMax)),
    description: optionalText(most.descriptionMax),
    category: optionalText(most.categoryMax, singleLine),
    location: optionalText(most.locationMax, singleLine),
    tags,
  }),
  answer: group,
  errors: ['not found', 'members only', 'not allowed', 'suspended'],
})

export const setGroupPicture = endpoint({
  method: 'PUT',
  path: '/api/groups/{id}/picture',
  who: 'member',
  summary: 'Replaces the picture of a group; for its owner.',
  form: z.object({}),
  answer: group,
  errors: [
    'not found',
    'members only',
    'not allowed',
    'suspended',
    'not an image',
    'storage full',
    'too many requests',
  ],
})

export const joinGroup = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/join',
  who: 'member',
  summary: 'Joins a public group, or any with an invitation; idempotent.',
  answer: nothing,
  errors: ['not found', 'members only'],
})

export const leaveGroup = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/leave',
  who: 'member',
  summary:
    'Leaves a group; idempotent: who is in no group of this id, whether or not there is one, gets the same answer. Its owner cannot leave.',
  answer: nothing,
  errors: ['owner cannot leave'],
})

const groupMember = z.pipe(
  z.object({
    ID: z.string(),
    Name: nullableText,
    FirstName: nullableText,
    LastName: nullableText,
    /** Null unless the viewer is the member, the group’s owner or an admin. */
    Email: nullableText,
    AvatarUrl: nullableText,
    role: z.enum(groupRoles),
  }),
  z.transform((wire) => ({
    id: wire.ID,
    /** Null for users without a name. */
    name: wire.Name || [wire.FirstName, wire.LastName].filter(Boolean).join(' ') || null,
    email: wire.Email,
    avatarUrl: wire.AvatarUrl,
    role: wire.role,
  })),
)

export type GroupMember = z.output<typeof groupMember>

export const listGroupMembers = endpoint({
  method: 'GET',
  path: '/api/groups/{id}/members',
  who: 'member',
  summary: 'The members of a group in the order they joined; with `name`, those whose name begins so.',
  query: z.extend(page, { name: z.optional(trimmedText(0, limits.name.max)) }),
  answer: z.array(groupMember),
  most: limits.list.lines,
  errors: ['not found', 'members only'],
})

export const inviteToGroup = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/members',
  who: 'member',
  summary:
    'Invites a user to a group by e-mail, for 7 days; for its owner. The answer is the same for any address: who has an account finds the invitation there, others get nothing.',
  body: z.object({ email: trimmedText(1, limits.email.max) }),
  answer: nothing,
  errors: ['not found', 'members only', 'not allowed', 'suspended', 'limit reached', 'too many requests'],
})

const sentGroupInvite = z.object({
  id: z.string(),
  /** The address as typed. */
  sentTo: z.string(),
  expiresAt: isoDate,
})

export type SentGroupInvite = z.output<typeof sentGroupInvite>

export const listGroupInvites = endpoint({
  method: 'GET',
  path: '/api/groups/{id}/invitations',
  who: 'member',
  summary: 'The open invitations to a group, the latest first; for its owner.',
  answer: z.array(sentGroupInvite),
  most: limits.group.invites,
  errors: ['not found', 'members only', 'not allowed'],
})

export const withdrawGroupInvite = endpoint({
  method: 'DELETE',
  path: '/api/groups/{id}/invitations/{invite}',
  who: 'member',
  summary: 'Withdraws an invitation to a group; idempotent. For its owner.',
  answer: nothing,
  errors: ['not found', 'members only', 'not allowed'],
})

const groupInvitation = z.object({
  /** Of the group. */
  id: z.string(),
  name: z.string(),
  description: nullableText,
  memberCount: z.int(),
  isPublic: z.boolean(),
  /** The name of who invites; null for a user without one. */
  by: nullableText,
  expiresAt: isoDate,
})

export type GroupInvitation = z.output<typeof groupInvitation>

export const listMyGroupInvites = endpoint({
  method: 'GET',
  path: '/api/groups/invitations',
  who: 'member',
  summary: 'The groups that the user is invited to, the latest first. `joinGroup` accepts.',
  answer: z.array(groupInvitation),
  most: limits.list.max,
})

export const declineGroupInvite = endpoint({
  method: 'DELETE',
  path: '/api/groups/{id}/invitation',
  who: 'member',
  summary: 'Declines an invitation to a group; idempotent.',
  answer: nothing,
})
