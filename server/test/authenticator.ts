import { Secret, TOTP } from 'otpauth'
import { confirmSecondFactor, startSecondFactor } from '#shared/contract/second-factor.ts'
import { limits } from '#shared/constants/limits.ts'
import type { TestApp } from './app.ts'
import { goodPassword, type TestUser } from './users.ts'

/** What an app on somebody's phone shows for a secret: its own reckoning of the code at a moment. */
export function codeOf(secret: string, at: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at })
}

export interface Authenticator {
  /** The code of this moment, or of some steps before or after it. */
  code: (steps?: number) => string
  recoveryCodes: string[]
}

/** Switches the second factor on, as a member would in the settings; the clock then stands at the next step. */
export async function enableSecondFactor(app: TestApp, user: TestUser): Promise<Authenticator> {
  const { secret } = await user.call(startSecondFactor, { body: { password: goodPassword } })
  const { period } = limits.secondFactor
  const code = (steps = 0) => codeOf(secret, app.deps.clock() + steps * period)
  const { recoveryCodes } = await user.call(confirmSecondFactor, { body: { code: code() } })
  app.advanceClock(period)
  return { code, recoveryCodes }
}
