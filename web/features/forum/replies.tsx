import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Post } from '#shared/contract/forum.ts'
import type { PostActions } from './post-actions.tsx'
import { postAnchor, targetOf } from './post-anchor.ts'
import { PostRow } from './post-row.tsx'
import { ancestorsOf, replyRows, type ReplyRow } from './reply-tree.ts'

/** How many posts are mounted or left out together. */
const chunkSize = 10

interface RepliesProps {
  posts: readonly Post[]
  actions: Omit<PostActions, 'toggleFold'>
  /** The ids of posts with an unsent reply. */
  drafted: ReadonlySet<string>
}

/** The tree of posts, mounted only near the viewport. An address with `#post-…` scrolls to its post. */
export function Replies({ posts, actions: otherActions, drafted }: RepliesProps) {
  const { folded, toggleFold } = useFolding(posts)
  const actions = useMemo(() => ({ ...otherActions, toggleFold }), [otherActions, toggleFold])
  const chunks = useMemo(() => chunksOf(replyRows(posts, folded)), [posts, folded])
  const target = useTarget(chunks)
  return (
    <div
      className="[--deepest-indent:2] md:[--deepest-indent:4]"
      // Keeps the scroll position when placeholders above get their real height.
      style={{ overflowAnchor: 'auto' }}
    >
      {chunks.map((rows, index) => (
        <LazyMount
          key={`chunk-${index + 1}`}
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

/** The folded posts. A navigation to a post unfolds the posts above it, once. */
function useFolding(posts: readonly Post[]) {
  const location = useLocation()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const toggleFold = useCallback(
    (id: string) =>
      setFolded((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id])),
    [],
  )
  const unfoldedFor = useRef<string | null>(null)
  useEffect(() => {
    const target = targetOf(location.hash)
    if (target === null || unfoldedFor.current === location.key) return
    unfoldedFor.current = location.key
    const above = ancestorsOf(posts, target)
    setFolded((now) => new Set([...now].filter((id) => !above.includes(id))))
  }, [location, posts])
  return { folded, toggleFold }
}

/** The post in the address, which is scrolled to and focused as soon as it is in the tree. */
function useTarget(chunks: readonly ReplyRow[][]): string | null {
  const location = useLocation()
  const target = targetOf(location.hash)
  const isInTree = chunks.some((rows) => rows.some(({ post }) => post.id === target))
  // Once for each navigation: folding and unfolding must not scroll again.
  const scrolledFor = useRef<string | null>(null)
  useEffect(() => {
    const id = targetOf(location.hash)
    if (id === null || !isInTree || scrolledFor.current === location.key) return
    scrolledFor.current = location.key
    const element = document.getElementById(postAnchor(id))
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    element?.focus({ preventScroll: true })
  }, [location, isInTree])
  return target
}

function chunksOf(rows: readonly ReplyRow[]): ReplyRow[][] {
  return Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, index) =>
    rows.slice(index * chunkSize, (index + 1) * chunkSize),
  )
}

interface LazyMountProps {
  /** Rendered at once: the start of the list and the target of the address. */
  initiallyMounted: boolean
  /** Estimated height in pixels until the real one is measured. */
  estimatedHeight: number
  children: () => ReactNode
}

/**
 * Renders a part of a long list only near the viewport, and a gap of the same height elsewhere, so that thousands of
 * posts cost no more than the visible ones.
 */
function LazyMount({ initiallyMounted, estimatedHeight, children }: LazyMountProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(initiallyMounted)
  const [height, setHeight] = useState<number | null>(null)
  const isMounted = isNear || initiallyMounted

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.at(-1)?.isIntersecting ?? false
        // The part with the focus stays mounted.
        if (!near && element.contains(document.activeElement)) return
        if (!near && element.childElementCount > 0) setHeight(element.offsetHeight)
        setIsNear(near)
      },
      { rootMargin: '1500px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={box} style={isMounted ? undefined : { height: height ?? estimatedHeight }}>
      {isMounted && children()}
    </div>
  )
}
