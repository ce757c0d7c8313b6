import type { TestApp } from './app.ts'
import { signUpAdmin, signUpMember, type Person } from './people.ts'

/** An admin and three members who are to stand to a group in three ways. */
export async function signUpAroundGroup(app: TestApp) {
  const admin = await signUpAdmin(app)
  return {
    admin,
    owner: await signUpMember(app, admin, { name: 'Olive' }),
    member: await signUpMember(app, admin, { name: 'Max' }),
    stranger: await signUpMember(app, admin, { name: 'Stan' }),
  }
}

/** A group straight in its tables, its owner a member of it. */
export async function keepGroup(
  app: TestApp,
  owner: Person,
  about: { members?: readonly Person[]; isPublic?: boolean; name?: string } = {},
): Promise<string> {
  const at = new Date(app.deps.clock())
  const ids = await Promise.all([owner, ...(about.members ?? [])].map((person) => personId(app, person)))
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

/** Shares a recipe into a group in somebody's name; answers the share, which `withdraw` takes back. */
export async function shareInto(app: TestApp, groupId: string, recipeId: string, sharer: Person) {
  const { id } = await app.db
    .insertInto('recipe_shares')
    .values({
      group_id: groupId,
      recipe_id: recipeId,
      sharer_id: await personId(app, sharer),
      created_at: new Date(app.deps.clock()),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { withdraw: () => app.db.deleteFrom('recipe_shares').where('id', '=', id).execute() }
}

export async function personId(app: TestApp, person: Person): Promise<string> {
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow()
  return id
}
