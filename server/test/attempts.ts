import type { limits } from '#shared/limits.ts'
import type { TestApp } from './app.ts'
import { personId } from './groups.ts'
import type { Person } from './people.ts'

type Limits = typeof limits.attempts

/** As if a member had done it as often as they may; `deed` is the scope under which it is counted. */
export async function useUp(
  app: TestApp,
  person: Person,
  deed: string,
  { count, window }: Limits[Exclude<keyof Limits, 'wrongPasswordsPerAccount'>],
): Promise<void> {
  await app.db
    .insertInto('rate_limits')
    .values({
      scope: deed,
      subject: await personId(app, person),
      count,
      window_ends_at: new Date(app.deps.clock() + window),
    })
    .execute()
}
