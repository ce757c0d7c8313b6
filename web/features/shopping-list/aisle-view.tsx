import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { byAisle, nameOfSum, tickedSums, type ListLine } from './list-lines.ts'
import { SumRow } from './sum-row.tsx'
import type { ShoppingList } from './use-shopping-list.ts'

interface AisleViewProps {
  list: ShoppingList
  isLarge: boolean
  onEdit: (line: ListLine) => void
}

/** What to buy in the order of the shop; what is ticked sinks to the end. */
export function AisleView({ list, isLarge, onEdit }: AisleViewProps) {
  const { t } = useTranslation('shoppingList')
  const language = useLanguage()
  const groups = byAisle(list.lines, (sum) => nameOfSum(sum, list.state.foods, language))
  const ticked = tickedSums(list.lines)
  return (
    <div className="list-aisles" data-large={isLarge}>
      {groups.map(({ aisle, sums }) => (
        <Group key={aisle} title={t(`aisles.${aisle}`)}>
          {sums.map((sum) => (
            <SumRow key={sum.key} {...{ sum, list, isLarge, onEdit }} />
          ))}
        </Group>
      ))}
      {groups.length === 0 && <p className="py-6 text-center text-ink-soft">{t('allDone')}</p>}
      {ticked.length > 0 && (
        <Group title={t('inBasket', { count: ticked.length })} isQuiet>
          {ticked.map((sum) => (
            <SumRow key={sum.key} {...{ sum, list, isLarge, onEdit }} />
          ))}
          <li data-screen-only className="pt-3">
            <Button
              variant="quiet"
              size="small"
              className="min-h-11"
              onClick={() =>
                list.remove(
                  ticked.flatMap(({ lines }) => lines),
                  t('inBasket', { count: ticked.length }),
                )
              }
            >
              {t('clearTicked')}
            </Button>
          </li>
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
