import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  readThreadEvent,
  threadEventNames,
  threadStreamPath,
  type Post,
  type Thread,
  type ThreadEvent,
} from '#shared/contract/forum.ts'
import { openWhileVisible } from '../../lib/open-while-visible.ts'
import { forumKeys } from './forum-queries.ts'

/**
 * Applies the thread's event stream to the query cache while the page is visible. Returns the last new post of
 * another user. `EventSource` reconnects by itself.
 */
export function useLiveThread(thread: Thread, posts: readonly Post[] | undefined): Post | null {
  const client = useQueryClient()
  const [arrived, setArrived] = useState<Post | null>(null)
  /** The revision before the posts were requested: the stream starts there, so that no change is missed. */
  const [since] = useState(thread.change)
  const isLoaded = posts !== undefined
  const { id } = thread

  useEffect(() => {
    if (!isLoaded) return
    /** The last revision from the stream, to resume after a pause. */
    let lastRevision = since

    function applyUpdate(source: EventSource, update: ThreadEvent) {
      if (update.event === 'thread') {
        lastRevision = update.data.change
        client.setQueryData<Thread>(forumKeys.thread(id), update.data)
      }
      if (update.event === 'gone') {
        client.setQueryData<Post[]>(forumKeys.posts(id), (known) =>
          known?.filter((post) => !update.data.ids.includes(post.id)),
        )
      }
      if (update.event === 'post') {
        const known = client.getQueryData<Post[]>(forumKeys.posts(id)) ?? []
        client.setQueryData<Post[]>(forumKeys.posts(id), withPost(known, update.data))
        const isNew = known.every((post) => post.id !== update.data.id)
        if (isNew && !update.data.mine && !update.data.isDeleted) setArrived(update.data)
      }
      if (update.event === 'over') {
        source.close()
        void client.invalidateQueries({ queryKey: forumKeys.thread(id) })
      }
    }

    return openWhileVisible(() => {
      const source = new EventSource(threadStreamPath(id, lastRevision))
      for (const name of threadEventNames) {
        source.addEventListener(name, (message: MessageEvent<string>) => {
          const update = readThreadEvent(name, message.data)
          if (update) applyUpdate(source, update)
        })
      }
      return source
    })
  }, [client, id, since, isLoaded])

  return arrived
}

/** Replaces the post, or appends a new one. */
function withPost(posts: readonly Post[], post: Post): Post[] {
  return posts.some(({ id }) => id === post.id)
    ? posts.map((each) => (each.id === post.id ? post : each))
    : [...posts, post]
}
