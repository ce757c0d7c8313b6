import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { verifyEmail } from '#shared/contract/account.ts'
import { paths } from '#shared/paths.ts'
import { failureMessage, outcomeOf, type Outcome } from '../lib/errors.ts'
import { useOnce } from '../lib/use-once.ts'
import { afterVerifying } from '../features/account/after-login.ts'
import { RequestVerification } from '../features/account/resend-verification.tsx'
import { call } from '../lib/api.ts'
import { useLanguage } from '../i18n/language.ts'
import { useSession } from '../app/session.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { Spinner } from '../ui/spinner.tsx'

type Shown = 'verifying' | 'verified' | 'info' | 'failed'

export default function Verify() {
  const { t } = useTranslation(['account', 'errors', 'ui'])
  const navigate = useNavigate()
  const language = useLanguage()
  const [query] = useSearchParams()
  const { me } = useSession()
  const token = query.get('token')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [email, setEmail] = useState<string | null>(null)
  // Each attempt sends one request, even if the page is mounted twice.
  const [attempt, setAttempt] = useState(1)

  useOnce(
    token ? `${attempt} ${token}` : null,
    () =>
      outcomeOf(
        call(verifyEmail, { body: { token: token ?? '' } }).then((answer) => setEmail(answer.email ?? null)),
      ),
    setOutcome,
  )

  const shown = shownFor(token, query.get('info'), outcome)
  const titles = {
    verifying: t('verifying'),
    verified: t('verified'),
    info: t('checkEmail'),
    failed: t('verifyFailed'),
  } satisfies Record<Shown, string>

  function reason() {
    if (!token) return t('missingToken')
    const invalid = t('errors:Invalid or expired token')
    if (!outcome || outcome === 'ok') return invalid
    return failureMessage(outcome, (code) => t(`errors:${code}`), {
      failed: invalid,
      network: t('networkError'),
      'server error': t('errors:server error'),
      // A token of the wrong length; the code's own text would not explain it.
      'invalid input': invalid,
    })
  }

  return (
    <Page title={titles[shown]} heading={null} width="text">
      <div aria-busy={shown === 'verifying'} className="grid justify-items-center gap-6 py-10 text-center">
        <EnvelopeDrawing seal={shown === 'verified' ? 'good' : shown === 'failed' ? 'bad' : 'none'} />
        <h1 className="text-title">{titles[shown]}</h1>
        {shown === 'verifying' && (
          <output className="flex items-center gap-3 text-ink-soft">
            <Spinner />
            {t('verifyingText')}
          </output>
        )}
        {shown === 'verified' && <Alert tone="success">{t('verifiedText')}</Alert>}
        {shown === 'info' && <Alert tone="info">{t('infoText')}</Alert>}
        {shown === 'failed' && <Alert tone="error">{reason()}</Alert>}
        {shown === 'failed' && !token && <p className="text-ink-soft">{t('openLinkAgain')}</p>}
        {shown === 'failed' && outcome !== 'network' && (
          <RequestVerification key={me?.id} knownEmail={me?.email ?? ''} />
        )}
        <div className="flex flex-wrap justify-center gap-3">
          {shown === 'failed' && outcome === 'network' && (
            <Button
              variant="secondary"
              onClick={() => {
                setOutcome(null)
                setAttempt(attempt + 1)
              }}
            >
              {t('ui:tryAgain')}
            </Button>
          )}
          <Button
            variant={shown === 'failed' ? 'quiet' : 'primary'}
            onClick={() =>
              navigate(paths.login(language), { state: email === null ? null : afterVerifying(email) })
            }
          >
            {t('goToLogin')}
          </Button>
        </div>
      </div>
    </Page>
  )
}

function shownFor(token: string | null, info: string | null, outcome: Outcome | null): Shown {
  if (!token) return info === 'sent' ? 'info' : 'failed'
  if (outcome === null) return 'verifying'
  return outcome === 'ok' ? 'verified' : 'failed'
}

/** An envelope whose seal shows the state. Decorative: the text is below. */
function EnvelopeDrawing({ seal }: { seal: 'good' | 'bad' | 'none' }) {
  return (
    <svg viewBox="0 0 160 116" width="160" height="116" aria-hidden="true" className="w-40">
      <rect x="12" y="14" width="136" height="90" rx="8" className="fill-card stroke-ink" strokeWidth="2.4" />
      <path
        d="M14 98l52-42M146 98L94 56"
        className="stroke-line-strong"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M14 20l58 44c5 4 11 4 16 0l58-44"
        fill="none"
        className="stroke-ink"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {seal !== 'none' && (
        <g fill="none" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
          <circle
            cx="80"
            cy="68"
            r="19"
            className={
              seal === 'good' ? 'fill-success-wash stroke-success' : 'fill-danger-wash stroke-danger'
            }
            strokeWidth="2"
          />
          {seal === 'good' ? (
            <path d="M72 68l6 6 11-12" className="stroke-success" />
          ) : (
            <path d="M74 62l12 12M86 62L74 74" className="stroke-danger" />
          )}
        </g>
      )}
    </svg>
  )
}
