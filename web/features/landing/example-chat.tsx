import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** An example chat with the chef, set like a play, and its recipe card. */
export function ExampleChat() {
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
                    <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
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
