import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { Invitation } from './invite-queries.ts'

const tones = {
  waiting: 'warning',
  used: 'success',
  expired: 'plain',
  revoked: 'plain',
} as const satisfies Record<Invitation['status'], BadgeTone>

interface InviteStatusProps {
  invite: Pick<Invitation, 'status' | 'createdAt' | 'expiresAt' | 'usedAt'>
}

/** The status of an invitation, with its date. */
export function InviteStatus({ invite }: InviteStatusProps) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const { status, expiresAt, usedAt, createdAt } = invite

  function label() {
    if (status === 'used') return t('joined', { date: format.shortDate(usedAt ?? createdAt) })
    if (status === 'expired') return t('expired')
    if (status === 'revoked') return t('revoked')
    return expiresAt === null ? t('open') : t('openUntil', { date: format.shortDate(expiresAt) })
  }

  return <Badge tone={tones[status]}>{label()}</Badge>
}
