import { Ticket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { validateInvite } from '#shared/contract/invites.ts'
import { signupProviders } from '#shared/constants/providers.ts'
import { colon } from '#shared/words/colon.ts'
import { paths } from '#shared/paths.ts'
import { AccountFrame, AccountLink } from '../features/account/account-frame.tsx'
import { storeInviteCode, savedInviteCode } from '../lib/invite-cookie.ts'
import { PlatePicture } from '../features/landing/plate-drawing.tsx'
import { withRefusedCode } from '../features/invites/refused-code.ts'
import { ProviderButtons } from '../features/account/provider-buttons.tsx'
import { outcomeOf } from '../lib/errors.ts'
import { SignupForm } from '../features/account/signup-form.tsx'
import { useOnce } from '../lib/use-once.ts'
import { call } from '../lib/api.ts'
import { useLanguage } from '../i18n/language.ts'

export default function Signup() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const language = useLanguage()
  const [query] = useSearchParams()
  const given = query.get('code')?.trim() || null
  const code = given ?? savedInviteCode()

  useOnce(
    given,
    (offered) => outcomeOf(call(validateInvite, { body: { code: offered } })),
    (outcome) => {
      if (outcome === 'ok' && given) storeInviteCode(given)
      else
        navigate(outcome === 'used' ? paths.inviteUsed() : paths.inviteInvalid(), {
          replace: true,
          ...withRefusedCode(given),
        })
    },
  )

  return (
    <AccountFrame
      title={t('signUp')}
      intro={t('signupIntro')}
      picture={PlatePicture}
      after={
        <p className="flex flex-wrap gap-x-8">
          <AccountLink to={paths.login(language)}>{t('haveAccount')}</AccountLink>
          <AccountLink to={paths.requestInvite(language)}>{t('requestInvite')}</AccountLink>
        </p>
      }
    >
      <p className="flex items-center gap-3 rounded-2xl border border-dashed border-line-strong px-4 py-3 text-[0.9375rem]">
        <Ticket className="size-5 shrink-0 text-warning" />
        {code === null ? (
          <span>
            {t('noCode')}{' '}
            <Link to={paths.home(language)} className="font-medium text-brand underline underline-offset-4">
              {t('enterCode')}
            </Link>
          </span>
        ) : (
          <span className="min-w-0">
            {t('inviteCode')}
            {colon[language]} <span className="font-semibold tracking-wider break-all">{code}</span>
          </span>
        )}
      </p>
      <SignupForm inviteCode={code} />
      <ProviderButtons order={signupProviders} invite={code} />
    </AccountFrame>
  )
}
