import { inviteToGroup, joinGroup } from '#shared/contract/groups.ts'
import type { TestApp } from './app.ts'
import { signUpAdmin, signUpUser, type TestUser } from './users.ts'

/** An admin and three users: the owner of a group, a member and a stranger. */
export async function signUpAroundGroup(app: TestApp) {
  const admin = await signUpAdmin(app)
  return {
    admin,
    owner: await signUpUser(app, admin, { name: 'Olive' }),
    member: await signUpUser(app, admin, { name: 'Max' }),
    stranger: await signUpUser(app, admin, { name: 'Stan' }),
  }
}

/** Inserts a group with its owner as a member, without HTTP. */
export async function insertGroup(
  app: TestApp,
  owner: TestUser,
  about: { members?: readonly TestUser[]; isPublic?: boolean; name?: string } = {},
): Promise<string> {
  const at = new Date(app.deps.clock())
  const ids = await Promise.all([owner, ...(about.members ?? [])].map((person) => userIdOf(app, person)))
  const [ownerId = ''] = ids
  const { id } = await app.db
    .insertInto('groups')
    .values({
      owner_id: ownerId,
      name: about.name ?? 'Soup club',
      is_public: about.isPublic ?? false,
      member_count: ids.length,
      created_at: at,
      updated_at: at,
      description: null,
      category: null,
      location: null,
      picture_name: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('group_members')
    .values(ids.map((member) => ({ group_id: id, user_id: member, joined_at: at })))
    .execute()
  return id
}

/** Shares a recipe with a group as a user; returns the share for `withdraw`. */
export async function shareInto(app: TestApp, groupId: string, recipeId: string, sharer: TestUser) {
  const { id } = await app.db
    .insertInto('recipe_shares')
    .values({
      group_id: groupId,
      recipe_id: recipeId,
      sharer_id: await userIdOf(app, sharer),
      created_at: new Date(app.deps.clock()),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { withdraw: () => app.db.deleteFrom('recipe_shares').where('id', '=', id).execute() }
}

export async function userIdOf(app: TestApp, user: TestUser): Promise<string> {
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow()
  return id
}

/** Invites a user to a group, who accepts. */
export async function addToGroup(owner: TestUser, user: TestUser, id: string): Promise<void> {
  await owner.call(inviteToGroup, { params: { id }, body: { email: user.email } })
  await user.call(joinGroup, { params: { id } })
}
