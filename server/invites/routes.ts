import { generateInvite, validateInvite } from '#shared/contract/invites.ts'
import { limits } from '#shared/limits.ts'
import type { App } from '../http/app.ts'
import { countAttempt } from '../http/limits.ts'
import { serve } from '../http/serve.ts'
import { newInviteCode } from './codes.ts'
import { checkInvite, createInvite, inviteHasher } from './queries.ts'

export function invitesRoutes(app: App) {
  const hash = inviteHasher(app.deps.sign)

  serve(
    app,
    validateInvite,
    async ({ db, body, now }) => {
      await checkInvite(db, body.code, hash, now)
      return {}
    },
    {
      limit: ({ db, address, now }) =>
        countAttempt(db, `validate ${address}`, limits.attempts.validationsPerAddress, now),
    },
  )

  serve(app, generateInvite, async ({ db, member, now }) => {
    const code = newInviteCode()
    await createInvite(db, { code, createdBy: member.id, now }, hash)
    return { code }
  })
}
