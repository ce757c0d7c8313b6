import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { focusOnMount } from '../../lib/focus.ts'

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('secondFactor')
  const list = useRef<HTMLUListElement>(null)
  const [copied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setCopied(true)
    } catch {
      if (list.current) getSelection()?.selectAllChildren(list.current)
    }
  }

  return (
    <div className="grid gap-4 rounded-2xl border border-line bg-card p-4 sm:p-5">
      <h3 ref={focusOnMount} tabIndex={-1} className="text-lg shadow-none outline-none">
        {t('recovery')}
      </h3>
      <p className="text-ink-soft">{t('recoveryText')}</p>
      <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-6 gap-y-1.5">
        {codes.map((code) => (
          <li key={code} className="font-mono text-base tracking-wide">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
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
          {t('copyCodes')}
        </Button>
        <Button onClick={onDone}>{t('codesSaved')}</Button>
        <span role="status" className="sr-only">
          {copied && t('copied')}
        </span>
      </div>
    </div>
  )
}
