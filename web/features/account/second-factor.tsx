import { useQuery } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import type { Me } from '../../app/session.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { focusOnMount } from '../../lib/focus.ts'
import { secondFactor, type Secret } from './second-factor-queries.ts'
import { SecondFactorReauth } from './second-factor-reauth.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

type Step =
  | { at: 'rest'; message: 'nowOn' | 'nowOff' | null }
  | { at: 'asking'; action: 'setUp' | 'renew' | 'switchOff' }
  | { at: 'setting up'; secret: Secret }
  | { at: 'showing codes'; codes: readonly string[] }

/** Sets up and removes the second factor, and renews its recovery codes. */
export function SecondFactor({ me }: { me: Me }) {
  const { t } = useTranslation('secondFactor')
  const state = useQuery(secondFactor)
  const [step, setStep] = useState<Step>({ at: 'rest', message: null })
  const top = useRef<HTMLDivElement>(null)

  function rest(message: 'nowOn' | 'nowOff' | null) {
    setStep({ at: 'rest', message })
    // The clicked button is gone.
    if (message !== null) top.current?.focus()
  }

  const isOn = state.data !== undefined && state.data.since !== null
  const busy = step.at === 'setting up' || step.at === 'showing codes'
  return (
    <div ref={top} tabIndex={-1} aria-busy={state.isPending} className="grid gap-4 shadow-none outline-none">
      {step.at === 'rest' && step.message !== null && <Alert tone="success">{t(step.message)}</Alert>}
      {state.isPending && <Skeleton className="h-16" />}
      <LoadError query={state}>{t('loadFailed')}</LoadError>
      {step.at === 'setting up' && (
        <SecondFactorSetup
          {...step.secret}
          onCancel={() => rest(null)}
          onDone={(codes) => setStep({ at: 'showing codes', codes })}
        />
      )}
      {step.at === 'showing codes' && <RecoveryCodes codes={step.codes} onDone={() => rest('nowOn')} />}
      {state.data && !busy && (
        <Overview
          me={me}
          since={state.data.since}
          left={state.data.recoveryCodesLeft}
          onAsk={(action) => setStep({ at: 'asking', action })}
        />
      )}
      {step.at === 'asking' && (
        <SecondFactorReauth
          me={me}
          action={step.action}
          needsCode={isOn}
          onClose={() => rest(null)}
          onSecret={(secret) => setStep({ at: 'setting up', secret })}
          onCodes={(codes) => setStep({ at: 'showing codes', codes })}
          onOff={() => rest('nowOff')}
        />
      )}
    </div>
  )
}

interface OverviewProps {
  me: Me
  since: string | null
  left: number
  onAsk: (action: 'setUp' | 'renew' | 'switchOff') => void
}

function Overview({ me, since, left, onAsk }: OverviewProps) {
  const { t } = useTranslation('secondFactor')
  const format = useFormat()
  if (!me.hasPassword) return <p className="text-ink-soft">{t('noPassword')}</p>
  if (since === null) {
    return (
      <>
        {me.isAdmin && <Alert tone="warning">{t('advice')}</Alert>}
        <Button className="justify-self-start" onClick={() => onAsk('setUp')}>
          {t('setUp')}
        </Button>
      </>
    )
  }
  return (
    <>
      <p>
        {t('onSince', { date: format.shortDate(since) })} {t('codesLeft', { count: left })}
      </p>
      <p className="text-ink-soft">{t('providersNote')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onAsk('renew')}>
          {t('renew')}
        </Button>
        <Button variant="danger" onClick={() => onAsk('switchOff')}>
          {t('switchOff')}
        </Button>
      </div>
    </>
  )
}

/** The recovery codes, shown only once. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation(['secondFactor', 'ui'])
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
          icon={copied ? <Check className="size-5" /> : <Copy className="size-5" />}
          onClick={() => void copy()}
        >
          {t('copyCodes')}
        </Button>
        <Button onClick={onDone}>{t('codesSaved')}</Button>
        <span role="status" className="sr-only">
          {copied && t('ui:copied')}
        </span>
      </div>
    </div>
  )
}
