import type { Post } from '#shared/contract/forum.ts'

/** One post as it stands in the tree. */
export interface ReplyRow {
  post: Post
  /** Null for a post that answers the thread itself. */
  parent: Post | null
  depth: number
  /** How many posts hang below it, at any depth. */
  replyCount: number
  isFolded: boolean
}

/**
 * The flat list, oldest first, as rows from top to bottom: each post followed by what answers it, without what hangs
 * below a folded one. A post whose parent is unknown stands at the root, and none is lost or shown twice, whatever
 * the list holds.
 */
export function replyRows(posts: readonly Post[], folded: ReadonlySet<string>): ReplyRow[] {
  const known = new Map(posts.map((post) => [post.id, post]))
  const answers = new Map<string, Post[]>()
  const roots: Post[] = []
  for (const post of posts) {
    if (post.parentId === null || !known.has(post.parentId)) {
      roots.push(post)
      continue
    }
    const beside = answers.get(post.parentId)
    if (beside) beside.push(post)
    else answers.set(post.parentId, [post])
  }

  const rows: ReplyRow[] = []
  const seen = new Set<string>()
  const walk = (start: Post) => {
    const waiting = [{ post: start, depth: 0 }]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { post, depth } = next
      if (seen.has(post.id)) continue
      seen.add(post.id)
      const parent = depth > 0 && post.parentId !== null ? (known.get(post.parentId) ?? null) : null
      rows.push({ post, parent, depth, replyCount: 0, isFolded: folded.has(post.id) })
      for (const answer of (answers.get(post.id) ?? []).toReversed())
        waiting.push({ post: answer, depth: depth + 1 })
    }
  }
  roots.forEach(walk)
  // Posts that answer each other in a circle have no root; they are shown all the same.
  for (const post of posts) if (!seen.has(post.id)) walk(post)

  countReplies(rows)
  return withoutFolded(rows)
}

/** A row's replies are the rows that follow it until one stands as high as itself. */
function countReplies(rows: ReplyRow[]) {
  const open: ReplyRow[] = []
  for (const row of rows) {
    while ((open.at(-1)?.depth ?? -1) >= row.depth) open.pop()
    for (const above of open) above.replyCount += 1
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

/** The posts above one, so that they can be unfolded to show it. */
export function ancestorsOf(posts: readonly Post[], id: string): string[] {
  const parents = new Map(posts.map((post) => [post.id, post.parentId]))
  const above: string[] = []
  for (let parent = parents.get(id); parent && !above.includes(parent); parent = parents.get(parent))
    above.push(parent)
  return above
}
