import { useRef } from 'react'
import { BrowseResults, SearchResults } from './results.tsx'
import { SearchForm } from './search-form.tsx'
import { OpenRecipe } from '../recipes/open-recipe.tsx'
import type { RecipeSharing } from '../recipes/share/share-to-group.ts'
import { useDiscoverPlace } from './use-discover-place.ts'

/** Public recipes, in pages or as results of a search, and the open recipe in a dialog. */
export function Discover({ sharing }: { sharing?: RecipeSharing }) {
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
