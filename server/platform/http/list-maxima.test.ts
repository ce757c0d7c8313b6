import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathOf } from '#shared/contract/call.ts'
import { listCollections } from '#shared/contract/collections.ts'
import { listMyCooked } from '#shared/contract/cooking-log.ts'
import * as care from '#shared/contract/moderation.ts'
import * as forum from '#shared/contract/forum.ts'
import * as groups from '#shared/contract/groups.ts'
import { listInviteRequests, listInviteTree, listMyInvites } from '#shared/contract/invites.ts'
import { listMyLikes, listMyRatings } from '#shared/contract/ratings.ts'
import { listMyDeletedRecipes, listMyRecipes } from '#shared/contract/recipes.ts'
import { listMyTags, listSavedIds, listSavedRecipes } from '#shared/contract/saved-recipes.ts'
import { listSessions } from '#shared/contract/sessions.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { limits } from '#shared/constants/limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { insertGroup, userIdOf } from '../../test/groups.ts'
import { signUpAdmin, type TestUser } from '../../test/users.ts'
import { createTestRecipe } from '../../test/recipes.ts'

let app: TestApp
/** An admin, since some lists are for admins. */
let admin: TestUser
let id: string
let group: string
let thread: string
let recipe: string

/** More rows than the longest list answers. */
const more = limits.list.lines + 30

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  id = await userIdOf(app, admin)
  group = await insertGroup(app, admin, { isPublic: true })
  ;({ id: recipe } = await createTestRecipe(admin))
  ;({ id: thread } = await admin.call(forum.createThread, {
    params: { id: group },
    body: { title: 'Soups', content: 'All of them.' },
  }))
  const numbers = sql`generate_series(1, ${sql.lit(more)}) as n`
  const at = sql`now() - n * interval '1 second'`
  const statements = [
    sql`insert into users (email, is_admin, language, created_at, verified_at)
      select 'many' || n || '@example.org', false, 'en', now(), now() from ${numbers}`,
    sql`insert into recipes (uuid, owner_id, title, content, language, dish_type, search_terms, findings,
        search_title, search_text, created_at, updated_at, deleted_at)
      select gen_random_uuid(), ${id}, 'Soup ' || n, 'Stir.', 'en', 'Mains', '{}', '[]', 'soup', 'stir', ${at}, now(),
        case when n % 2 = 0 then ${at} end from ${numbers}`,
    sql`insert into cooking_log (id, user_id, recipe_id, title, cooked_on, servings, visible_to, created_at)
      select gen_random_uuid(), ${id}, ${recipe}, 'Soup', current_date - n::int, 4, 'me', now() from ${numbers}`,
    sql`insert into ratings (recipe_id, user_id, stars, rated_at) select id, ${id}, 3, created_at from recipes`,
    sql`insert into likes (recipe_id, user_id, liked_at) select id, ${id}, created_at from recipes`,
    sql`insert into groups (name, is_public, owner_id, created_at, updated_at)
      select 'Group ' || n, true, ${id}, ${at}, now() from ${numbers}`,
    sql`insert into group_members (group_id, user_id, joined_at) select id, ${id}, created_at from groups
      on conflict do nothing`,
    sql`insert into group_members (group_id, user_id, joined_at)
      select ${group}, id, created_at from users on conflict do nothing`,
    sql`insert into mutes (user_id, muted_user_id, created_at) select ${id}, id, created_at from users where id <> ${id}`,
    sql`insert into suspensions (user_id, group_id, reason, created_at)
      select ${id}, id, 'Too salty', created_at from groups`,
    sql`insert into sessions (token_hash, user_id, created_at, seen_at, expires_at)
      select sha256(n::text::bytea), ${id}, now(), ${at}, now() + interval '1 day' from ${numbers}`,
    sql`insert into invites (code_hash, grants_admin, created_by, created_at)
      select sha256(n::text::bytea), false, ${id}, ${at} from ${numbers}`,
    sql`insert into invite_requests (email, language, created_at)
      select 'asks' || n || '@example.org', 'en', ${at} from ${numbers}`,
    sql`insert into saved_recipes (user_id, recipe_id, title, dish_type, saved_at)
      select ${id}, gen_random_uuid(), 'Soup ' || n, 'Mains', ${at} from ${numbers}`,
    sql`insert into recipe_tags (user_id, recipe_id, tag, folded)
      select ${id}, ${recipe}, 'tag ' || n, 'tag ' || n from ${numbers}`,
    sql`insert into collections (id, owner_id, title, position, created_at, updated_at)
      select gen_random_uuid(), ${id}, 'Collection ' || n, n, ${at}, ${at} from ${numbers}`,
    sql`insert into recipe_shares (recipe_id, group_id, sharer_id, created_at)
      select ${recipe}, id, ${id}, now() from groups`,
    sql`insert into forum_threads (group_id, author_id, title, content, category, created_at, active_at)
      select ${group}, ${id}, 'Thread ' || n, 'Words.', 'other', ${at}, ${at} from ${numbers}`,
    sql`insert into forum_posts (thread_id, ordinal, author_id, content, created_at)
      select ${thread}, n, ${id}, 'Post ' || n, ${at} from ${numbers}`,
  ]
  for (const statement of statements) await statement.execute(app.db)
})
afterAll(() => app.close())

const lists: readonly { list: Endpoint; query?: object; params?: () => Record<string, string> }[] = [
  { list: listMyRecipes },
  { list: listMyDeletedRecipes },
  { list: listMyRatings },
  { list: listMyLikes },
  { list: listMyCooked },
  { list: listSavedRecipes },
  { list: listSavedIds },
  { list: listMyTags },
  { list: listCollections },
  { list: groups.listMyGroups },
  { list: groups.listPublicGroups },
  { list: groups.listGroupMembers, params: () => ({ id: group }) },
  { list: forum.listThreads, params: () => ({ id: group }) },
  { list: forum.listPosts, params: () => ({ id: thread }) },
  { list: forum.listRecipeShares, params: () => ({ id: recipe }) },
  { list: care.listMutedMembers },
  { list: care.listSuspensions },
  { list: care.listOwnSuspensions },
  { list: listSessions },
  { list: listMyInvites },
  { list: listInviteTree },
  { list: listInviteRequests, query: { status: 'pending' } },
]

describe('a list without a limit', () => {
  test.each(lists.map((each) => ({ ...each, path: each.list.path })))(
    '$path has a most, and its rest comes by offset',
    async ({ list, query = {}, params }) => {
      const part = async (offset?: number): Promise<unknown[]> => {
        const asked = offset === undefined ? query : { ...query, offset }
        const answer = await admin.fetch(pathOf(list, params?.() ?? {}, asked))
        expect(answer.status).toBe(200)
        const found = (await answer.json()) as unknown[] | { invites: unknown[] }
        return Array.isArray(found) ? found : found.invites
      }
      const first = await part()
      expect(first).toHaveLength(list.most ?? 0)
      const next = await part(list.most)
      expect(next.length).toBeGreaterThan(0)
      const texts = [...first, ...next].map((each) => JSON.stringify(each))
      expect(new Set(texts).size).toBe(texts.length)
    },
  )
})
