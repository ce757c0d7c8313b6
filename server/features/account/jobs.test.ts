import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { login, me, requestReset, signup } from '#shared/contract/account.ts'
import {
  approveInviteRequest,
  generateInvite,
  listInviteRequests,
  requestInvite,
  sendInvite,
} from '#shared/contract/invites.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { hourlyJobs } from '../../app.ts'
import { startScheduler, runJobs } from '../../platform/jobs/scheduler.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
afterAll(() => app.close())

const count = async (
  table: 'sessions' | 'email_tokens' | 'rate_limits' | 'mails' | 'invite_requests' | 'users',
) =>
  (
    await app.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirst()
  )?.count

describe('the hourly jobs', () => {
  test('delete expired rows and no others', async () => {
    const member = await signUpUser(app, admin)
    const { code } = await admin.call(generateInvite)
    const email = 'never.verifies@example.org'
    await app.anonymous().call(signup, { body: { email, password: goodPassword, inviteCode: code } })
    await app.anonymous().call(requestReset, { body: { email: member.email } })
    await admin.call(sendInvite, { body: { to: 'forgotten.friend@example.org' } })
    await app.anonymous().call(requestInvite, { body: { email: 'asked.long.ago@example.org' } })
    const [request] = await admin.call(listInviteRequests, { query: { status: 'pending' } })
    await admin.call(approveInviteRequest, { params: { id: request?.ID ?? '' } })
    await app.mails()
    await runJobs(app.deps, hourlyJobs)
    expect(await count('users')).toBe(3)
    expect(await count('mails')).toBeGreaterThan(0)

    app.advanceClock(lifetimes.unverifiedAccount)
    await runJobs(app.deps, hourlyJobs)
    expect(await count('users')).toBe(2)
    expect(await count('email_tokens')).toBe(0)
    expect(await count('rate_limits')).toBe(0)
    expect((await member.call(me)).email).toBe(member.email)

    app.advanceClock(lifetimes.session.lifetime + 1000)
    await runJobs(app.deps, hourlyJobs)
    expect(await count('sessions')).toBe(0)
    // Only the daily mail, which the same run has just written to the inviter.
    const mails = await app.db.selectFrom('mails').select('dedupe_key').execute()
    expect(mails.filter(({ dedupe_key }) => !dedupe_key.startsWith('digest '))).toEqual([])
    expect(await count('invite_requests')).toBe(0)
    const addresses = await app.db
      .selectFrom('invites')
      .select('sent_to')
      .where('sent_to', 'is not', null)
      .execute()
    expect(addresses).toEqual([])
    await member.call(login, { body: { email: member.email, password: goodPassword } })
  })

  test('continue when one job fails, and stop with the scheduler', async () => {
    const swept: string[] = []
    const cleanUp = startScheduler(app.deps, [
      async () => {
        throw new Error('the store is away')
      },
      async () => void swept.push('second'),
    ])
    await cleanUp.stop()
    expect(swept).toEqual(['second'])
  })
})

describe('a clock that is wrong by more than a minute', () => {
  afterEach(() => void vi.restoreAllMocks())

  test.for([
    ['ahead of', 40 * 24 * 60 * 60_000],
    ['behind', -2 * 60_000],
  ] as const)(
    'that is %s the database’s pauses the jobs with an error until the clocks agree',
    async ([way, off]) => {
      const errors: unknown[] = []
      const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(JSON.parse(line)) })
      const deps = { ...app.deps, log }
      const ran = vi.fn<() => Promise<void>>(async () => undefined)
      const real = Date.now
      vi.spyOn(Date, 'now').mockImplementation(() => real() + off)
      expect(await runJobs(deps, [...hourlyJobs, ran])).toBe(false)
      expect(ran).not.toHaveBeenCalled()
      expect(errors).toEqual([expect.objectContaining({ msg: expect.stringContaining(way) })])

      vi.mocked(Date.now).mockImplementation(() => real() + 50_000)
      expect(await runJobs(deps, [ran])).toBe(true)
      expect(ran).toHaveBeenCalledOnce()
      expect(errors).toHaveLength(1)
    },
  )

  test('is measured independently of `deps.clock`', async () => {
    app.advanceClock(90 * 24 * 60 * 60_000)
    expect(await runJobs(app.deps, [])).toBe(true)
  })
})
