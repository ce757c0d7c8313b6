import { Check, ChefHat, CookingPot, Ellipsis, ShoppingBasket, UtensilsCrossed } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipeCard } from '#shared/contract/recipe-cards.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import type { MenuItem } from '../../ui/menu-popup.tsx'
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
  items: readonly MenuItem[]
  onOpen: (recipeId: string) => void
  /** Null for what is not cooked. */
  onCook: (() => void) | null
  /** Puts its ingredients on the shopping list; null for a meal without any. */
  onList: (() => void) | null
}

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
  return (
    <li
      id={elementId(entry.id)}
      ref={element as RefObject<HTMLLIElement | null>}
      draggable={hasMouse}
      className={classNames(
        '@container rounded-2xl border border-line bg-card p-2 pr-1 pointer-fine:cursor-grab',
        isDragged && 'opacity-50',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3">
        {/* Above the words in the column of a day; where they need the space beside them, not at all. */}
        <span className="contents @max-[18.75rem]:hidden @max-[13rem]:block @max-[13rem]:w-full @max-[13rem]:pr-1 @max-[13rem]:*:aspect-3/2 @max-[13rem]:*:h-auto! @max-[13rem]:*:w-full!">
          {card ? (
            <CardThumb picture={card.picture} />
          ) : (
            <span className="inline-flex h-12 w-16 shrink-0 items-center justify-center rounded-xl bg-surface-sunken text-ink-faint lg:h-15 lg:w-20">
              {entry.recipeId === null ? (
                <UtensilsCrossed aria-hidden="true" className="size-5" />
              ) : (
                <ChefHat aria-hidden="true" className="size-5" />
              )}
            </span>
          )}
        </span>
        {/* In the column of a day the buttons stand below the words. */}
        <div className="min-w-0 flex-1 py-1 first:pl-2 @max-[13rem]:basis-full @max-[13rem]:pl-1">
          <p className="text-xs font-semibold tracking-wide text-ink-soft">{t(`meals.${entry.meal}`)}</p>
          <p className="leading-snug font-semibold wrap-anywhere">
            {card ? (
              <button
                type="button"
                lang={card.language === language ? undefined : card.language}
                onClick={() => onOpen(card.id)}
                className="text-left wrap-anywhere underline-offset-4 hover:underline"
              >
                {title}
              </button>
            ) : (
              title
            )}
          </p>
          {facts.length > 0 && <p className="mt-0.5 text-sm text-ink-soft">{facts.join(' · ')}</p>}
          {card && <AllergyNotice recipe={card} eaters={entry.eaters} className="mt-1" />}
          {onList && <ListMark title={title} isOn={entry.onList} onList={onList} />}
          {entry.note && <p className="mt-0.5 text-sm text-ink-soft wrap-anywhere italic">{entry.note}</p>}
        </div>
        {/* On a phone they stand one above the other: the words need the width. */}
        <div className="flex flex-col @max-[13rem]:flex-row @min-[30rem]:flex-row">
          {onCook && (
            <IconButton
              label={t('cookTitle', { title })}
              icon={<CookingPot aria-hidden="true" className="size-5 text-brand" />}
              onClick={onCook}
            />
          )}
          <Menu
            label={t('actions', { title })}
            items={items}
            className="size-11 justify-center px-0 text-ink-soft"
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </Menu>
        </div>
      </div>
    </li>
  )
}

/** Whether the ingredients are on the shopping list, or the button that puts them there. */
function ListMark({ title, isOn, onList }: { title: string; isOn: boolean; onList: () => void }) {
  const { t } = useTranslation('plan')
  if (isOn)
    return (
      <p className="mt-1 flex items-center gap-1.5 text-sm font-semibold text-success">
        <Check aria-hidden="true" className="size-4" />
        {t('onList')}
      </p>
    )
  return (
    <Button
      variant="quiet"
      size="small"
      className="mt-0.5 -ml-3 min-h-11 text-left"
      aria-label={t('addToListFor', { title })}
      icon={<ShoppingBasket aria-hidden="true" className="size-4" />}
      onClick={onList}
    >
      {t('addToList')}
    </Button>
  )
}
