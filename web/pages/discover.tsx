import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../ui/page.tsx'
import { ModerationProviders } from '../features/moderation/providers.tsx'
import { useGroupSharing } from '../features/forum/group-sharing.tsx'
import { BrowseResults, SearchResults } from '../features/discover/results.tsx'
import { SearchForm } from '../features/discover/search-form.tsx'
import { OpenRecipe } from '../features/recipes/open-recipe.tsx'
import type { RecipeSharing } from '../features/recipes/share/share-to-group.ts'
import { useDiscoverPlace } from '../features/discover/use-discover-place.ts'

export default function DiscoverPage() {
  const { t } = useTranslation('discover')
  const sharing = useGroupSharing()
  return (
    <Page title={t('title')} intro={t('intro')}>
      <ModerationProviders>
        <Discover sharing={sharing} />
      </ModerationProviders>
    </Page>
  )
}

/** Public recipes, in pages or as results of a search, and the open recipe in a dialog. */
function Discover({ sharing }: { sharing?: RecipeSharing }) {
  const { place, go, showAll, open, close, addressOf } = useDiscoverPlace()
  const results = useRef<HTMLDivElement>(null)

  function toPage(page: number) {
    go({ page })
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <>
      <SearchForm place={place} go={go} />
      <div ref={results} tabIndex={-1} className="mt-8 scroll-mt-24 outline-none">
        {place.search === '' ? (
          <BrowseResults {...{ place, go, toPage, showAll, addressOf, open }} />
        ) : (
          <SearchResults {...{ place, showAll, addressOf, open }} />
        )}
      </div>
      <OpenRecipe id={place.recipe} onClose={close} sharing={sharing} />
    </>
  )
}
