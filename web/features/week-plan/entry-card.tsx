import { Check, ChefHat, CookingPot, ShoppingBasket, UtensilsCrossed } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipeCard } from '#shared/contract/recipe-cards.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Menu, type MenuProps } from '../../ui/menu.tsx'
import { classNames } from '../../ui/class-names.ts'
import { AllergyNotice } from '../household/allergy-notice.tsx'
import { CardThumb } from '../recipes/recipe-thumb.tsx'
import type { PlanEntry } from './plan-entries.ts'
import { useEntryFacts, useEntryTitle } from './entry-texts.ts'
import { useDragged } from './use-drag.ts'

interface EntryCardProps {
  entry: PlanEntry
  /** Missing for a meal without a recipe, for a recipe that the user may not read, and until it is loaded. */
  card: RecipeCard | undefined
  items: MenuProps['items']
  onOpen: (recipeId: string) => void
  /** Null for what is not cooked. */
  onCook: (() => void) | null
  /** Puts its ingredients on the shopping list; null for a meal without any. */
  onList: (() => void) | null
}

/** A short fact stays in one line. */
const unbroken = (fact: string) => (fact.length > 14 ? fact : fact.replaceAll(' ', '\u00a0'))

/** In the column of a day two lines, the second of which ends in an ellipsis. */
const titleClass = 'wrap-break-word @max-[13rem]:line-clamp-2'

const elementId = (entryId: string) => `entry-${entryId}`

/** Focuses the actions of an entry. */
export function focusEntry(id: string) {
  document.getElementById(elementId(id))?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus()
}

/** A planned meal: what, for whom and by whom, and what can be done with it. */
export function EntryCard({ entry, card, items, onOpen, onCook, onList }: EntryCardProps) {
  const { t } = useTranslation('plan')
  const language = useLanguage()
  const title = useEntryTitle(entry, card)
  const facts = useEntryFacts(entry, card)
  const { element, isDragged } = useDragged(entry.id)
  // On a touch screen a long press must go on selecting text.
  const hasMouse = useMedia('(pointer: fine)')
  const hasRow = onCook !== null || onList !== null
  return (
    <li
      id={elementId(entry.id)}
      ref={element as RefObject<HTMLLIElement | null>}
      draggable={hasMouse}
      className={classNames(
        '@container grid rounded-2xl border border-line bg-card p-2 pr-1 pointer-fine:cursor-grab',
        isDragged && 'opacity-50',
      )}
    >
      {/* In the column of a day: the picture, two lines of title, and one row of controls at the same height. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 @max-[13rem]:min-h-58 @max-[13rem]:grid-cols-[auto_minmax(0,1fr)] @max-[13rem]:grid-rows-[auto_1fr_auto] @max-[13rem]:gap-x-0">
        {/* Where the words need the space beside them, not at all. */}
        <span className="row-span-2 self-start @max-[18.75rem]:hidden @max-[13rem]:col-span-2 @max-[13rem]:row-span-1 @max-[13rem]:block @max-[13rem]:pr-1 @max-[13rem]:*:aspect-3/2 @max-[13rem]:*:h-auto! @max-[13rem]:*:w-full!">
          {card ? (
            <CardThumb picture={card.picture} />
          ) : (
            <span className="inline-flex h-12 w-16 shrink-0 items-center justify-center rounded-xl bg-surface-sunken text-ink-faint lg:h-15 lg:w-20">
              {entry.recipeId === null ? (
                <UtensilsCrossed className="size-5" />
              ) : (
                <ChefHat className="size-5" />
              )}
            </span>
          )}
        </span>
        <div
          className={classNames(
            'col-start-2 min-w-0 self-end pt-1 @max-[18.75rem]:pl-2 @max-[13rem]:col-span-2 @max-[13rem]:col-start-1 @max-[13rem]:self-start @max-[13rem]:pl-1',
            hasRow && 'col-span-2 @min-[30rem]:col-span-1',
          )}
        >
          <p className="text-xs font-semibold tracking-wide text-ink-soft @max-[13rem]:mt-1">
            {t(`meals.${entry.meal}`)}
          </p>
          <p title={title} className="leading-snug font-semibold wrap-break-word">
            {card ? (
              <button
                type="button"
                lang={card.language === language ? undefined : card.language}
                onClick={() => onOpen(card.id)}
                className="max-w-full text-left underline-offset-4 hover:underline"
              >
                <span className={titleClass}>{title}</span>
              </button>
            ) : (
              <span className={titleClass}>{title}</span>
            )}
          </p>
          {facts.length > 0 && (
            <p className="mt-0.5 text-sm text-ink-soft @max-[13rem]:line-clamp-2">
              {facts.map(unbroken).join(' · ')}
            </p>
          )}
          {card && <AllergyNotice recipe={card} eaters={entry.eaters} className="mt-1" />}
          {entry.note && (
            <p className="mt-0.5 text-sm text-ink-soft wrap-anywhere italic @max-[13rem]:line-clamp-2">
              {entry.note}
            </p>
          )}
        </div>
        {onList && <ListMark title={title} isOn={entry.onList} onList={onList} />}
        {/* On a phone they stand below the words, which need the width. */}
        <div
          className={classNames(
            'col-start-3 flex @max-[13rem]:col-start-2 @max-[13rem]:row-span-1 @max-[13rem]:row-start-3 @max-[13rem]:*:last:ml-auto',
            hasRow
              ? 'row-start-2 self-start @min-[30rem]:row-span-2 @min-[30rem]:row-start-1 @min-[30rem]:self-center'
              : 'row-span-2 row-start-1',
          )}
        >
          {onCook && (
            <IconButton
              label={t('cookTitle', { title })}
              icon={<CookingPot className="size-5 text-brand" />}
              onClick={onCook}
              className="@max-[7.5rem]:size-8"
            />
          )}
          <Menu
            label={t('actions', { title })}
            items={items}
            className="size-11 justify-center px-0! text-ink-soft @max-[7.5rem]:size-8 @max-[7.5rem]:min-h-0"
          />
        </div>
      </div>
    </li>
  )
}

/** Whether the ingredients are on the shopping list, or the button that puts them there; an icon in the column of a day. */
function ListMark({ title, isOn, onList }: { title: string; isOn: boolean; onList: () => void }) {
  const { t } = useTranslation('plan')
  const place =
    'col-start-2 justify-self-start self-start @max-[18.75rem]:ml-2 @max-[13rem]:col-start-1 @max-[13rem]:row-start-3 @max-[13rem]:ml-0'
  if (isOn)
    return (
      <p
        title={t('onList')}
        className={`${place} mt-1 flex items-center gap-1.5 pb-1 text-sm font-semibold text-success @max-[13rem]:size-11 @max-[13rem]:justify-center @max-[13rem]:pb-0 @max-[7.5rem]:size-8`}
      >
        <Check className="size-4 @max-[13rem]:size-5" />
        <span className="@max-[13rem]:sr-only">{t('onList')}</span>
      </p>
    )
  return (
    <Button
      variant="quiet"
      size="small"
      className={`${place} mt-0.5 min-h-11 text-left @min-[13rem]:-ml-3 @max-[13rem]:size-11 @max-[13rem]:px-0! @max-[13rem]:text-ink-soft @max-[7.5rem]:size-8 @max-[7.5rem]:min-h-0`}
      aria-label={t('addToListFor', { title })}
      title={t('addToList')}
      icon={<ShoppingBasket className="size-4 @max-[24rem]:size-5" />}
      onClick={onList}
    >
      <span className="@max-[24rem]:sr-only">{t('addToList')}</span>
    </Button>
  )
}
