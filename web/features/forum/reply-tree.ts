import type { Post } from '#shared/contract/forum.ts'

/** One post in the tree. */
export interface ReplyRow {
  post: Post
  /** Null for a post that replies to the thread. */
  parent: Post | null
  depth: number
  /** The number of descendants. */
  replyCount: number
  isFolded: boolean
}

/**
 * The flat list, oldest first, as rows in display order: each post followed by its replies, without the descendants
 * of folded posts. A post with an unknown parent becomes a root. For any input, each post appears once.
 */
export function replyRows(posts: readonly Post[], folded: ReadonlySet<string>): ReplyRow[] {
  const known = new Map(posts.map((post) => [post.id, post]))
  const replies = new Map<string, Post[]>()
  const roots: Post[] = []
  for (const post of posts) {
    if (post.parentId === null || !known.has(post.parentId)) {
      roots.push(post)
      continue
    }
    const siblings = replies.get(post.parentId)
    if (siblings) siblings.push(post)
    else replies.set(post.parentId, [post])
  }

  const rows: ReplyRow[] = []
  const seen = new Set<string>()
  const walk = (start: Post) => {
    const stack = [{ post: start, depth: 0 }]
    for (let next = stack.pop(); next; next = stack.pop()) {
      const { post, depth } = next
      if (seen.has(post.id)) continue
      seen.add(post.id)
      const parent = depth > 0 && post.parentId !== null ? (known.get(post.parentId) ?? null) : null
      rows.push({ post, parent, depth, replyCount: 0, isFolded: folded.has(post.id) })
      for (const reply of (replies.get(post.id) ?? []).toReversed()) {
        stack.push({ post: reply, depth: depth + 1 })
      }
    }
  }
  roots.forEach(walk)
  // Posts in a cycle have no root, but are shown too.
  for (const post of posts) if (!seen.has(post.id)) walk(post)

  countReplies(rows)
  return withoutFolded(rows)
}

/** The descendants of a row are the following rows with a greater depth. */
function countReplies(rows: ReplyRow[]) {
  const open: ReplyRow[] = []
  for (const row of rows) {
    while ((open.at(-1)?.depth ?? -1) >= row.depth) open.pop()
    for (const ancestor of open) ancestor.replyCount += 1
    open.push(row)
  }
}

function withoutFolded(rows: readonly ReplyRow[]): ReplyRow[] {
  let hiddenBelow = Number.POSITIVE_INFINITY
  return rows.filter((row) => {
    if (row.depth > hiddenBelow) return false
    hiddenBelow = row.isFolded ? row.depth : Number.POSITIVE_INFINITY
    return true
  })
}

/** The ids of a post's ancestors, which must be unfolded to show it. */
export function ancestorsOf(posts: readonly Post[], id: string): string[] {
  const parents = new Map(posts.map((post) => [post.id, post.parentId]))
  const ancestors: string[] = []
  for (let next = parents.get(id); next && !ancestors.includes(next); next = parents.get(next)) {
    ancestors.push(next)
  }
  return ancestors
}
