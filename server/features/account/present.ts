import type { User } from '../../platform/auth/session.ts'
import type { Identity } from './providers/queries.ts'
import type { AuditRow } from './queries.ts'
import type { SessionRow } from './session-queries.ts'

export const presentUser = (user: User) => ({
  userId: user.id,
  email: user.email,
  name: user.name,
  isVerified: user.isVerified,
  isAdmin: user.isAdmin,
  pendingEmail: user.pendingEmail,
  language: user.language,
  hasPassword: user.hasPassword,
})

export const presentSession = (row: SessionRow, currentId: string | undefined) => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  seen_at: row.seen_at.toISOString(),
  user_agent: row.user_agent,
  current: row.id === currentId,
})

export const presentIdentity = ({
  provider,
  email,
  created_at,
}: Omit<Identity, 'subject'> & { created_at: Date }) => ({
  provider,
  email,
  linked_at: created_at.toISOString(),
})

interface Person {
  id: string | null
  name: string | null
  email: string | null
}

const presentPerson = ({ id, name, email }: Person) =>
  id === null || email === null ? null : { id, name, email }

export const presentAuditEntry = (row: AuditRow) => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  actor: presentPerson({ id: row.actor_id, name: row.actor_name, email: row.actor_email }),
  subject: presentPerson({ id: row.subject_id, name: row.subject_name, email: row.subject_email }),
  address: row.address,
})
