import { useTranslation } from 'react-i18next'
import type { RecipeSort } from '#shared/contract/discover.ts'
import { Select } from '../../ui/select.tsx'
import type { DiscoverPlace } from './discover-address.ts'
import type { Go } from './use-discover-place.ts'

/** The order of the list. Without a text nothing matches best: then the newest come first. */
export function SortSelect({ place, go }: { place: DiscoverPlace; go: Go }) {
  const { t } = useTranslation('discover')
  const usual: RecipeSort = place.search === '' ? 'newest' : 'best'
  const labels = {
    best: t('sortBest'),
    newest: t('sortNewest'),
    rated: t('sortRated'),
    loved: t('sortLoved'),
  }
  const offered = (['best', 'newest', 'rated', 'loved'] as const).filter(
    (sort) => sort !== 'best' || usual === 'best',
  )
  const chosen = offered.find((sort) => sort === place.filters.sort) ?? usual
  return (
    <Select
      label={t('sort')}
      options={offered.map((value) => ({ value, label: labels[value] }))}
      value={chosen}
      onChange={(sort) =>
        go(({ filters }) => ({ filters: { ...filters, sort: sort === usual ? '' : sort } }))
      }
      className="rounded-full"
      fieldClassName="grid-cols-[auto_auto] items-center gap-x-3"
    />
  )
}
