import type { rateLimits } from '#shared/constants/rate-limits.ts'
import type { TestApp } from './app.ts'
import { userIdOf } from './groups.ts'
import type { TestUser } from './users.ts'

type Limits = typeof rateLimits

/** Uses up a user's rate limit. */
export async function exhaustLimit(
  app: TestApp,
  user: TestUser,
  scope: string,
  { count, window }: Limits[Exclude<keyof Limits, 'wrongPasswordsPerAccount'>],
): Promise<void> {
  await app.db
    .insertInto('rate_limits')
    .values({
      scope,
      subject: await userIdOf(app, user),
      count,
      window_ends_at: new Date(app.deps.clock() + window),
    })
    .execute()
}
