import { useTranslation } from 'react-i18next'
import { RingBinder, RoundTable, TalkingPot, TastingSpoon } from './feature-drawings.tsx'

const features = [
  { key: 'chef', Drawing: TalkingPot },
  { key: 'taster', Drawing: TastingSpoon },
  { key: 'binder', Drawing: RingBinder },
  { key: 'company', Drawing: RoundTable },
] as const

/** What one can do here, set like the chapters of a cookbook. */
export function Features() {
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
