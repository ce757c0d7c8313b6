import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipeCard } from '#shared/contract/recipe-cards.ts'
import { getDiscoverRows } from '#shared/contract/home.ts'
import { useLanguage } from '../../i18n/language.ts'
import { askQuery } from '../../lib/ask-query.ts'
import { today } from '../../lib/calendar-days.ts'
import { recipeLists } from '../recipes/recipe-cache.ts'
import { AllergyNotice } from '../household/allergy-notice.tsx'
import { CardThumb } from '../recipes/recipe-thumb.tsx'
import { FoundCard, FoundLink } from './found-card.tsx'
import type { OpenLinks } from './results.tsx'
import { useShownTitles } from '../recipes/translations/use-shown-titles.ts'

/**
 * Beside the first page: what is in season, quick and suits the household, and what the user's groups share. Rows of cards
 * stand above it, short ones below.
 */
export function DiscoverRows({ areShort = false, ...links }: OpenLinks & { areShort?: boolean }) {
  const { t } = useTranslation('discover')
  const language = useLanguage()
  const day = today()
  // Without them the page is still whole.
  const { data } = useQuery(
    askQuery([recipeLists.found, 'rows', language, day], getDiscoverRows, { query: { today: day } }),
  )
  if (!data) return null
  const rows = [
    { title: t('rowSeason'), recipes: data.season },
    { title: t('rowGroups'), recipes: data.groups },
  ]
  return rows
    .filter(({ recipes }) => recipes.length < leastCards === areShort)
    .map((row) => <Row key={row.title} {...row} {...links} />)
}

/** Fewer are lines: cards would leave most of the row empty. */
const leastCards = 3

function Row({
  title,
  recipes,
  addressOf,
  open,
}: OpenLinks & { title: string; recipes: readonly RecipeCard[] }) {
  const { t } = useTranslation(['discover', 'ui', 'words'])
  const id = useId()
  const titles = useShownTitles(recipes)
  if (recipes.length === 0) return null
  return (
    <section aria-labelledby={id} className={recipes.length < leastCards ? 'mt-10' : 'mb-10'}>
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {recipes.length < leastCards ? (
        <ul className="mt-4 flex flex-wrap gap-x-12 gap-y-4">
          {recipes.map((recipe) => (
            <li key={recipe.id} className="relative flex min-w-0 items-center gap-4">
              <CardThumb picture={recipe.picture} of={recipe} />
              <div className="min-w-0">
                <h3 className="text-lg leading-snug">
                  <FoundLink
                    recipe={recipe}
                    translated={titles.get(recipe.id)}
                    to={addressOf(recipe.id)}
                    state={open}
                  />
                </h3>
                <p className="text-sm text-ink-soft">
                  {t('words:by', { name: recipe.owner.name ?? t('ui:unnamedUser') })}
                </p>
                <AllergyNotice recipe={recipe} className="mt-1" />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="-mx-5 mt-4 flex snap-x gap-5 overflow-x-auto px-5 pb-3 sm:-mx-8 sm:px-8">
          {recipes.map((recipe) => (
            <li key={recipe.id} className="w-60 shrink-0 snap-start scroll-mx-5">
              <FoundCard
                recipe={recipe}
                translated={titles.get(recipe.id)}
                to={addressOf(recipe.id)}
                state={open}
                eager={false}
                heading="h3"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
