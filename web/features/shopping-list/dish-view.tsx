import { Check, Minus, Pencil, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { limits } from '#shared/constants/limits.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { IconButton } from '../../ui/button.tsx'
import { byDish, nameOfLine, type DishGroup, type ListLine } from './list-lines.ts'
import { amountOfLine } from './shown-amount.ts'
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
  const { t } = useTranslation('shoppingList')
  const language = useLanguage()
  const id = useId()
  const { recipe, recipeId, lines } = group
  const isDish = recipeId !== null || group.planEntryId !== null
  const title = isDish ? (recipe?.title ?? t('privateRecipe')) : t('otherThings')
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
            icon={<Trash2 aria-hidden="true" className="size-4" />}
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
  const { t } = useTranslation('shoppingList')
  const servings = group.servings ?? group.recipe?.servings ?? 1
  const set = (next: number) => list.setServings(group.lines, next)
  return (
    <div
      role="group"
      aria-label={t('servings')}
      data-screen-only
      className="inline-flex items-center rounded-full border border-line"
    >
      <IconButton
        label={t('fewerServings')}
        disabled={servings <= 1}
        icon={<Minus aria-hidden="true" className="size-4" />}
        onClick={() => set(servings - 1)}
      />
      <output className="min-w-6 text-center text-sm font-semibold tabular-nums">
        <span className="sr-only">{t('servings')} </span>
        {servings}
      </output>
      <IconButton
        label={t('moreServings')}
        disabled={servings >= limits.recipe.servingsMax}
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => set(servings + 1)}
      />
    </div>
  )
}

function LineRow({ line, list, onEdit }: DishViewProps & { line: ListLine }) {
  const { t } = useTranslation('shoppingList')
  const language = useLanguage()
  const name = nameOfLine(line, list.state.foods, language)
  const isTicked = line.tickedAt !== null
  return (
    <li className="list-row" data-ticked={isTicked}>
      <div className="flex items-center">
        <label className="list-tick">
          <input
            type="checkbox"
            checked={isTicked}
            onChange={() => list.tick([line], !isTicked, name)}
            className="sr-only"
          />
          <span aria-hidden="true" className="list-box">
            <Check className="size-4" />
          </span>
          <span className="min-w-0 flex-1 py-2">
            <span className="list-name">{name}</span>
            {line.note && <span className="block text-sm text-ink-soft">{line.note}</span>}
          </span>
          <span className="list-amount">{amountOfLine(line, list.state.measures, language)}</span>
        </label>
        <IconButton
          label={t('editLine', { name })}
          icon={<Pencil aria-hidden="true" className="size-4" />}
          onClick={() => onEdit(line)}
          data-screen-only
        />
      </div>
    </li>
  )
}
