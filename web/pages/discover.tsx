import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../ui/page.tsx'
import { ModerationProviders } from '../features/moderation/providers.tsx'
import { lazyPage } from '../app/lazy-page.tsx'
import { BrowseResults, SearchResults } from '../features/discover/results.tsx'
import { SearchForm } from '../features/discover/search-form.tsx'
import { useDiscoverPlace } from '../features/discover/use-discover-place.ts'
import { useLastNonNull } from '../lib/use-last-non-null.ts'
import { Spinner } from '../ui/spinner.tsx'

const FoundRecipe = lazyPage(() => import('./discover/found-recipe.tsx'))

/** Before a click is complete. A failure is repeated when the recipe opens, where it is shown. */
const preloadRecipe = () => void FoundRecipe.preload().catch(() => undefined)

export default function DiscoverPage() {
  const { t } = useTranslation('discover')
  return (
    <Page title={t('title')} intro={t('intro')}>
      <ModerationProviders>
        <Discover />
      </ModerationProviders>
    </Page>
  )
}

/** Public recipes, in pages or as results of a search, and the open recipe in a dialog. */
function Discover() {
  const { t } = useTranslation('ui')
  const { place, go, showAll, open, close, addressOf } = useDiscoverPlace()
  const results = useRef<HTMLDivElement>(null)
  // The dialog stays while it closes.
  const hasOpened = useLastNonNull(place.recipe) !== null

  function toPage(page: number) {
    go({ page })
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <>
      <SearchForm place={place} go={go} />
      <div
        ref={results}
        tabIndex={-1}
        onPointerOver={preloadRecipe}
        onFocus={preloadRecipe}
        className="mt-8 scroll-mt-24 outline-none"
      >
        {place.search === '' ? (
          <BrowseResults {...{ place, go, toPage, showAll, addressOf, open }} />
        ) : (
          <SearchResults {...{ place, showAll, addressOf, open }} />
        )}
      </div>
      {hasOpened && (
        <Suspense fallback={<Opening>{t('loading')}</Opening>}>
          <FoundRecipe id={place.recipe} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** While the code of the dialog arrives. */
function Opening({ children }: { children: string }) {
  return (
    <output className="fixed inset-0 z-40 grid place-content-center bg-paper/70">
      <span className="flex items-center gap-3 rounded-2xl bg-card px-5 py-4">
        <Spinner />
        {children}
      </span>
    </output>
  )
}
