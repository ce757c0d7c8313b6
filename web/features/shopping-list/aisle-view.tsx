import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sum } from '#shared/shopping/sum-lines.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { byAisle, nameOfSum, tickedSums, type Foods, type ListLine } from './list-lines.ts'
import { SumRow } from './sum-row.tsx'
import type { ShoppingList } from './use-shopping-list.ts'

interface AisleGroupsProps {
  lines: readonly ListLine[]
  foods: Foods
  renderSum: (sum: Sum<ListLine>) => ReactNode
  /** Below what is in the basket. */
  renderBasketEnd?: (lines: readonly ListLine[], title: string) => ReactNode
}

/** What to buy in the order of the shop; what is ticked sinks to the end. */
export function AisleGroups({ lines, foods, renderSum, renderBasketEnd }: AisleGroupsProps) {
  const { t } = useTranslation('shoppingList')
  const language = useLanguage()
  const groups = byAisle(lines, (sum) => nameOfSum(sum, foods, language))
  const ticked = tickedSums(lines)
  const basket = t('inBasket', { count: ticked.length })
  return (
    <div className="list-aisles">
      {groups.map(({ aisle, sums }) => (
        <Group key={aisle} title={t(`aisles.${aisle}`)}>
          {sums.map(renderSum)}
        </Group>
      ))}
      {groups.length === 0 && <p className="py-6 text-center text-ink-soft">{t('allDone')}</p>}
      {ticked.length > 0 && (
        <Group title={basket} isQuiet>
          {ticked.map(renderSum)}
          {renderBasketEnd?.(
            ticked.flatMap((sum) => sum.lines),
            basket,
          )}
        </Group>
      )}
    </div>
  )
}

function Group({ title, isQuiet, children }: { title: string; isQuiet?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} data-quiet={isQuiet} className="list-group">
      <h2 id={id} className="list-heading">
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

export function AisleView({ list, onEdit }: { list: ShoppingList; onEdit: (line: ListLine) => void }) {
  const { t } = useTranslation('shoppingList')
  return (
    <AisleGroups
      lines={list.lines}
      foods={list.state.foods}
      renderSum={(sum) => <SumRow key={sum.key} {...{ sum, list, onEdit }} />}
      renderBasketEnd={(lines, title) => (
        <li data-screen-only className="pt-3">
          <Button variant="quiet" size="touch" onClick={() => list.remove(lines, title)}>
            {t('clearTicked')}
          </Button>
        </li>
      )}
    />
  )
}
