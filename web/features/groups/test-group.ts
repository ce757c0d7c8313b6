import type { WireGroup } from '#shared/contract/groups.ts'

/** A group as the server sends it, for page tests; a test overrides the fields that matter to it. */
export function wireGroup(fields: Partial<WireGroup> = {}): WireGroup {
  const group = {
    ID: 'g1',
    Name: 'Sourdough Sundays',
    Description: 'Flour, water, patience.',
    Category: 'Foodies',
    Location: 'Lyon, France',
    Tags: 'bread,starter',
    PictureUrl: null,
    IsPublic: true,
    OwnerID: '9',
    MemberCount: 3,
    role: null,
    ...fields,
  }
  return { ...group, id: group.ID, name: group.Name, description: group.Description }
}

export const wireDetail = (fields: Partial<WireGroup> = {}, threadCount = 2) => ({
  group: wireGroup(fields),
  member_count: fields.MemberCount ?? 3,
  thread_count: threadCount,
})
