import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { TextField } from './text-field.tsx'

/** A text with a copy button; without access to the clipboard the text is selected. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('ui')
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

  const Icon = copied ? Check : Copy
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
        icon={Icon}
        aria-label={t('copyIt', { name: label })}
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
