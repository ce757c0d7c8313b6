import { useQuery } from '@tanstack/react-query'
import { ShoppingBasket } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getHome, type Home } from '#shared/contract/home.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../lib/api.ts'
import { today } from '../../lib/calendar-days.ts'
import { LinkButton } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { homeKey } from '../recipes/cooking-log/cooking-log-queries.ts'
import { FoundCard } from '../discover/found-card.tsx'
import { Block } from './block.tsx'
import { mealOfNow, momentOf } from './moment-of-meal.ts'
import { NothingTonight, TonightCard } from './tonight-card.tsx'
import { CookedBlock } from './cooked-block.tsx'
import { NewRecipes } from './new-recipes.tsx'
import { TalksBlock } from './talks-block.tsx'
import { ThreadsBlock } from './threads-block.tsx'
import { WeekBlock } from './week-block.tsx'

/** Only newcomers see it. */
const TableSetting = lazy(async () => ({ default: (await import('./table-setting.tsx')).TableSetting }))

export function useHome() {
  const language = useLanguage()
  const day = today()
  return useQuery({
    queryKey: [homeKey, language, day],
    queryFn: ({ signal }) => call(getHome, { query: { in: language, today: day }, signal }),
    // Who comes from the week has just planned something.
    staleTime: 0,
  })
}

/** Whether there is anything of the user's own; new recipes of others are not. */
export function hasOwn({ planned, cooked, aYearAgo, conversations, threads }: Home): boolean {
  return [planned, cooked, aYearAgo, conversations, threads].some((block) => block !== undefined)
}

/** The time, which goes on while the page is open. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The user's own things; a block without content is left out. */
export function HomeBlocks({ home }: { home: ReturnType<typeof useHome> }) {
  const { t } = useTranslation(['home', 'cookingLog'])
  const language = useLanguage()
  const { data } = home
  const now = useMinute()
  const day = today()
  if (home.isPending) {
    return (
      <div aria-busy="true" className="grid gap-6 sm:grid-cols-2">
        <Skeleton className="h-40 rounded-3xl" />
        <Skeleton className="h-40 rounded-3xl" />
      </div>
    )
  }
  if (!data) {
    return <LoadError query={home}>{t('failed')}</LoadError>
  }
  const tonight = mealOfNow(data.planned ?? [], day, now)
  const later = data.planned?.filter(({ id }) => id !== tonight?.id) ?? []
  // The card of tonight says what is to buy for it, and leads there.
  const isSaidTonight = tonight?.onList === true && tonight.toBuy > 0 && momentOf(tonight, now) !== 'after'
  const isNew = !hasOwn(data)
  const isAsked = isNew && data.asksWhoEats === true
  return (
    <div className="grid gap-y-12 sm:gap-y-14">
      {isAsked && (
        <Suspense>
          <TableSetting example={data.inSeason ?? data.newRecipes?.find(({ picture }) => picture !== null)} />
        </Suspense>
      )}
      {isNew && !isAsked && <p className="max-w-text text-lg text-ink-soft">{t('startText')}</p>}
      {!isNew && (
        // The order of a phone; on a desk the browser makes both columns about as high.
        <div className="min-w-0 gap-x-14 *:mb-12 max-lg:-mb-12 *:break-inside-avoid lg:columns-2">
          <div className="grid gap-6">
            {tonight ? <TonightCard meal={tonight} now={now} /> : <NothingTonight />}
            {data.toBuy !== undefined && !isSaidTonight && (
              <LinkButton
                to={paths.shoppingList(language)}
                variant="secondary"
                className="justify-self-start"
                icon={ShoppingBasket}
              >
                {t('toBuy', { count: data.toBuy })}
              </LinkButton>
            )}
          </div>
          {later.length > 0 && <WeekBlock meals={later} />}
          {data.conversations && <TalksBlock conversations={data.conversations} />}
          {data.threads && <ThreadsBlock threads={data.threads} />}
          {data.cooked && (
            <CookedBlock title={t('lately')} entries={data.cooked}>
              <LinkButton to={paths.myCooked(language)} variant="quiet" size="touch">
                {t('toDiary')}
              </LinkButton>
            </CookedBlock>
          )}
          {data.aYearAgo && <CookedBlock title={t('cookingLog:aYearAgo')} entries={data.aYearAgo} />}
        </div>
      )}
      {data.inSeason && !isAsked && (
        <Block title={t('inSeason')}>
          <div className="mt-6 max-w-sm">
            <FoundCard
              recipe={data.inSeason}
              to={paths.openRecipe(language, data.inSeason.id)}
              heading="h3"
              eager={false}
            />
          </div>
        </Block>
      )}
      {data.newRecipes && <NewRecipes recipes={data.newRecipes} />}
    </div>
  )
}
