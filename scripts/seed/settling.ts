import { createUser, findUserByEmail } from '#server/account/queries.ts'
import type { Db } from '#server/db/schema.ts'
import { hashPassword } from '#server/account/password.ts'
import type { SeedPerson } from './people.ts'

export interface Settled extends SeedPerson {
  id: string
}

/** Gives each person an account; who has one keeps it, password and all. */
export async function settlePeople(
  db: Db,
  people: readonly SeedPerson[],
  password: string,
  now: number,
): Promise<Settled[]> {
  const passwordHash = await hashPassword(password)
  const settled: Settled[] = []
  for (const person of people) {
    const known = await findUserByEmail(db, person.email, now)
    const { id } = known ?? (await createUser(db, { ...person, passwordHash, isVerified: true, now }))
    settled.push({ ...person, id })
  }
  return settled
}
