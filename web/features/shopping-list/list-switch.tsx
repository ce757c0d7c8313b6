import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { sumLines } from '#shared/shopping/sum-lines.ts'
import { Chip } from '../../ui/chip.tsx'
import { useListName } from './list-name.ts'
import type { ShoppingList } from './use-shopping-list.ts'

/** The lists of the household with what is still to buy on each. With one list there is nothing to choose. */
export function ListSwitch({ list, onChoose }: { list: ShoppingList; onChoose: (id: string) => void }) {
  const { t } = useTranslation('shoppingList')
  const nameOf = useListName()
  const open = list.lists.filter(({ isArchived }) => !isArchived)
  if (open.length === 1) return null
  const toBuy = (id: string) =>
    sumLines(list.allLines.filter(({ listId, tickedAt }) => listId === id && tickedAt === null)).length
  return (
    <div role="group" aria-label={t('lists')} data-screen-only className="flex min-w-0 flex-wrap gap-2">
      {open.map((each) => (
        <Chip
          key={each.id}
          pressed={each.id === list.shown.id}
          onClick={() => onChoose(each.id)}
          icon={each.id === list.defaultList && <Star className="size-4 fill-current" />}
        >
          <span className="text-left wrap-anywhere">{nameOf(each)}</span>{' '}
          <span aria-hidden="true" className="tabular-nums">
            {toBuy(each.id)}
          </span>
          <span className="sr-only">
            {t('toGo', { count: toBuy(each.id) })}
            {each.id === list.defaultList && `, ${t('defaultList')}`}
          </span>
        </Chip>
      ))}
    </div>
  )
}
