import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { capacity } from '../constants/capacity.ts'
import { limits } from '../constants/limits.ts'
import { nothing, nullableText, page, singleLine, trimmedText } from './wire.ts'

export const groupRoles = ['owner', 'member'] as const

export type GroupRole = (typeof groupRoles)[number]

const wireGroup = z.object({
  ID: z.string(),
  Name: z.string(),
  Description: nullableText,
  Category: nullableText,
  Location: nullableText,
  /** With commas between them. */
  Tags: nullableText,
  /** An object name: `signImageObject` makes a link of it. */
  PictureUrl: nullableText,
  IsPublic: z.boolean(),
  OwnerID: z.string(),
  MemberCount: z.int(),
  /** What the viewer is in this group; null for everybody else. */
  role: z.nullable(z.enum(groupRoles)),
  /** The same under the names that the older page of groups reads. */
  id: z.string(),
  name: z.string(),
  description: nullableText,
})

export type WireGroup = z.input<typeof wireGroup>

function readGroup(wire: z.output<typeof wireGroup>) {
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
  }
}

export const group = z.pipe(wireGroup, z.transform(readGroup))

export type Group = z.output<typeof group>

/** Strings, or objects with `Name` or `String`; what is empty or no text is dropped. */
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

/** An array, or text with commas; blank and repeated ones are dropped. */
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
  summary: 'The groups the member belongs to, the latest joined first.',
  query: page,
  answer: z.array(group),
  most: limits.list.texts,
})

export const listPublicGroups = endpoint({
  method: 'GET',
  path: '/api/groups/public',
  who: 'anyone',
  summary:
    'Public groups, newest first. `q` is found in name or description and `location` in the location, `category` is met exactly, all without case.',
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
  summary: 'A group with its counts: a public one for anyone, a private one for its members.',
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
  summary: 'Founds a group, public unless said otherwise; its maker is its owner and first member.',
  body: z.object({
    name: singleLine(1, most.nameMax),
    description: optionalText(most.descriptionMax),
    is_public: z.optional(z.nullable(z.boolean())),
    category: optionalText(most.categoryMax, singleLine),
    location: optionalText(most.locationMax, singleLine),
    tags,
    /** A data URI; a file goes to `setGroupPicture`. */
    picture_url: z.optional(z.nullable(z.string().check(z.maxLength(capacity.body.withImage)))),
  }),
  answer: group,
  status: 201,
  errors: ['suspended', 'unknown image', 'not an image', 'too many requests'],
  maxBody: capacity.body.withImage,
})

export const updateGroup = endpoint({
  method: 'PATCH',
  path: '/api/groups/{id}',
  who: 'member',
  summary: 'Changes what the owner may say of a group; a missing field stays, null clears.',
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
  summary: 'Gives a group of one’s own a picture; the one before goes.',
  form: z.object({}),
  answer: group,
  errors: ['not found', 'members only', 'not allowed', 'suspended', 'not an image', 'too many requests'],
})

export const joinGroup = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/join',
  who: 'member',
  summary: 'Joins a public group; joining twice is harmless.',
  answer: nothing,
  errors: ['not found', 'members only'],
})

export const leaveGroup = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/leave',
  who: 'member',
  summary: 'Leaves a group, which its owner cannot; leaving twice is harmless.',
  answer: nothing,
  errors: ['not found', 'owner cannot leave'],
})

const groupMember = z.pipe(
  z.object({
    ID: z.string(),
    Name: nullableText,
    FirstName: nullableText,
    LastName: nullableText,
    /** Null unless the viewer is that person, the group's owner or an admin. */
    Email: nullableText,
    AvatarUrl: nullableText,
    role: z.enum(groupRoles),
  }),
  z.transform((wire) => ({
    id: wire.ID,
    /** Null for a person without a name. */
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
  summary: 'The members of a group, the longest-standing first; without `limit` as many as an answer takes.',
  query: page,
  answer: z.array(groupMember),
  most: limits.list.lines,
  errors: ['not found', 'members only'],
})

export const addGroupMember = endpoint({
  method: 'POST',
  path: '/api/groups/{id}/members',
  who: 'member',
  summary: 'The owner takes somebody in by e-mail; who is in stays in.',
  body: z.object({ email: trimmedText(1, limits.email.max) }),
  answer: groupMember,
  status: 201,
  errors: ['not found', 'members only', 'not allowed', 'too many requests'],
})
