import { Check } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../i18n/language.ts'
import { InviteEntry } from '../features/invites/invite-entry.tsx'
import { rememberReturnTo } from '../lib/return-to.ts'
import { LinkButton } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import {
  EmptyChair,
  RingBinder,
  RoundTable,
  TalkingPot,
  TastingSpoon,
} from '../features/landing/feature-drawings.tsx'
import { HeroPicture } from '../features/landing/hero-picture.tsx'
import { SearchBox } from '../features/landing/search-box.tsx'

const Showcase = lazy(() => import('../features/landing/showcase.tsx'))

/** The home page for visitors: the invite code, the search and the features. */
export default function Landing() {
  const { t } = useTranslation('landing')
  const navigate = useNavigate()
  const language = useLanguage()
  const isIdle = useIdle()

  function search(text: string) {
    rememberReturnTo(paths.discover(language, text))
    navigate(paths.login(language))
  }

  return (
    <Page title={t('title')} width="full">
      <section className="mx-auto grid max-w-page items-center gap-x-12 gap-y-4 px-5 pt-8 pb-14 sm:px-8 lg:grid-cols-[1.08fr_1fr] lg:pt-10 lg:pb-20">
        <div className="max-w-2xl">
          <h1 className="text-hero">{t('heroTitle')}</h1>
          <p className="mt-6 max-w-xl text-lg text-ink-soft">{t('heroText')}</p>
          <div className="mt-9 max-w-xl">
            <InviteEntry />
          </div>
        </div>
        <div className="mx-auto w-full max-w-md lg:-mr-4 lg:max-w-none">
          <HeroPicture label={t('heroPicture')} />
        </div>
      </section>

      <section className="border-y border-line bg-card">
        <div className="mx-auto grid max-w-page items-center gap-x-16 gap-y-5 px-5 py-10 sm:px-8 lg:grid-cols-[auto_1fr] lg:py-12">
          <h2 className="text-heading">{t('searchTitle')}</h2>
          <SearchBox onSearch={search} />
        </div>
      </section>

      <Features />
      <ExampleChat />
      <Suspense>{isIdle && <Showcase />}</Suspense>

      <section className="mx-auto grid max-w-text justify-items-center gap-5 px-5 py-20 text-center sm:px-8 lg:py-28">
        <EmptyChair className="w-28" />
        <h2 className="text-title">{t('closingTitle')}</h2>
        <p className="text-lg text-ink-soft">{t('closingText')}</p>
        <LinkButton to={paths.requestInvite(language)} variant="secondary" size="large">
          {t('closingAsk')}
        </LinkButton>
      </section>
    </Page>
  )
}

const features = [
  { key: 'chef', Drawing: TalkingPot },
  { key: 'taster', Drawing: TastingSpoon },
  { key: 'binder', Drawing: RingBinder },
  { key: 'company', Drawing: RoundTable },
] as const

/** The features, laid out like the chapters of a cookbook. */
function Features() {
  const { t } = useTranslation('landing')
  return (
    <section className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-5 py-20 sm:px-8 lg:grid-cols-[4fr_8fr] lg:py-28">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 className="text-title">{t('featuresTitle')}</h2>
        <p className="mt-4 text-lg text-ink-soft">{t('featuresIntro')}</p>
      </div>
      <ul className="grid border-t-2 border-ink sm:grid-cols-2 sm:gap-x-10">
        {features.map(({ key, Drawing }) => (
          <li key={key} className="grid content-start gap-4 border-b border-line py-8 sm:py-10">
            <Drawing className="w-24" />
            <h3 className="text-heading">{t(`${key}Title`)}</h3>
            <p className="text-ink-soft">{t(`${key}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** In milliseconds. */
const idleAfter = 2500

/** True after the first scroll or some idle time: then the rest of the page may load. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (isIdle) return
    const becomeIdle = () => setIdle(true)
    const timer = setTimeout(becomeIdle, idleAfter)
    window.addEventListener('scroll', becomeIdle, { passive: true, once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', becomeIdle)
    }
  }, [isIdle])
  return isIdle
}

/** An example chat with the chef, set like a play, and its recipe card. */
function ExampleChat() {
  const { t } = useTranslation('landing')
  const talk = [
    { who: t('you'), text: t('exampleAsk') },
    { who: t('chef'), text: t('exampleOffer') },
    { who: t('you'), text: t('exampleAnswer') },
  ]
  return (
    <section className="border-y border-line bg-surface-sunken">
      <div className="mx-auto grid max-w-page items-center gap-x-20 gap-y-12 px-5 py-20 sm:px-8 lg:grid-cols-[7fr_5fr] lg:py-28">
        <div>
          <h2 className="text-title">{t('exampleTitle')}</h2>
          <dl className="mt-10 grid gap-7">
            {talk.map(({ who, text }) => (
              <div key={text} className="grid gap-1 sm:grid-cols-[6rem_1fr] sm:gap-6">
                <dt className="pt-1.5 font-serif text-[0.9375rem] font-semibold text-brand">{who}</dt>
                <dd className="max-w-xl text-pretty font-serif text-xl leading-snug sm:text-2xl">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="justify-self-center lg:justify-self-end">
          <div className="max-w-sm rotate-[1.5deg] rounded-md border border-line bg-card p-7 shadow-lift sm:p-9">
            <p className="border-b-2 border-brand pb-2 text-sm font-medium text-ink-soft">
              {t('exampleFacts')}
            </p>
            <h3 className="mt-5 text-heading">{t('exampleDish')}</h3>
            <ul className="mt-5">
              {([t('exampleCheckNuts'), t('exampleCheckEggs'), t('exampleCheckDone')] as const).map(
                (line) => (
                  <li key={line} className="flex gap-3 border-t border-line py-2.5 text-[0.9375rem]">
                    <Check className="mt-0.5 size-5 shrink-0 text-success" />
                    {line}
                  </li>
                ),
              )}
            </ul>
          </div>
        </div>
      </div>
    </section>
  )
}
