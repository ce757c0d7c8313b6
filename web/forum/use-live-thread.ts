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
import { streamWhileSeen } from '../stream-while-seen.ts'
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
    let heard = since

    function hear(source: EventSource, told: ThreadEvent) {
      if (told.event === 'thread') {
        heard = told.data.change
        client.setQueryData<Thread>(forumKeys.thread(id), told.data)
      }
      if (told.event === 'gone') {
        client.setQueryData<Post[]>(forumKeys.posts(id), (known) =>
          known?.filter((post) => !told.data.ids.includes(post.id)),
        )
      }
      if (told.event === 'post') {
        const known = client.getQueryData<Post[]>(forumKeys.posts(id)) ?? []
        client.setQueryData<Post[]>(forumKeys.posts(id), withPost(known, told.data))
        const isNew = known.every((post) => post.id !== told.data.id)
        if (isNew && !told.data.mine && !told.data.isDeleted) setArrived(told.data)
      }
      if (told.event === 'over') {
        source.close()
        void client.invalidateQueries({ queryKey: forumKeys.thread(id) })
      }
    }

    return streamWhileSeen(() => {
      const source = new EventSource(threadStreamPath(id, heard))
      for (const name of threadEventNames) {
        source.addEventListener(name, (message: MessageEvent<string>) => {
          const told = readThreadEvent(name, message.data)
          if (told) hear(source, told)
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
