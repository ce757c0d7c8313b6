import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Post } from '#shared/contract/forum.ts'
import { LazyMount } from '../../ui/lazy-mount.tsx'
import { postAnchor, targetOf } from './post-anchor.ts'
import type { PostActions } from './post-actions.ts'
import { PostRow } from './post-row.tsx'
import { replyRows, type ReplyRow } from './reply-tree.ts'

/** So many posts are drawn or left out together. */
const chunkSize = 30

interface RepliesProps {
  posts: readonly Post[]
  folded: ReadonlySet<string>
  actions: PostActions
  /** The posts somebody has begun to answer. */
  drafted: ReadonlySet<string>
}

/** The whole tree, of which only what is near the window exists; an address like `#post-…` leads to its post. */
export function Replies({ posts, folded, actions, drafted }: RepliesProps) {
  const location = useLocation()
  const chunks = useMemo(() => chunksOf(replyRows(posts, folded)), [posts, folded])
  const target = targetOf(location.hash)
  const targetIsShown = chunks.some((rows) => rows.some(({ post }) => post.id === target))

  // Once for each coming to a place: folding and unfolding later must not pull anybody back.
  const wentTo = useRef<string | null>(null)
  useEffect(() => {
    const wanted = targetOf(location.hash)
    if (wanted === null || !targetIsShown || wentTo.current === location.key) return
    wentTo.current = location.key
    const element = document.getElementById(postAnchor(wanted))
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    element?.focus({ preventScroll: true })
  }, [location, targetIsShown])

  return (
    <div
      className="[--deepest-indent:2] md:[--deepest-indent:4]"
      // The browser keeps in place what one reads when gaps above take their true height.
      style={{ overflowAnchor: 'auto' }}
    >
      {chunks.map((rows, index) => (
        <LazyMount
          key={`stretch-${index + 1}`}
          initiallyMounted={index === 0 || rows.some(({ post }) => post.id === target)}
          estimatedHeight={rows.length * 150}
        >
          {() =>
            rows.map((row) => (
              <PostRow
                key={row.post.id}
                row={row}
                actions={actions}
                isTarget={row.post.id === target}
                hasDraft={drafted.has(row.post.id)}
              />
            ))
          }
        </LazyMount>
      ))}
    </div>
  )
}

function chunksOf(rows: readonly ReplyRow[]): ReplyRow[][] {
  return Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, index) =>
    rows.slice(index * chunkSize, (index + 1) * chunkSize),
  )
}
