import { ChevronDown, Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sum } from '#shared/shopping/sum-lines.ts'
import { useLanguage } from '../../i18n/language.ts'
import { IconButton } from '../../ui/button.tsx'
import { nameOfLine, nameOfSum, notesOf, type ListLine } from './list-lines.ts'
import { amountOfLine, amountOfSum } from './shown-amount.ts'
import { TickRow } from './tick-row.tsx'
import type { ShoppingList } from './use-shopping-list.ts'

interface SumRowProps {
  sum: Sum<ListLine>
  list: ShoppingList
  onEdit: (line: ListLine) => void
}

/** What to buy of one food. It opens to the lines that it is the sum of. */
export function SumRow({ sum, list, onEdit }: SumRowProps) {
  const { t } = useTranslation(['shoppingList', 'words'])
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const region = useId()
  const { foods, measures, recipes } = list.state
  const name = nameOfSum(sum, foods, language)
  const isTicked = sum.lines.every(({ tickedAt }) => tickedAt !== null)
  const [only] = sum.lines
  const dishOf = ({ recipeId }: ListLine) =>
    recipeId === null ? t('typed') : (recipes.get(recipeId)?.title ?? t('words:privateRecipe'))
  return (
    <TickRow
      name={name}
      notes={notesOf(sum.lines)}
      amount={amountOfSum(sum, measures, language)}
      isTicked={isTicked}
      onTick={() => list.tick(sum.lines, !isTicked, name)}
      action={
        sum.lines.length === 1 && only && only.recipeId === null ? (
          <EditLine name={name} onEdit={() => onEdit(only)} />
        ) : (
          <IconButton
            label={t(isOpen ? 'hideDishes' : 'showDishes', { name })}
            aria-expanded={isOpen}
            aria-controls={region}
            icon={<ChevronDown className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />}
            onClick={() => setOpen(!isOpen)}
            data-screen-only
          />
        )
      }
    >
      {isOpen && (
        <ul id={region} className="mb-2 ml-11 grid border-l border-line pl-4">
          {sum.lines.map((line) => (
            <li key={line.id} className="flex items-center gap-3 text-[0.9375rem]">
              <span className="min-w-0 flex-1 py-1.5">
                {[amountOfLine(line, measures, language), nameOfLine(line, foods, language)]
                  .filter(Boolean)
                  .join(' ')}
                <span className="block text-sm text-ink-soft">{dishOf(line)}</span>
              </span>
              <EditLine name={nameOfLine(line, foods, language)} onEdit={() => onEdit(line)} />
            </li>
          ))}
        </ul>
      )}
    </TickRow>
  )
}

export function EditLine({ name, onEdit }: { name: string; onEdit: () => void }) {
  const { t } = useTranslation('shoppingList')
  return (
    <IconButton
      label={t('editLine', { name })}
      icon={<Pencil className="size-4" />}
      onClick={onEdit}
      data-screen-only
    />
  )
}
