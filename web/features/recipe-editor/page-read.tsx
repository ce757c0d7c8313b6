import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../ui/alert.tsx'
import { classNames } from '../../ui/class-names.ts'

/** For the form beside it: the page stays in view in a column of its own. */
export const besidePage =
  'lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-x-8 lg:*:col-start-1 lg:*:data-page:col-start-2'

/** The picture of a page beside what was read of it, for the member to compare. */
export function PageRead({ picture }: { picture: string }) {
  const { t } = useTranslation('recipeEditor')
  const [isLarge, setIsLarge] = useState(false)
  return (
    <section
      data-page
      aria-label={t('pageRead')}
      className="grid content-start gap-3 lg:sticky lg:top-0 lg:row-span-6 lg:row-start-1 lg:self-start"
    >
      <Alert tone="warning">{t('pageCheck')}</Alert>
      {/* A large page scrolls by itself. */}
      <div className="max-h-[45vh] overflow-auto rounded-2xl border border-line lg:max-h-[60vh]">
        <button
          type="button"
          aria-pressed={isLarge}
          onClick={() => setIsLarge(!isLarge)}
          className={classNames('block', isLarge ? 'w-max cursor-zoom-out' : 'w-full cursor-zoom-in')}
        >
          <img
            src={picture}
            alt={t('pageEnlarge')}
            className={isLarge ? 'w-[1280px] max-w-none' : 'w-full'}
          />
        </button>
      </div>
    </section>
  )
}
