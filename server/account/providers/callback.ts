import { deleteCookie, getCookie } from 'hono/cookie'
import { fail, Refusal } from '#shared/errors.ts'
import type { Language } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { Provider } from '#shared/providers.ts'
import { toSingleLine } from '#shared/wire.ts'
import { addressGroup, clientAddress } from '../../http/address.ts'
import type { App, HttpContext } from '../../http/app.ts'
import { recordAct } from '../../http/audit.ts'
import { isStorable, readBody } from '../../http/body.ts'
import { readSessionCookie } from '../../http/cookies.ts'
import { pageLanguage } from '../../http/page-language.ts'
import { findSession } from '../../http/session.ts'
import { signIn } from '../../http/sign-in.ts'
import { hashInviteCode, inviteHasher } from '../../invites/queries.ts'
import { ProviderError, type ProvenPerson } from '../../outside/oauth/sign-in-provider.ts'
import { receive, type Arrival, type ArrivalError } from './arrival.ts'
import { readBrowser } from './browser-cookie.ts'
import { isBearer, takeFlow, type Flow } from './flows.ts'
import { linkArrived } from './linking.ts'
import { callbackUrl, findProvider } from './start.ts'

/** Apple sends people back by a form that its own page posts to us. */
export const callbackPostPath = '/auth/oauth/apple/callback'

const inviteCookie = 'invite_code'

type WayBack = ArrivalError | ProviderError['reason']

/** Where people arrive from a provider. It always leads on to a page: never does a person see JSON here. */
export function serveCallback(app: App) {
  const { deps } = app
  const { db, publicUrl } = deps
  const hashCode = inviteHasher(deps.sign)

  // A post from another site carries none of our cookies, a navigation does: the answer is the same address by GET.
  app.http.post(callbackPostPath, async (context) => {
    const { name } = findProvider(deps, 'apple')
    const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (type !== 'application/x-www-form-urlencoded') throw fail('unsupported type')
    const address = addressGroup(clientAddress(context, deps.config.trustProxy))
    const share = app.bodies.share({ address })
    const bytes = await readBody(context, limits.body.visitor, share.take).finally(share.release)
    const form = new URLSearchParams(bytes.toString('utf8'))
    const kept = new URLSearchParams()
    for (const field of ['code', 'state', 'error', 'iss', 'user']) {
      const value = form.get(field)
      if (value !== null) kept.set(field, value)
    }
    context.header('cache-control', 'no-store')
    return context.redirect(`${callbackUrl(publicUrl, name)}?${kept}`, 303)
  })

  app.http.get('/auth/oauth/:provider/callback', async (context) => {
    const { name, provider } = findProvider(deps, context.req.param('provider'))
    const now = deps.clock()
    const address = addressGroup(clientAddress(context, deps.config.trustProxy))
    const answer = new URL(context.req.url).searchParams
    context.header('cache-control', 'no-store')

    let flow: Flow | undefined
    try {
      const state = answer.get('state')
      flow = state === null ? undefined : await takeFlow(db, { provider: name, state, now })
      const session = await sessionOf(context, now)
      const bearer = flow?.user_id ? session?.session.id : readBrowser(context, publicUrl)
      if (!flow || state === null || !isBearer(flow, bearer)) {
        return leaveWith(context, 'failed', flow?.language ?? pageLanguage(context), flow)
      }
      const { verifier, nonce } = flow
      const attempt = { redirectUri: callbackUrl(publicUrl, name), state, verifier, nonce }
      const person = await provider.finish(attempt, answer)
      if (!isStorable(person)) throw new ProviderError('failed', new Error('text that nothing can store'))
      const identity = { provider: name, subject: person.subject, email: person.email }

      if (flow.user_id !== null && session) {
        const linked = await linkArrived(db, deps, { member: session.member, identity, address, now })
        return linked
          ? context.redirect(`${publicUrl}/${flow.language}/settings?linked=${name}#providers`, 302)
          : leaveWith(context, 'account_exists', flow.language, flow)
      }

      const cookie = getCookie(context, inviteCookie)
      const newcomer = {
        identity,
        emailIsProven: person.emailIsProven,
        name: nameOf(name, person, answer),
        inviteHash: flow.invite_hash ?? (cookie ? hashInviteCode(cookie, hashCode) : null),
        language: flow.language,
        address,
        now,
      }
      const arrival = await db.transaction().execute((transaction) => receive(transaction, deps, newcomer))
      return await leadIn(context, arrival, flow, { now, provedAt: person.provedAt })
    } catch (error) {
      const reason = wayBackOf(error)
      if (reason === 'failed' || reason === 'unavailable')
        deps.log.warn({ err: error, provider: name }, 'a sign-in by a provider did not work')
      if (flow && reason === 'failed') await recordAct(db, { action: 'sign-in refused', address, now })
      return leaveWith(context, reason, flow?.language ?? pageLanguage(context), flow)
    }
  })

  async function sessionOf(context: HttpContext, now: number) {
    const token = readSessionCookie(context, publicUrl)
    return token === undefined ? null : findSession(db, token, now)
  }

  /** Who links is led back to the settings, everybody else to the login. */
  function leaveWith(context: HttpContext, reason: WayBack, language: Language, flow: Flow | undefined) {
    const page = flow?.user_id ? 'settings' : 'login'
    const anchor = flow?.user_id ? '#providers' : ''
    return context.redirect(`${publicUrl}/${language}/${page}?error=${reason}${anchor}`, 302)
  }

  async function leadIn(
    context: HttpContext,
    arrival: Arrival,
    flow: Flow,
    { now, provedAt }: { now: number; provedAt: number | null },
  ) {
    if (arrival.kind === 'refused') return leaveWith(context, arrival.error, flow.language, flow)
    if (arrival.isNew) deleteCookie(context, inviteCookie, { path: '/' })
    if (arrival.kind === 'mailed') return context.redirect(`${publicUrl}/verify?info=sent`, 302)
    await signIn(context, deps, {
      userId: arrival.userId,
      now,
      // A clock that is ahead over there makes nobody fresher than now.
      provedAt: provedAt === null ? null : Math.min(provedAt, now),
    })
    return context.redirect(`${publicUrl}${flow.return_path ?? `/${flow.language}`}`, 302)
  }
}

/** What went wrong in the words of the login page. */
function wayBackOf(error: unknown): WayBack {
  if (error instanceof ProviderError) return error.reason
  if (error instanceof Refusal) {
    // Beyond its rule a code is like none at all; and of two who take one address at once the second finds it taken.
    if (['used', 'invalid code', 'invite required'].includes(error.code)) return 'invite_required'
    if (error.code === 'email exists') return 'account_exists'
  }
  return 'unavailable'
}

/** Apple tells the name once, beside the code rather than in the token, and only to whoever signs in for the first time. */
function nameOf(provider: Provider, person: ProvenPerson, answer: URLSearchParams): string | null {
  const name = person.name ?? (provider === 'apple' ? appleName(answer.get('user')) : null)
  if (name === null) return null
  const short = toSingleLine(name)
    .slice(0, limits.name.max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
  return short !== '' && isStorable(short) ? short : null
}

function appleName(user: string | null): string | null {
  try {
    const { firstName, lastName } = JSON.parse(user ?? '{}')?.name ?? {}
    const parts = [firstName, lastName].filter((part) => typeof part === 'string')
    return parts.join(' ').trim() || null
  } catch {
    return null
  }
}
