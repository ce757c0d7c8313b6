import type { Invitation } from './invite-queries.ts'

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
