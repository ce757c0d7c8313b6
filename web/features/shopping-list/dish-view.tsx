import { Minus, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { limits } from '#shared/constants/limits.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { IconButton } from '../../ui/button.tsx'
import { byDish, nameOfLine, type DishGroup, type ListLine } from './list-lines.ts'
import { amountOfLine } from './shown-amount.ts'
import { EditLine } from './sum-row.tsx'
import { TickRow } from './tick-row.tsx'
import type { ShoppingList } from './use-shopping-list.ts'

interface DishViewProps {
  list: ShoppingList
  onEdit: (line: ListLine) => void
}

/** The lines as they came: dish by dish, then what was typed. */
export function DishView({ list, onEdit }: DishViewProps) {
  return (
    <div className="list-aisles">
      {byDish(list.lines, list.state.recipes).map((group) => (
        <Dish key={group.key} {...{ group, list, onEdit }} />
      ))}
    </div>
  )
}

function Dish({ group, list, onEdit }: DishViewProps & { group: DishGroup }) {
  const { t } = useTranslation(['shoppingList', 'words'])
  const language = useLanguage()
  const id = useId()
  const { recipe, recipeId, lines } = group
  const isDish = recipeId !== null || group.planEntryId !== null
  const title = isDish ? (recipe?.title ?? t('words:privateRecipe')) : t('otherThings')
  return (
    <section aria-labelledby={id} className="list-group">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 id={id} className="list-heading min-w-0 flex-1">
          {recipe?.title && recipeId !== null ? (
            <Link to={paths.openRecipe(language, recipeId)} className="hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {isDish && group.planEntryId === null && recipe?.title && <Servings {...{ group, list }} />}
        {isDish && (
          <IconButton
            label={t('removeDish', { name: title })}
            icon={<Trash2 className="size-4" />}
            onClick={() => list.remove(lines, title)}
            data-screen-only
          />
        )}
      </div>
      <ul>
        {lines.map((line) => (
          <LineRow key={line.id} {...{ line, list, onEdit }} />
        ))}
      </ul>
    </section>
  )
}

function Servings({ group, list }: { group: DishGroup; list: ShoppingList }) {
  const { t } = useTranslation(['shoppingList', 'words'])
  const servings = group.servings ?? group.recipe?.servings ?? 1
  const set = (next: number) => list.change(group.lines, { servings: next })
  return (
    <div
      role="group"
      aria-label={t('words:servings')}
      data-screen-only
      className="inline-flex items-center rounded-full border border-line"
    >
      <IconButton
        label={t('words:fewerServings')}
        disabled={servings <= 1}
        icon={<Minus className="size-4" />}
        onClick={() => set(servings - 1)}
      />
      <output className="min-w-6 text-center text-sm font-semibold tabular-nums">
        <span className="sr-only">{t('words:servings')} </span>
        {servings}
      </output>
      <IconButton
        label={t('words:moreServings')}
        disabled={servings >= limits.recipe.servingsMax}
        icon={<Plus className="size-4" />}
        onClick={() => set(servings + 1)}
      />
    </div>
  )
}

function LineRow({ line, list, onEdit }: DishViewProps & { line: ListLine }) {
  const language = useLanguage()
  const name = nameOfLine(line, list.state.foods, language)
  const isTicked = line.tickedAt !== null
  return (
    <TickRow
      name={name}
      notes={line.note ?? ''}
      amount={amountOfLine(line, list.state.measures, language)}
      isTicked={isTicked}
      onTick={() => list.tick([line], !isTicked, name)}
      action={<EditLine name={name} onEdit={() => onEdit(line)} />}
    />
  )
}
