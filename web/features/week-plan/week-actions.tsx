import { CalendarCheck, Check, ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { usePlan } from './plan-access.ts'
import { buyable, daysWithoutDinner } from './plan-entries.ts'
import { WeekProposal } from './week-proposal.tsx'

interface WeekActionsProps {
  /** The days from today on that are shown. */
  days: readonly string[]
  /** Of new entries. */
  servings: number | null
  onOpenRecipe: (id: string) => void
  /** Puts everything of these days on the shopping list. */
  onList: () => void
  /** The ids of the entries that were made. */
  onPlanned: (ids: string[]) => void
}

/** What can be done with the whole week: fill its empty days, and put it on the shopping list. */
export function WeekActions({ days, servings, onOpenRecipe, onList, onPlanned }: WeekActionsProps) {
  const { t } = useTranslation('plan')
  const { entries, titles } = usePlan()
  const [isProposed, setIsProposed] = useState(false)
  const empty = daysWithoutDinner(entries, days)
  const dishes = buyable(entries, days, titles)
  const isListed = dishes.length > 0 && dishes.every(({ onList: isOn }) => isOn)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:flex-nowrap max-sm:[&>button]:flex-auto max-sm:[&>button]:px-4 max-sm:[&>button]:[&>svg]:hidden sm:gap-3">
        {empty.length > 0 && !isProposed && (
          <Button
            variant={dishes.length === 0 || isListed ? 'primary' : 'secondary'}
            icon={CalendarCheck}
            onClick={() => setIsProposed(true)}
          >
            {t('planWeek')}
          </Button>
        )}
        {dishes.length > 0 && !isListed && (
          <Button variant={isProposed ? 'secondary' : 'primary'} icon={ShoppingBasket} onClick={onList}>
            {t('addWeek')}
          </Button>
        )}
        {isListed && (
          <p className="flex flex-wrap items-center gap-x-1.5 text-sm font-semibold text-success">
            <Check className="size-4" />
            {t('weekListed')}
            <Button variant="quiet" className="px-3!" onClick={onList}>
              {t('updateList')}
            </Button>
          </p>
        )}
      </div>
      {isProposed && (
        <div className="w-full">
          <WeekProposal
            days={empty}
            week={days}
            servings={servings}
            onOpenRecipe={onOpenRecipe}
            onClose={() => setIsProposed(false)}
            onPlanned={(ids) => {
              setIsProposed(false)
              onPlanned(ids)
            }}
          />
        </div>
      )}
    </>
  )
}
