import type { Language } from '#shared/languages.ts'
import type { Deps } from '../deps.ts'
import type { Db } from '../db/schema.ts'
import { hashToken } from '../http/session.ts'
import { verificationLetter } from '../mail/letters.ts'
import { postMail } from '../mail/outbox.ts'
import { createVerificationToken } from './queries.ts'

/** Puts a verification mail into the outbox, in the caller's transaction. */
export async function mailVerificationLink(
  db: Db,
  deps: Pick<Deps, 'publicUrl' | 'config'>,
  user: { id: string; email: string; name: string | null; language: Language },
  now: number,
): Promise<void> {
  const token = await createVerificationToken(db, { userId: user.id, email: user.email, now })
  const link = `${deps.publicUrl}/verify?token=${token}`
  await postMail(db, {
    to: user.email,
    letter: verificationLetter(user.language, { name: user.name, link }, deps.config.legal),
    dedupeKey: `verify ${hashToken(token).toString('base64url')}`,
    now,
  })
}
