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
import { isKnownDevice } from './known-devices.ts'
import { endSession } from './session.ts'
import { renewDevice, startSession } from './start-session.ts'

/**
 * Signs in an authenticated user: ends the browser's former session, creates a new one, and records the browser as a
 * known device.
 */
export async function signIn(
  context: HttpContext,
  { db, publicUrl }: Pick<Deps, 'db' | 'publicUrl'>,
  person: { userId: string; now: number; authenticatedAt?: number | null },
): Promise<void> {
  const previousSession = readSessionCookie(context, publicUrl)
  const previousDevice = readDeviceCookie(context, publicUrl)
  const started = { ...person, userAgent: context.req.header('user-agent') }
  const { device, session } =
    previousSession === undefined && previousDevice === undefined
      ? await startSession(db, started)
      : await db.transaction().execute(async (transaction) => {
          if (previousSession !== undefined) await endSession(transaction, previousSession)
          const renewed = previousDevice && (await renewDevice(transaction, previousDevice))
          return startSession(transaction, started, renewed)
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
