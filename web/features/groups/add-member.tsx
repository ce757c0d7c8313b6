import { UserPlus } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '#shared/contract/call.ts'
import type { Group } from '#shared/contract/groups.ts'
import { limits } from '#shared/constants/limits.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAddMember } from './group-queries.ts'

/** Adds a member by the email of their account: the only way into a private group. */
export function AddMember({ group }: { group: Group }) {
  const { t } = useTranslation('groups')
  const [email, setEmail] = useState('')
  const [added, setAdded] = useState<string | null>(null)
  const addition = useAddMember(group.id)
  const address = email.trim()

  function add(event: SubmitEvent) {
    event.preventDefault()
    if (address === '' || addition.isPending) return
    setAdded(null)
    addition.mutate(address, {
      onSuccess: () => {
        setAdded(address)
        setEmail('')
      },
    })
  }

  const isUnknown = addition.error instanceof CallError && addition.error.code === 'not found'
  return (
    <form onSubmit={add} className="grid gap-3 rounded-2xl bg-surface-sunken p-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t('email')}
          type="email"
          autoComplete="off"
          placeholder={t('addMemberHint')}
          maxLength={limits.email.max}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          fieldClassName="min-w-0 flex-[1_1_14rem]"
        />
        <Button
          type="submit"
          variant="secondary"
          busy={addition.isPending}
          disabled={address === ''}
          icon={<UserPlus aria-hidden="true" className="size-5" />}
        >
          {t('addMember')}
        </Button>
      </div>
      {added && <Alert tone="success">{t('memberAdded', { email: added })}</Alert>}
      {addition.isError && <Alert tone="error">{t(isUnknown ? 'memberUnknown' : 'memberNotAdded')}</Alert>}
    </form>
  )
}
