import type { Language } from '#shared/constants/languages.ts'
import { paths } from '#shared/paths.ts'
import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/db/schema.ts'
import { approvalEmail } from '../mail/templates/approval.ts'
import { invitationEmail } from '../mail/templates/invitation.ts'
import { enqueueEmail } from '../mail/outbox.ts'
import { unsubscribeLink } from '../mail/suppression.ts'

type MailDeps = Pick<Deps, 'publicUrl' | 'config' | 'sign'>

/** Enqueues the mail in the caller's transaction, as `mailApproval` does. */
export async function mailInvitation(
  db: Db,
  deps: MailDeps,
  about: { inviteId: string; to: string; code: string; inviterName: string; language: Language; now: number },
): Promise<void> {
  const { language, inviterName, to, now } = about
  const link = deps.publicUrl + paths.signup(language, about.code)
  const unsubscribe = unsubscribeLink(deps, to, language)
  await enqueueEmail(db, {
    to,
    email: invitationEmail(language, { host: inviterName, link, unsubscribe }, deps.config.legal),
    dedupeKey: `invite ${about.inviteId}`,
    now,
  })
}

export async function mailApproval(
  db: Db,
  deps: MailDeps,
  about: { requestId: string; to: string; code: string; language: Language; now: number },
): Promise<void> {
  const link = deps.publicUrl + paths.signup(about.language, about.code)
  await enqueueEmail(db, {
    to: about.to,
    email: approvalEmail(about.language, { link }, deps.config.legal),
    dedupeKey: `request ${about.requestId}`,
    now: about.now,
  })
}
