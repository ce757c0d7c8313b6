import { useState } from 'react'
import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isErrorCode } from '#shared/contract/errors.ts'
import type { RefusedChange } from '../../lib/unsent-work.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

/** What the server has refused, one line for each: what it was, why, and what was written. */
export function RefusedChanges({ changes }: { changes: readonly RefusedChange[] }) {
  const { t } = useTranslation('offline')
  return (
    <div className="mx-auto max-w-page px-5 pt-3 sm:px-8" data-screen-only>
      <Alert tone="error">
        <p className="font-semibold">{t('refusedTitle', { count: changes.length })}</p>
        <ul className="mt-1 divide-y divide-line">
          {changes.map((change) => (
            <Refused key={`${change.kind} ${change.key}`} change={change} />
          ))}
        </ul>
      </Alert>
    </div>
  )
}

function Refused({ change: { kind, title, code, text, discard, retry } }: { change: RefusedChange }) {
  const { t } = useTranslation(['offline', 'ui', 'words'])
  const [isCopied, setIsCopied] = useState(false)
  const name = title === '' ? t('unnamed') : title
  const isNote = kind === 'note' || kind === 'cooked' || kind === 'cookedEdit'
  const copy = () =>
    void navigator.clipboard.writeText(text ?? '').then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 last:pb-0">
      <div className="min-w-0 flex-[1_1_15rem] wrap-break-word">
        <p>
          {t(`refused.${kind}`, { title: name })} <Reason code={code} />
        </p>
        {isNote && text !== null && <p className="mt-1 whitespace-pre-line text-ink-soft">{text}</p>}
      </div>
      <div className="ml-auto flex flex-wrap gap-2">
        {text !== null && (
          <Button
            variant="quiet"
            size="touch"
            aria-label={t('copyOf', { title: name })}
            icon={isCopied ? <Check className="size-4" /> : <Copy className="size-4" />}
            onClick={copy}
          >
            {t(isCopied ? 'ui:copied' : 'ui:copy')}
          </Button>
        )}
        {retry && (
          <Button
            variant="secondary"
            size="touch"
            aria-label={t('tryAgainOf', { title: name })}
            onClick={() => void retry()}
          >
            {t('ui:tryAgain')}
          </Button>
        )}
        <Button
          variant="secondary"
          size="touch"
          aria-label={t('dismissOf', { title: name })}
          onClick={() => void discard()}
        >
          {t('words:discard')}
        </Button>
      </div>
    </li>
  )
}

/** Some codes say more about a change that was made a while ago than about one on the screen. */
function Reason({ code }: { code: string }) {
  const { t } = useTranslation(['offline', 'errors'])
  if (code === 'not found') return t('why.gone')
  if (code === 'invalid input') return t('why.notUnderstood')
  return isErrorCode(code) ? t(`errors:${code}`) : null
}
