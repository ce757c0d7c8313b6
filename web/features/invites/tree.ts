import type { Invitation } from './invite-queries.ts'

export interface TreeNode {
  invite: Invitation
  invitees: TreeNode[]
}

/**
 * Takes the flat list and gives the roots, each with those who came through it, in the order of the list. One whose
 * parent is not in the list stands at the root rather than nowhere.
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
