import { Hono } from 'hono'
import { verify } from '@node-rs/argon2'
import type { Pool } from 'pg'
import { forumYardsticks } from './forum-yardsticks.ts'
import { householdYardsticks } from './households.ts'
import { recipeYardsticks } from './recipe-yardsticks.ts'
import { sessionReader } from './session-yardstick.ts'

/** What each scenario is held against: bare routes that do the least that is needed, without a framework of ours. */
export function yardsticks(
  pool: Pool,
  about: { userId: string; groupId: string; threadId: string; hash: string; password: string },
) {
  const bare = new Hono()

  recipeYardsticks(bare, pool)
  forumYardsticks(bare, pool, about.groupId)
  householdYardsticks(bare, pool)

  const userOf = sessionReader(pool)
  bare.get('/session', async (context) => context.json({ id: await userOf(context) }))

  bare.post('/insert', async (context) => {
    const { content } = await context.req.json<{ content: string }>()
    const { rows } = await pool.query(
      'insert into bench_replies (thread_id, author_id, content, created_at) values ($1, $2, $3, $4) returning *',
      [about.threadId, about.userId, content, new Date()],
    )
    return context.json(rows[0], 201)
  })

  bare.post('/argon2', async (context) => context.json({ right: await verify(about.hash, about.password) }))

  // What a search costs that ranks all it finds.
  bare.get('/rank/:word', async (context) => {
    const { rows } = await pool.query(
      `select recipes.id, recipes.title, recipes.image_key, users.name
       from recipes join users on users.id = recipes.owner_id,
         any_language_query($1, $1, $1, $1) query
       where recipes.is_public and recipes.deleted_at is null and recipes.search_vector @@ query
       order by ts_rank(recipes.search_vector, query, 1) desc, recipes.id limit 100`,
      [`${context.req.param('word').toLowerCase()}:*`],
    )
    return context.json(rows)
  })
  return bare
}
