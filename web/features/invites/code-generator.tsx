import { Ticket, Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { useErrorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useGenerateInvite } from './invite-queries.ts'

/** For admins: creates an invite code and shows it with its sign-up link. */
export function CodeGenerator() {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const errorMessage = useErrorMessage()
  const generation = useGenerateInvite()
  const code = generation.data?.code
  return (
    <div className="grid gap-4">
      {generation.isError && (
        <Alert tone="error">{errorMessage(generation.error, { failed: t('generateFailed') })}</Alert>
      )}
      <Button
        className="justify-self-start"
        icon={<Ticket aria-hidden="true" className="size-5" />}
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

/** A text with a copy button; without access to the clipboard the text is selected. */
function CopyField({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('settings')
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      field.current?.focus()
    }
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        ref={field}
        label={label}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        fieldClassName="min-w-0 flex-[1_1_15rem]"
      />
      <Button
        variant="secondary"
        icon={
          copied ? (
            <Check aria-hidden="true" className="size-5" />
          ) : (
            <Copy aria-hidden="true" className="size-5" />
          )
        }
        onClick={() => void copy()}
      >
        {t('copy')}
      </Button>
      <span role="status" className="sr-only">
        {copied && t('copied')}
      </span>
    </div>
  )
}
