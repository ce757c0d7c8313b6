import type { Hono } from 'hono'
import type { Pool } from 'pg'
import { sessionReader } from './session-yardstick.ts'

/** The least that a list of cards and the page of a recipe need: one prepared statement each. */
export function recipeYardsticks(bare: Hono, pool: Pool): void {
  const userOf = sessionReader(pool)

  bare.get('/least/cards', async (context) => {
    await userOf(context)
    const { rows } = await pool.query({
      name: 'least cards',
      text: `select recipes.id, recipes.uuid, recipes.title, recipes.dish_type, recipes.total_minutes,
          recipes.rating_sum, recipes.rating_count, recipes.like_count, recipes.language, recipes.image_key,
          users.name, images.placeholder
        from recipes join users on users.id = recipes.owner_id left join images on images.key = recipes.image_key
        where recipes.id = any(array(select id from recipes where is_public and deleted_at is null and hidden_at is null
          order by created_at desc, id desc limit 12 offset $1))
        order by recipes.created_at desc, recipes.id desc`,
      values: [Number(context.req.query('offset') ?? 0)],
    })
    return context.json(rows)
  })

  bare.get('/least/recipes/:uuid', async (context) => {
    const { rows } = await pool.query({
      name: 'least recipe',
      text: `select recipes.id, recipes.uuid, title, content, structure, image_key, plating, taste, rating_sum,
          rating_count, like_count, comments_count, photos_count, dish_type, prep_minutes, cook_minutes,
          total_minutes, recipes.language, is_public, recipes.created_at, findings, users.name
        from recipes join users on users.id = recipes.owner_id
        where uuid = $1 and is_public and deleted_at is null and hidden_at is null`,
      values: [context.req.param('uuid')],
    })
    return context.json(rows[0])
  })
}
