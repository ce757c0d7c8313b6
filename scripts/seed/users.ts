import { createUser, findUserByEmail } from '#server/features/account/queries.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { passwordCost } from '#server/config/password-cost.ts'
import { hashPassword } from '#server/features/account/password-hashing.ts'
import type { SeedPerson } from './people.ts'

export interface SeededUser extends SeedPerson {
  id: string
}

/** Gives each person an account; who has one keeps it, password and all. */
export async function createUsers(
  db: Db,
  people: readonly SeedPerson[],
  password: string,
  now: number,
): Promise<SeededUser[]> {
  const passwordHash = await hashPassword(password, passwordCost)
  const users: SeededUser[] = []
  for (const person of people) {
    const known = await findUserByEmail(db, person.email, now)
    const { id } = known ?? (await createUser(db, { ...person, passwordHash, isVerified: true, now }))
    users.push({ ...person, id })
  }
  return users
}
