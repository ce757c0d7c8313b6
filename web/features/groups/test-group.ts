import type { WireGroup } from '#shared/contract/groups.ts'

/** A group as the server sends it, for tests of pages; what matters to a test is said there. */
export function wireGroup(differing: Partial<WireGroup> = {}): WireGroup {
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
    ...differing,
  }
  return { ...group, id: group.ID, name: group.Name, description: group.Description }
}

export const wireDetail = (differing: Partial<WireGroup> = {}, threadCount = 2) => ({
  group: wireGroup(differing),
  member_count: differing.MemberCount ?? 3,
  thread_count: threadCount,
})
