import { Secret, TOTP } from 'otpauth'
import { confirmSecondFactor, startSecondFactor } from '#shared/contract/second-factor.ts'
import { limits } from '#shared/constants/limits.ts'
import type { TestApp } from './app.ts'
import { goodPassword, type TestUser } from './users.ts'

/** Computes the codes of a secret like an authenticator app, independently of the library under test. */
export function codeOf(secret: string, at: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at })
}

export interface Authenticator {
  /** The current code, or that of some steps before or after. */
  code: (steps?: number) => string
  recoveryCodes: string[]
}

/** Enables the second factor as in the settings, and advances the clock to the next code. */
export async function enableSecondFactor(app: TestApp, user: TestUser): Promise<Authenticator> {
  const { secret } = await user.call(startSecondFactor, { body: { password: goodPassword } })
  const { period } = limits.secondFactor
  const code = (steps = 0) => codeOf(secret, app.deps.clock() + steps * period)
  const { recoveryCodes } = await user.call(confirmSecondFactor, { body: { code: code() } })
  app.advanceClock(period)
  return { code, recoveryCodes }
}
