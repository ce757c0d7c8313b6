import type { Post } from '#shared/contract/forum.ts'

/** What a reader can do with a post. */
export interface PostActions {
  /** Missing where nobody may post: the thread is locked. */
  reply: ((post: Post) => void) | null
  edit: (post: Post) => void
  askToDelete: (post: Post) => void
  fold: (id: string) => void
  isModerator: boolean
}
