import type { Deps } from '../../deps.ts'
import type { HttpContext } from '../http/app.ts'
import {
  readDeviceCookie,
  readSessionCookie,
  removeDeviceCookie,
  removeSessionCookie,
  writeDeviceCookie,
  writeSessionCookie,
} from './cookies.ts'
import { isKnownDevice, rememberDevice } from './known-devices.ts'
import { endSession, startSession } from './session.ts'

/**
 * Signs in an authenticated user: ends the browser's former session, creates a new one, and records the browser as a
 * known device.
 */
export async function signIn(
  context: HttpContext,
  { db, publicUrl }: Pick<Deps, 'db' | 'publicUrl'>,
  person: { userId: string; now: number; authenticatedAt?: number | null },
): Promise<void> {
  const previousToken = readSessionCookie(context, publicUrl)
  const { device, session } = await db.transaction().execute(async (transaction) => {
    if (previousToken !== undefined) await endSession(transaction, previousToken)
    const known = await rememberDevice(
      transaction,
      readDeviceCookie(context, publicUrl),
      person.userId,
      person.now,
    )
    const userAgent = context.req.header('user-agent')
    const started = await startSession(transaction, { ...person, userAgent, deviceId: known.id })
    return { device: known.token, session: started }
  })
  writeSessionCookie(context, publicUrl, session)
  writeDeviceCookie(context, publicUrl, device)
}

/** Ends the session of this browser and removes its device cookie when the device is not known any more. */
export async function signOut(
  context: HttpContext,
  { db, publicUrl }: Pick<Deps, 'db' | 'publicUrl'>,
  now: number,
): Promise<void> {
  const token = readSessionCookie(context, publicUrl)
  if (token !== undefined) await endSession(db, token)
  removeSessionCookie(context, publicUrl)
  const device = readDeviceCookie(context, publicUrl)
  if (device !== undefined && !(await isKnownDevice(db, device, now))) removeDeviceCookie(context, publicUrl)
}
