import { expect, test } from 'vitest'
import type { Invitation } from './invite-queries.ts'
import { treeOf, type TreeNode } from './tree-branch.tsx'

function invitation(id: string, parentId: string | null): Invitation {
  return {
    id,
    parentId,
    status: 'waiting',
    sentTo: null,
    createdAt: '2026-01-01T00:00:00Z',
    expiresAt: null,
    usedAt: null,
    member: null,
  }
}

const drawn = (nodes: TreeNode[]): string =>
  nodes
    .map(({ invite, invitees }) => (invitees.length > 0 ? `${invite.id}(${drawn(invitees)})` : invite.id))
    .join(' ')

test.each([
  [[], ''],
  [[['a', null]], 'a'],
  [
    [
      ['d', 'b'],
      ['c', 'a'],
      ['b', 'a'],
      ['a', null],
      ['e', null],
    ],
    'a(c b(d)) e',
  ],
  [[['x', 'gone']], 'x'],
] as [readonly (readonly [string, string | null])[], string][])(
  'members are below their inviters, in the order of the list (%#)',
  (list, tree) => {
    expect(drawn(treeOf(list.map(([id, parent]) => invitation(id, parent))))).toBe(tree)
  },
)
