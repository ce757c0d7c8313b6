import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import type { Household, Invitation } from '#shared/contract/household.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { invitationQuery, useDeleteInvite } from './household-queries.ts'
import { JoinDialog, useInvitationText } from './join-dialog.tsx'

/** The token of a link that invites; the fragment of the address has it. */
const joinTokenIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('join')

/** Invitations to other households: the one of the link that was opened, and those by e-mail. */
export function Invitations({ household }: { household: Household }) {
  const { t } = useTranslation(['household', 'words'])
  const { hash } = useLocation()
  const navigate = useNavigate()
  const token = joinTokenIn(hash)
  const [opened, setOpened] = useState<Invitation | null>(null)
  const [hasJoined, setHasJoined] = useState(false)
  const text = useInvitationText()
  const remove = useDeleteInvite()
  // Without the token in the address, a reload asks no more.
  const forgetLink = () => navigate({ hash: '' }, { replace: true })

  return (
    <div className="mb-8 grid gap-3 empty:hidden">
      {hasJoined && <Alert tone="success">{t('joined')}</Alert>}
      {token !== null && (
        <LinkInvitation
          key={token}
          token={token}
          household={household}
          onClose={forgetLink}
          onJoined={() => {
            setHasJoined(true)
            forgetLink()
          }}
        />
      )}
      {household.receivedInvites.map((invitation) => (
        <Alert
          key={invitation.id}
          action={
            <div className="flex flex-wrap gap-2">
              <Button variant="quiet" onClick={() => remove.mutate(invitation.id)}>
                {t('words:decline')}
              </Button>
              <Button onClick={() => setOpened(invitation)}>{t('look')}</Button>
            </div>
          }
        >
          {text(invitation)}
        </Alert>
      ))}
      {opened && (
        <JoinDialog
          invitation={opened}
          invitationKey={{ invite: opened.id }}
          household={household}
          onClose={() => setOpened(null)}
          onJoined={() => {
            setOpened(null)
            setHasJoined(true)
          }}
        />
      )}
    </div>
  )
}

interface LinkInvitationProps {
  token: string
  household: Household
  onClose: () => void
  onJoined: () => void
}

function LinkInvitation({ token, ...rest }: LinkInvitationProps) {
  const { t } = useTranslation('household')
  const invitation = useQuery(invitationQuery(token))
  if (invitation.isError) return <Alert tone="error">{t('linkInvalid')}</Alert>
  if (!invitation.data) return null
  return <JoinDialog invitation={invitation.data} invitationKey={{ token }} {...rest} />
}
