import { Check, ChevronDown, Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sum } from '#shared/shopping/sum-lines.ts'
import { useLanguage } from '../../i18n/language.ts'
import { IconButton } from '../../ui/button.tsx'
import { nameOfLine, nameOfSum, type ListLine } from './list-lines.ts'
import { amountOfLine, amountOfSum } from './shown-amount.ts'
import type { ShoppingList } from './use-shopping-list.ts'

interface SumRowProps {
  sum: Sum<ListLine>
  list: ShoppingList
  isLarge: boolean
  onEdit: (line: ListLine) => void
}

/** What to buy of one food. It opens to the lines that it is the sum of. */
export function SumRow({ sum, list, isLarge, onEdit }: SumRowProps) {
  const { t } = useTranslation('shoppingList')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const region = useId()
  const { foods, measures } = list.state
  const name = nameOfSum(sum, foods, language)
  const amount = amountOfSum(sum, measures, language)
  const isTicked = sum.lines.every(({ tickedAt }) => tickedAt !== null)
  const [only] = sum.lines
  const notes = [...new Set(sum.lines.flatMap(({ note }) => note ?? []))].join(', ')
  return (
    <li className="list-row" data-ticked={isTicked} data-large={isLarge}>
      <div className="flex items-center">
        <label className="list-tick">
          <input
            type="checkbox"
            checked={isTicked}
            onChange={() => list.tick(sum.lines, !isTicked, name)}
            className="sr-only"
          />
          <span aria-hidden="true" className="list-box">
            <Check className="size-4" />
          </span>
          <span className="min-w-0 flex-1 py-2">
            <span className="list-name">{name}</span>
            {notes && <span className="block text-sm text-ink-soft">{notes}</span>}
          </span>
          {amount && <span className="list-amount">{amount}</span>}
        </label>
        {!isLarge &&
          (sum.lines.length === 1 && only && only.recipeId === null ? (
            <IconButton
              label={t('editLine', { name })}
              icon={<Pencil aria-hidden="true" className="size-4" />}
              onClick={() => onEdit(only)}
              data-screen-only
            />
          ) : (
            <IconButton
              label={t(isOpen ? 'hideDishes' : 'showDishes', { name })}
              aria-expanded={isOpen}
              aria-controls={region}
              icon={
                <ChevronDown
                  aria-hidden="true"
                  className={
                    isOpen ? 'size-5 rotate-180 transition-transform' : 'size-5 transition-transform'
                  }
                />
              }
              onClick={() => setOpen(!isOpen)}
              data-screen-only
            />
          ))}
      </div>
      {!isLarge && isOpen && (
        <ul id={region} className="mb-2 ml-11 grid border-l border-line pl-4">
          {sum.lines.map((line) => (
            <li key={line.id} className="flex items-center gap-3 text-[0.9375rem]">
              <span className="min-w-0 flex-1 py-1.5">
                {[amountOfLine(line, measures, language), nameOfLine(line, foods, language)]
                  .filter(Boolean)
                  .join(' ')}
                <span className="block text-sm text-ink-soft">{dishOf(line, list, t)}</span>
              </span>
              <IconButton
                label={t('editLine', { name: nameOfLine(line, foods, language) })}
                icon={<Pencil aria-hidden="true" className="size-4" />}
                onClick={() => onEdit(line)}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function dishOf(
  { recipeId }: ListLine,
  { state }: ShoppingList,
  t: (key: 'typed' | 'privateRecipe') => string,
) {
  if (recipeId === null) return t('typed')
  return state.recipes.get(recipeId)?.title ?? t('privateRecipe')
}
