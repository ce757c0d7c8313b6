import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { login } from '#shared/contract/account.ts'
import { validateInvite } from '#shared/contract/invites.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { readConfig } from '../../config/config.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { bodiesInFlight } from '../http/bodies-in-flight.ts'
import { addressGroup } from '../http/client-address.ts'
import { networksOf } from './networks.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ config: readConfig({ TRUST_PROXY: '1' }) })
})
afterAll(() => app.close())
beforeEach(() => app.db.deleteFrom('rate_limits').execute())

const from = (address: string) => app.anonymous({ 'x-forwarded-for': address })

async function validate(address: string): Promise<string> {
  return from(address)
    .call(validateInvite, { body: { code: 'ABCDEFGHJK' } })
    .then(
      () => 'ok',
      ({ code }: { code: string }) => code,
    )
}

/** As if so many tries had come before from each of these networks. */
async function count(scope: string, tries: Readonly<Record<string, number>>): Promise<void> {
  const window_ends_at = new Date(app.deps.clock() + 3_600_000)
  const rows = Object.entries(tries).map(([subject, number]) => ({
    scope,
    subject,
    count: number,
    window_ends_at,
  }))
  await app.db.insertInto('rate_limits').values(rows).execute()
}

async function counted(scope: string): Promise<Record<string, number>> {
  const rows = await app.db
    .selectFrom('rate_limits')
    .select(['subject', 'count'])
    .where('scope', '=', scope)
    .execute()
  return Object.fromEntries(rows.map(({ subject, count: number }) => [subject, number]))
}

describe('the networks of an address', () => {
  test.each([
    ['203.0.113.9', ['203.0.113.9']],
    ['::ffff:203.0.113.9', ['203.0.113.9']],
    ['2001:db8:1:ab34::7', ['2001:db8:1:ab34::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48']],
    ['2001:DB8:1:5:1:2:3:4', ['2001:db8:1:5::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
    ['unknown', ['unknown']],
  ])('of %s', (address, names) => {
    expect(networksOf(addressGroup(address)).map(({ name }) => name)).toEqual(names)
  })

  test('have limits that rise with their size', () => {
    const times = networksOf(addressGroup('2001:db8::1')).map((network) => network.times)
    expect(times).toEqual([1, 4, 16])
  })
})

describe('a client with many networks', () => {
  const { count: limit } = rateLimits.validationsPerAddress

  test('is refused in one /64, then in its /56, then in its /48; others are not', async () => {
    await count('validate', {
      '2001:db8:1:0::/64': limit,
      '2001:db8:2:100::/56': limit * 4,
      '2001:db8:3::/48': limit * 16,
    })
    expect(await validate('2001:db8:1::5')).toBe('too many requests')
    expect(await validate('2001:db8:1:1::5')).toBe('invalid')
    expect(await validate('2001:db8:2:1ff::5')).toBe('too many requests')
    expect(await validate('2001:db8:2:200::5')).toBe('invalid')
    expect(await validate('2001:db8:3:ffff::5')).toBe('too many requests')
    expect(await validate('2001:db8:4::5')).toBe('invalid')
  })

  test('takes no more than its own limit from its neighbours', async () => {
    await count('validate', { '2001:db8:1:0::/64': limit - 1 })
    for (let time = 0; time < 4; time += 1) await validate('2001:db8:1::5')
    const { '2001:db8:1::/48': site, '2001:db8:1:0::/56': customer } = await counted('validate')
    expect([site, customer]).toEqual([1, 1])
  })

  test('counts failed sign-ins in each of them', async () => {
    const { count: most } = rateLimits.signInsPerAddress
    const signIn = (address: string) =>
      from(address)
        .call(login, { body: { email: 'nobody@example.org', password: 'wrong & wrong' } })
        .catch(({ code }: { code: string }) => code)
    expect(await signIn('2001:db8:1::5')).toBe('Invalid credentials')
    expect(Object.values(await counted('sign-in from address'))).toEqual([1, 1, 1])
    await app.db.deleteFrom('rate_limits').execute()
    await count('sign-in from address', { '2001:db8:1::/48': most * 16 })
    expect(await signIn('2001:db8:1:77::5')).toBe('too many requests')
    expect(await signIn('2001:db8:2:77::5')).toBe('Invalid credentials')
  })

  test('waits in one connection only, however many of it try at once', async () => {
    await count('validate', { '2001:db8:1::/48': 1 })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: held, resolve: holds } = Promise.withResolvers<void>()
    const holding = app.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('rate_limits').select('count').forUpdate().execute()
      holds()
      await released
    })
    await held
    const tries = Array.from({ length: 40 }, (_, subnet) => validate(`2001:db8:1:${subnet.toString(16)}::1`))
    expect(await validate('2001:db8:2::1')).toBe('invalid')
    release()
    await holding
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['invalid']))
  })

  test('does not fill the memory for bodies', () => {
    const bodies = bodiesInFlight()
    const { anonymousPerAddress: most, all } = capacity.body.inFlight
    const shares = Array.from({ length: 256 }, (_, subnet) =>
      bodies.share({ address: addressGroup(`2001:db8:1:${(subnet * 256).toString(16)}::1`) }),
    )
    let taken = 0
    for (const share of shares) {
      try {
        share.take(most)
        taken += most
      } catch (error) {
        expect(error).toMatchObject({ code: 'too many requests' })
      }
    }
    expect(taken).toBe(most * 16)
    expect(taken).toBeLessThan(all / 2)
    for (const share of shares) share.release()
    shares[0]?.take(most)
  })
})
