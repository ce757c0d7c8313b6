import { Check, Copy, Link as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inviteToHousehold } from '#shared/contract/household-members.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Alert } from '../../ui/alert.tsx'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useInvite } from './household-queries.ts'
import { ControlGroup } from './control-group.tsx'
import { useForm } from '../../lib/use-form.ts'

/** Invites an existing member: by e-mail, or by a link that is shown once. */
export function InviteForm() {
  const { t } = useTranslation(['household', 'words'])
  const language = useLanguage()
  const invite = useInvite()
  const form = useForm(inviteToHousehold, { email: '' }, ({ email }) => invite.mutateAsync(email ?? null))
  const email = form.values.email.trim()
  const sentTo = invite.isSuccess ? invite.variables : null
  const token = invite.data?.token ?? null
  return (
    <ControlGroup title={t('invite')}>
      <form
        noValidate
        className="flex flex-wrap items-end gap-2"
        onSubmit={form.onSubmit(
          () => (email === '' ? null : { email }),
          (outcome) => (outcome === 'ok' ? form.clear() : undefined),
        )}
      >
        <TextField
          type="email"
          label={t('words:email')}
          autoComplete="off"
          {...form.field('email')}
          fieldClassName="min-w-0 flex-[1_1_14rem] max-w-sm"
        />
        <Button type="submit" disabled={email === ''} busy={form.busy}>
          {t('words:invite')}
        </Button>
        <Button
          variant="secondary"
          icon={<LinkIcon className="size-4" />}
          onClick={() => invite.mutate(null)}
        >
          {t('words:makeLink')}
        </Button>
      </form>
      <p className="text-sm text-ink-soft">{t('inviteHint')}</p>
      <ErrorAlert error={invite.error} texts={{ failed: t('notSaved'), 'limit reached': t('full') }} />
      {sentTo && <Alert tone="success">{t('invited', { email: sentTo })}</Alert>}
      {token && <NewLink link={location.origin + paths.joinHousehold(language, token)} />}
    </ControlGroup>
  )
}

function NewLink({ link }: { link: string }) {
  const { t } = useTranslation(['household', 'ui'])
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === link
  return (
    <div className="grid gap-2 rounded-2xl bg-success-wash p-4">
      <p role="status">{t('linkMade')}</p>
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          readOnly
          label={t('link')}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          fieldClassName="min-w-0 flex-[1_1_14rem]"
        />
        <Button
          variant="secondary"
          icon={isCopied ? <Check className="size-4" /> : <Copy className="size-4" />}
          onClick={() =>
            // Without permission the link can still be selected in the field.
            void navigator.clipboard.writeText(link).then(
              () => setCopied(link),
              () => undefined,
            )
          }
        >
          {t(isCopied ? 'ui:copied' : 'ui:copy')}
        </Button>
      </div>
    </div>
  )
}
