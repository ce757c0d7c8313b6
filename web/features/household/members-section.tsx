import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Household, HouseholdMember } from '#shared/contract/household.ts'
import { limits } from '#shared/constants/limits.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Alert } from '../../ui/alert.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLeave, useRemoval, useSetHousehold } from './household-queries.ts'
import { InviteForm } from './invite-form.tsx'
import { Section } from '../../ui/section.tsx'
import { SentInvites } from './sent-invites.tsx'
import { whenSettled } from '../../lib/when-settled.ts'

/** Who shares the household, and the ways in and out. */
export function MembersSection({ household }: { household: Household }) {
  const { t } = useTranslation(['household', 'words'])
  return (
    <Section title={t('words:members')} intro={t('membersIntro')}>
      <HouseholdName name={household.name} key={household.name} />
      <ul className="grid gap-3">
        {household.members.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
      </ul>
      <InviteForm />
      <SentInvites invites={household.sentInvites} />
      <Leave isAlone={household.members.length === 1} />
    </Section>
  )
}

/** Saved when the field is left. */
function HouseholdName({ name }: { name: string | null }) {
  const { t } = useTranslation('household')
  const settings = useSetHousehold(useLanguage())
  const [text, setText] = useState(name ?? '')
  const save = () => text.trim() !== (name ?? '') && settings.mutate({ name: text.trim() || null })
  return (
    <form
      className="max-w-sm"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        label={t('name')}
        value={text}
        maxLength={limits.household.nameMax}
        placeholder={t('namePlaceholder')}
        error={settings.isError && t('notSaved')}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={save}
      />
    </form>
  )
}

function MemberRow({ member }: { member: HouseholdMember }) {
  const { t } = useTranslation(['household', 'ui', 'words'])
  const format = useFormat()
  const removal = useRemoval(useLanguage())
  const [isAsking, setIsAsking] = useState(false)
  const { id, isMe, joinedAt } = member
  const name = member.name ?? t('ui:unnamedUser')
  return (
    <li className="flex flex-wrap items-center gap-3">
      <Avatar name={member.name} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {isMe && <Badge tone="brand">{t('words:you')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {member.removal
            ? t('removalAnnounced', {
                date: format.dateTime(member.removal.at),
                by: member.removal.by ?? t('ui:unnamedUser'),
              })
            : t('since', { date: format.date(joinedAt) })}
        </p>
      </div>
      {!isMe && (
        <Button
          variant={member.removal ? 'secondary' : 'quiet'}
          busy={removal.isPending}
          aria-label={member.removal ? undefined : t('removeName', { name })}
          onClick={() => (member.removal ? removal.mutate({ id, isAnnounced: true }) : setIsAsking(true))}
        >
          {t(member.removal ? 'withdrawRemoval' : 'words:remove')}
        </Button>
      )}
      {removal.isError && (
        <Alert tone="error" className="w-full">
          {t('notSaved')}
        </Alert>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          removal.mutate({ id, isAnnounced: false })
        }}
        title={t('removeQuestion', { name })}
        confirmLabel={t('words:remove')}
        text={t('removeText', { name })}
      />
    </li>
  )
}

function Leave({ isAlone }: { isAlone: boolean }) {
  const { t } = useTranslation('household')
  const leave = useLeave(useLanguage())
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="border-t border-line pt-5">
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {t(isAlone ? 'startOver' : 'leave')}
      </Button>
      {leave.isError && (
        <Alert tone="error" className="mt-3">
          {t('notSaved')}
        </Alert>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void whenSettled(leave.mutateAsync(), { onSettled: () => setIsAsking(false) })}
        title={t(isAlone ? 'startOverQuestion' : 'leaveQuestion')}
        confirmLabel={t(isAlone ? 'startOver' : 'leave')}
        busy={leave.isPending}
        text={t(isAlone ? 'startOverText' : 'leaveText')}
      />
    </div>
  )
}
