import { Ticket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { useGenerateInvite } from './invite-queries.ts'

/** For admins: creates an invite code and shows it with its sign-up link. */
export function CodeGenerator() {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const generation = useGenerateInvite()
  const code = generation.data?.code
  return (
    <div className="grid gap-4">
      <ErrorAlert error={generation.error} texts={{ failed: t('generateFailed') }} />
      <Button
        className="justify-self-start"
        icon={Ticket}
        busy={generation.isPending}
        onClick={() => generation.mutate()}
      >
        {t('generate')}
      </Button>
      {code !== undefined && (
        <div className="grid gap-4 rounded-2xl border border-dashed border-line-strong p-4 sm:p-5">
          <output className="grid gap-1">
            <span className="text-sm font-semibold">{t('generated')}</span>
            <span className="font-serif text-2xl tracking-[0.12em] break-all select-all">{code}</span>
          </output>
          <CopyField
            // Resets the copied state for a new code.
            key={code}
            label={t('generatedLink')}
            value={location.origin + paths.signup(language, code)}
          />
        </div>
      )}
    </div>
  )
}
