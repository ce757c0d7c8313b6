import { randomBytes } from 'node:crypto'
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  showSecondFactor,
  startSecondFactor,
} from '#shared/contract/second-factor.ts'
import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import type { Db } from '../../db/schema.ts'
import type { App } from '../../http/app.ts'
import { recordAct } from '../../http/audit.ts'
import { serve } from '../../http/serve.ts'
import { proveSelf } from '../guesses.ts'
import { findFactor, proveSecondFactor, takeCode } from './codes.ts'
import { mailSecondFactor } from './mails.ts'
import { countRecoveryCodes, newRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts'
import { newSecret, seal } from './secret.ts'

/** Setting up, renewing and switching off what is asked besides the password. */
export function secondFactorRoutes(app: App) {
  serve(app, showSecondFactor, async ({ db, member }) => {
    const since = (await findFactor(db, member.id))?.confirmed_at ?? null
    const recoveryCodesLeft = since === null ? 0 : await countRecoveryCodes(db, member.id)
    return { since: since?.toISOString() ?? null, recoveryCodesLeft }
  })

  serve(app, startSecondFactor, async ({ deps, db, member, session, body, now }) => {
    // It stands beside a password; who comes in by a provider alone has the provider's own.
    if (!member.hasPassword) throw fail('not allowed')
    await proveSelf(db, { member, session: session.current, password: body.password ?? null, now })
    const { bytes, secret, uri } = newSecret(member.email)
    const fresh = {
      secret: seal(deps.sign, member.id, bytes),
      recovery_salt: randomBytes(16),
      created_at: new Date(now),
      last_step: null,
    }
    const started = await db
      .insertInto('second_factors')
      .values({ ...fresh, user_id: member.id, confirmed_at: null })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet(fresh).where('second_factors.confirmed_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst()
    if (!started) throw fail('already on')
    return { secret, uri }
  })

  serve(app, confirmSecondFactor, async ({ deps, db, member, body, address, now }) => {
    const factor = await findFactor(db, member.id)
    const late = new Date(now - limits.secondFactor.setUp)
    if (!factor || factor.confirmed_at !== null || factor.created_at <= late) throw fail('not found')
    const guess = { user: member, code: body.code, address, now }
    if (!(await takeCode(db, deps, guess, factor))) throw fail('wrong code')
    const recovery = await newRecoveryCodes()
    await db.transaction().execute(async (transaction) => {
      const confirmed = await transaction
        .updateTable('second_factors')
        .set({ confirmed_at: new Date(now) })
        .where('user_id', '=', member.id)
        .where('confirmed_at', 'is', null)
        .where('secret', '=', factor.secret)
        .returning('user_id')
        .executeTakeFirst()
      if (!confirmed) throw fail('not found')
      await storeRecoveryCodes(transaction, member.id, recovery)
      await recordAct(transaction, { action: 'second factor on', actorId: member.id, address, now })
      const left = recovery.codes.length
      await mailSecondFactor(transaction, deps, member, { step: 'on', left, now })
    })
    return { recoveryCodes: recovery.codes }
  })

  serve(app, renewRecoveryCodes, async ({ deps, db, member, session, body, address, now }) => {
    await requireFactor(db, member.id)
    await proveSelf(db, { member, session: session.current, password: body.password ?? null, now })
    await proveSecondFactor(db, deps, { user: member, code: body.code ?? null, address, now })
    const recovery = await newRecoveryCodes()
    await db.transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('second_factors')
        .select('user_id')
        .where('user_id', '=', member.id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      await storeRecoveryCodes(transaction, member.id, recovery)
      await recordAct(transaction, { action: 'recovery codes renewed', actorId: member.id, address, now })
    })
    return { recoveryCodes: recovery.codes }
  })

  serve(app, removeSecondFactor, async ({ deps, db, member, session, body, address, now }) => {
    await requireFactor(db, member.id)
    await proveSelf(db, { member, session: session.current, password: body.password ?? null, now })
    await proveSecondFactor(db, deps, { user: member, code: body.code ?? null, address, now })
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('second_factors').where('user_id', '=', member.id).execute()
      await recordAct(transaction, { action: 'second factor off', actorId: member.id, address, now })
      await mailSecondFactor(transaction, deps, member, { step: 'off', left: 0, now })
    })
    return {}
  })
}

/** Throws `not found` where nothing is on. */
async function requireFactor(db: Db, userId: string): Promise<void> {
  const factor = await findFactor(db, userId)
  if (!factor || factor.confirmed_at === null) throw fail('not found')
}
