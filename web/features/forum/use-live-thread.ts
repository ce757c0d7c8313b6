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
 * Reads along while the thread is open: what others write, edit, delete, pin and lock shows by itself. Answers the
 * post of somebody else that arrived last. The browser comes back by itself after a lost connection.
 */
export function useLiveThread(thread: Thread, posts: readonly Post[] | undefined): Post | null {
  const client = useQueryClient()
  const [arrived, setArrived] = useState<Post | null>(null)
  /** As it was when the page asked for the posts, so that nothing between that and the stream is missed. */
  const [since] = useState(thread.change)
  const isLoaded = posts !== undefined
  const { id } = thread

  useEffect(() => {
    if (!isLoaded) return
    /** The last change that the stream has told of. */
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

/** In the place of what was known of it, or at the end, where the newest stand. */
function withPost(known: readonly Post[], post: Post): Post[] {
  return known.some(({ id }) => id === post.id)
    ? known.map((each) => (each.id === post.id ? post : each))
    : [...known, post]
}
