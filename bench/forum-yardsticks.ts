import type { Hono } from 'hono'
import type { Pool } from 'pg'
import { sessionReader } from './session-yardstick.ts'

/** The least that the pages of a forum need: the session by its token, and one prepared statement. */
export function forumYardsticks(bare: Hono, pool: Pool, groupId: string): void {
  const userOf = sessionReader(pool)

  bare.get('/least/threads', async (context) => {
    const { rows } = await pool.query({
      name: 'least threads',
      text: `select thread.id, thread.title, thread.content, thread.category, thread.created_at, thread.active_at,
          thread.post_count, thread.is_pinned, thread.is_locked, author.name, coalesce(position.number, 0) as number
        from forum_threads thread
        join group_members on group_members.group_id = thread.group_id and group_members.user_id = $2
        left join users author on author.id = thread.author_id
        left join thread_read_positions position on position.thread_id = thread.id and position.user_id = $2
        where thread.group_id = $1 and thread.hidden_at is null
        order by thread.is_pinned desc, thread.active_at desc, thread.id desc limit 20`,
      values: [groupId, await userOf(context)],
    })
    return context.json(rows)
  })

  bare.get('/least/posts/:id', async (context) => {
    const { rows } = await pool.query({
      name: 'least posts',
      text: `select post.id, post.thread_id, post.parent_id, post.author_id, post.content, post.created_at,
          post.edited_at, author.name
        from forum_posts post join forum_threads thread on thread.id = post.thread_id
        join group_members on group_members.group_id = thread.group_id and group_members.user_id = $2
        left join users author on author.id = post.author_id
        where post.thread_id = $1 and post.hidden_at is null order by post.number`,
      values: [context.req.param('id'), await userOf(context)],
    })
    return context.json(rows)
  })

  bare.post('/least/:id/posts', async (context) => {
    const { content } = await context.req.json<{ content: string }>()
    const { rows } = await pool.query({
      name: 'least reply',
      text: `with thread as (
          update forum_threads set post_count = post_count + 1, last_ordinal = last_ordinal + 1, active_at = $4,
            revision = revision + 1
          where id = $1 and not is_locked and exists (select from group_members
            where group_members.group_id = forum_threads.group_id and group_members.user_id = $2)
          returning id, revision, last_ordinal
        )
        insert into forum_posts (thread_id, ordinal, author_id, content, created_at, revision)
        select id, last_ordinal, $2, $3, $4, revision from thread returning *`,
      values: [context.req.param('id'), await userOf(context), content, new Date()],
    })
    return context.json(rows[0], 201)
  })
}
