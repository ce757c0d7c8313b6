import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/schema.ts'
import { channelSubscriber } from '../../platform/db/subscribe.ts'
import { eventText, LiveStream, type Reader, type Topic } from '../../platform/http/live-stream.ts'
import type { User } from '../../platform/auth/session.ts'
import { roleOf } from '../groups/queries.ts'
import { threadDenialReason } from './policy.ts'
import { presentPost, presentThread } from './present.ts'
import { noReference } from './recipe-references.ts'
import { accessOf, authorizeThreadActions } from './thread-access.ts'
import {
  selectThreadChange,
  selectThreadReaders,
  type ThreadChange,
  type ThreadReader,
} from './thread-changes.ts'

/** The revision up to which a reader has everything. */
interface Position {
  lastSent: number
}

/** Live updates of a thread as server-sent events, on the path of its post list when the client accepts a stream. */
export function threadStreams({ db, listen }: Pick<Deps, 'db' | 'listen'>) {
  const watchThread = channelSubscriber(listen, 'threads')
  const topics = new Map<string, Topic<Position>>()

  function topicOf(threadId: string): Topic<Position> {
    const topic = topics.get(threadId) ?? createTopic(threadId)
    topics.set(threadId, topic)
    return topic
  }

  function createTopic(threadId: string): Topic<Position> {
    let readerCount = 0
    const topic: Topic<Position> = {
      subscribe(_, onChange) {
        readerCount += 1
        topics.set(threadId, topic)
        const unsubscribe = watchThread(threadId, onChange)
        return () => {
          unsubscribe()
          readerCount -= 1
          if (readerCount === 0 && topics.get(threadId) === topic) topics.delete(threadId)
        }
      },
      eventsFor: threadEvents(db, threadId),
    }
    return topic
  }

  return async (
    { threadId, user }: { threadId: string; user: User },
    { after, lastEventId = '' }: { after: number | undefined; lastEventId: string | undefined },
  ): Promise<LiveStream> => {
    const { thread } = await authorizeThreadActions(db, threadId, user, 'participate')
    // A browser that reconnects sends the id of the last event it received.
    const lastSent = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : (after ?? thread.revision)
    return new LiveStream(topicOf(thread.id), { lastSent })
  }
}

/** What changed is read once for all readers; what each of them may see and has read, for a batch at a time. */
function threadEvents(db: Db, threadId: string): Topic<Position>['eventsFor'] {
  let last: ThreadChange | undefined
  let textOf = postTexts()

  return async (readers) => {
    const found = await selectThreadReaders(
      db,
      threadId,
      readers.map(({ user }) => user.id),
    )
    const due = readers.filter(({ user, state }) => (found.get(user.id)?.revision ?? 0) > state.lastSent)
    const from = Math.min(...due.map(({ state }) => state.lastSent))
    const revision = Math.max(...due.map(({ user }) => found.get(user.id)?.revision ?? 0))
    if (due.length > 0 && (!last || last.from > from || last.thread.revision < revision)) {
      last = await selectThreadChange(db, threadId, from)
      textOf = postTexts()
    }
    const change = last
    return readers.map((reader) => {
      const facts = found.get(reader.user.id)
      if (!facts || !mayRead(reader.user, facts)) return null
      if (facts.revision <= reader.state.lastSent) return ''
      if (!change) return null
      const text = eventsSince(reader, { facts, change, textOf })
      // What came between the two queries is sent again with the next revision, with what is personal of it.
      reader.state.lastSent = facts.revision
      return text
    })
  }
}

function mayRead(user: User, facts: ThreadReader): boolean {
  return threadDenialReason(accessOf(facts, groupOf(user, facts), user), 'participate') === null
}

function groupOf(user: User, facts: ThreadReader) {
  return { isPublic: facts.is_public, role: roleOf(facts, user), isAdmin: user.isAdmin }
}

function eventsSince(
  { user, state }: Reader<Position>,
  {
    facts,
    change,
    textOf,
  }: { facts: ThreadReader; change: ThreadChange; textOf: ReturnType<typeof postTexts> },
): string {
  const { role } = groupOf(user, facts)
  const posts = change.posts.filter((post) => post.revision > state.lastSent)
  const removed = change.tombstones.filter(({ revision }) => revision > state.lastSent)
  const gone = { ids: removed.map(({ post_id }) => post_id) }
  const thread = { ...change.thread, ...(!facts.can_read_recipe && hiddenRecipe), ...facts.read }
  return [
    ...posts.map((post) =>
      textOf(post, { user, role, canReadRecipe: facts.readable_posts.includes(post.id) }),
    ),
    ...(removed.length > 0 ? [eventText('gone', JSON.stringify(gone))] : []),
    eventText('thread', JSON.stringify(presentThread(thread, user.id)), facts.revision),
  ].join('')
}

/** A recipe that the reader may not read is named by its ids only. */
const hiddenRecipe = { recipe_title: noReference.recipe_title, recipe_image: null, recipe_owner: null }

/** Events of posts. Most readers get the same text, so it is written once for each kind of reader. */
function postTexts() {
  const texts = new Map<string, string>()
  return (
    post: ThreadChange['posts'][number],
    reader: { user: User; role: ReturnType<typeof roleOf>; canReadRecipe: boolean },
  ): string => {
    const { user, role, canReadRecipe } = reader
    const key = [post.id, post.author_id === user.id, role, user.isAdmin, canReadRecipe].join(' ')
    const known = texts.get(key)
    if (known !== undefined) return known
    const shown = canReadRecipe ? post : { ...post, ...hiddenRecipe }
    const text = eventText('post', JSON.stringify(presentPost(shown, user, role)))
    texts.set(key, text)
    return text
  }
}
