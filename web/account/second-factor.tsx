import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'
import type { Me } from '../session.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { ListFailure } from '../ui/list-failure.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ProofDialog, type Proof } from './proof-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import {
  secondFactor,
  useRemoveSecondFactor,
  useRenewRecoveryCodes,
  useStartSecondFactor,
  type Secret,
} from './second-factor-queries.ts'
import { SecondFactorSetup } from './second-factor-setup.tsx'

type Step =
  | { at: 'rest'; said: 'nowOn' | 'nowOff' | null }
  | { at: 'asking'; deed: 'setUp' | 'renew' | 'switchOff' }
  | { at: 'setting up'; secret: Secret }
  | { at: 'telling'; codes: readonly string[] }

/** Codes besides the password: set up, renewed and switched off here. */
export function SecondFactor({ me }: { me: Me }) {
  const { t } = useTranslation('secondFactor')
  const state = useQuery(secondFactor)
  const [step, setStep] = useState<Step>({ at: 'rest', said: null })
  const top = useRef<HTMLDivElement>(null)

  function rest(said: 'nowOn' | 'nowOff' | null) {
    setStep({ at: 'rest', said })
    // What was pressed is gone by now.
    if (said !== null) top.current?.focus()
  }

  const isOn = state.data !== undefined && state.data.since !== null
  const busy = step.at === 'setting up' || step.at === 'telling'
  return (
    <div ref={top} tabIndex={-1} aria-busy={state.isPending} className="grid gap-4 shadow-none outline-none">
      {step.at === 'rest' && step.said !== null && <Alert tone="success">{t(step.said)}</Alert>}
      {state.isPending && <Skeleton className="h-16" />}
      {state.isError && (
        <ListFailure busy={state.isFetching} onRetry={() => void state.refetch()}>
          {t('loadFailed')}
        </ListFailure>
      )}
      {step.at === 'setting up' && (
        <SecondFactorSetup
          {...step.secret}
          onCancel={() => rest(null)}
          onDone={(codes) => setStep({ at: 'telling', codes })}
        />
      )}
      {step.at === 'telling' && <RecoveryCodes codes={step.codes} onKept={() => rest('nowOn')} />}
      {state.data && !busy && (
        <Resting
          me={me}
          since={state.data.since}
          left={state.data.recoveryCodesLeft}
          onAsk={(deed) => setStep({ at: 'asking', deed })}
        />
      )}
      {step.at === 'asking' && (
        <Question
          me={me}
          deed={step.deed}
          needsCode={isOn}
          onClose={() => rest(null)}
          onSecret={(secret) => setStep({ at: 'setting up', secret })}
          onCodes={(codes) => setStep({ at: 'telling', codes })}
          onOff={() => rest('nowOff')}
        />
      )}
    </div>
  )
}

interface RestingProps {
  me: Me
  since: string | null
  left: number
  onAsk: (deed: 'setUp' | 'renew' | 'switchOff') => void
}

function Resting({ me, since, left, onAsk }: RestingProps) {
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
        <Button look="secondary" onClick={() => onAsk('renew')}>
          {t('renew')}
        </Button>
        <Button look="danger" onClick={() => onAsk('switchOff')}>
          {t('switchOff')}
        </Button>
      </div>
    </>
  )
}

interface QuestionProps {
  me: Me
  deed: 'setUp' | 'renew' | 'switchOff'
  needsCode: boolean
  onClose: () => void
  onSecret: (secret: Secret) => void
  onCodes: (codes: readonly string[]) => void
  onOff: () => void
}

/** The password, and a code where there is one, before anything about it changes. */
function Question({ me, deed, needsCode, onClose, onSecret, onCodes, onOff }: QuestionProps) {
  const { t } = useTranslation('secondFactor')
  const start = useStartSecondFactor()
  const renewal = useRenewRecoveryCodes()
  const removal = useRemoveSecondFactor()
  const doing = { setUp: start, renew: renewal, switchOff: removal }[deed]
  const words = {
    setUp: { title: t('setUpQuestion'), text: t('setUpText'), deed: t('goOn') },
    renew: { title: t('renewQuestion'), text: t('renewText'), deed: t('renew') },
    switchOff: { title: t('offQuestion'), text: t('offText'), deed: t('switchOff') },
  }[deed]

  function prove(proof: Proof) {
    if (deed === 'setUp') start.mutate(proof, { onSuccess: onSecret })
    if (deed === 'renew') {
      renewal.mutate(proof, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })
    }
    if (deed === 'switchOff') removal.mutate(proof, { onSuccess: onOff })
  }

  return (
    <ProofDialog
      open
      onClose={onClose}
      me={me}
      {...words}
      look={deed === 'switchOff' ? 'danger' : 'primary'}
      needsCode={needsCode}
      busy={doing.isPending}
      error={doing.error}
      failed={t('failed')}
      anchor="second-factor"
      onProve={prove}
    />
  )
}
