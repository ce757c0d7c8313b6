import { useCallback, useState } from 'react'
import type { Post } from '#shared/contract/forum.ts'

/** One dialog at a time about posts. It stays known while it closes, so that nothing vanishes under one's eyes. */
export interface PostDialog {
  kind: 'write' | 'edit' | 'delete'
  /** The post it is about; null for writing one that answers the thread. */
  post: Post | null
  open: boolean
  /** A dialog opened again begins anew. */
  turn: number
}

export function usePostDialogs() {
  const [dialog, setDialog] = useState<PostDialog | null>(null)
  const show = useCallback(
    (kind: PostDialog['kind'], post: Post | null) =>
      setDialog((last) => ({ kind, post, open: true, turn: (last?.turn ?? 0) + 1 })),
    [],
  )
  const close = useCallback(() => setDialog((last) => last && { ...last, open: false }), [])
  return { dialog, show, close }
}
