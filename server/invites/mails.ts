import type { Language } from '#shared/languages.ts'
import type { Deps } from '../deps.ts'
import type { Db } from '../db/schema.ts'
import { approvalLetter } from '../mail/letters/approval.ts'
import { invitationLetter } from '../mail/letters/invitation.ts'
import { postMail } from '../mail/outbox.ts'
import { unsubscribeLink } from '../mail/suppression.ts'

type Needs = Pick<Deps, 'publicUrl' | 'config' | 'sign'>

function signupLink(deps: Needs, language: Language, code: string): string {
  return `${deps.publicUrl}/${language}/signup?code=${code}`
}

/** Both put a mail into the outbox, in the caller's transaction. `host` is who invites, by name. */
export async function mailInvitation(
  db: Db,
  deps: Needs,
  about: { inviteId: string; to: string; code: string; host: string; language: Language; now: number },
): Promise<void> {
  const { language, host, to, now } = about
  const link = signupLink(deps, language, about.code)
  const unsubscribe = unsubscribeLink(deps, to, language)
  await postMail(db, {
    to,
    letter: invitationLetter(language, { host, link, unsubscribe }, deps.config.legal),
    dedupeKey: `invite ${about.inviteId}`,
    now,
  })
}

export async function mailApproval(
  db: Db,
  deps: Needs,
  about: { requestId: string; to: string; code: string; language: Language; now: number },
): Promise<void> {
  const link = signupLink(deps, about.language, about.code)
  await postMail(db, {
    to: about.to,
    letter: approvalLetter(about.language, { link }, deps.config.legal),
    dedupeKey: `request ${about.requestId}`,
    now: about.now,
  })
}
