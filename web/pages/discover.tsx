import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../ui/page.tsx'
import { ModerationProviders } from '../features/moderation/providers.tsx'
import { preloadRecipe, RecipeOnDemand } from '../features/forum/recipe-on-demand.tsx'
import { countFilters } from '../features/discover/discover-address.ts'
import { DiscoverRows } from '../features/discover/discover-rows.tsx'
import { BrowseResults, SearchResults } from '../features/discover/results.tsx'
import { SearchForm } from '../features/discover/search-form.tsx'
import { useDiscoverPlace } from '../features/discover/use-discover-place.ts'

export default function DiscoverPage() {
  const { t } = useTranslation('discover')
  return (
    <Page title={t('title')} intro={<span className="max-sm:hidden">{t('intro')}</span>}>
      <ModerationProviders>
        <Discover />
      </ModerationProviders>
    </Page>
  )
}

/** Public recipes, in pages or as results of a search, and the open recipe in a dialog. */
function Discover() {
  const { place, go, showAll, open, close, addressOf } = useDiscoverPlace()
  const results = useRef<HTMLDivElement>(null)

  const isFirst = place.search === '' && place.page === 1 && countFilters(place.filters) === 0

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
        className="mt-6 scroll-mt-24 outline-none"
      >
        {isFirst && <DiscoverRows {...{ addressOf, open }} />}
        {place.search === '' ? (
          <BrowseResults {...{ place, go, toPage, showAll, addressOf, open }} />
        ) : (
          <SearchResults {...{ place, showAll, addressOf, open }} />
        )}
        {isFirst && <DiscoverRows {...{ addressOf, open }} areShort />}
      </div>
      <RecipeOnDemand id={place.recipe} onClose={close} />
    </>
  )
}
