import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PlannedMeal } from '#shared/contract/home.ts'
import { addDays } from '#shared/days.ts'
import { paths } from '#shared/paths.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { dateOf, today } from '../../lib/calendar-days.ts'
import { LinkButton } from '../../ui/button.tsx'
import { AllergyNotice } from '../household/allergy-notice.tsx'
import { useMealName } from './meal-name.ts'
import { Block, rowClass, rowLinkClass, RowPicture } from './block.tsx'

/** The next meals of the week plan. */
export function WeekBlock({ meals }: { meals: readonly PlannedMeal[] }) {
  const { t } = useTranslation(['home', 'plan'])
  const language = useLanguage()
  const format = useFormat()
  const nameOf = useMealName()

  const dayOf = (day: string) => {
    if (day === today()) return t('today')
    return day === addDays(today(), 1) ? t('tomorrow') : format.weekday(dateOf(day))
  }
  const link = (
    <LinkButton to={paths.plan(language)} variant="quiet" size="touch">
      {t('plan:title')}
    </LinkButton>
  )
  return (
    <Block title={t('nextMeals')} link={link}>
      <ul>
        {meals.map((meal) => (
          <li key={meal.id} className={rowClass}>
            {meal.recipe && <RowPicture picture={meal.recipe.picture} />}
            <div className="min-w-0">
              <Link
                to={meal.recipe ? paths.openRecipe(language, meal.recipe.id) : paths.plan(language)}
                className={rowLinkClass}
              >
                {nameOf(meal)}
              </Link>
              <p className="mt-1 text-sm text-ink-soft">
                <time dateTime={meal.day}>{dayOf(meal.day)}</time>
                {` · ${t(`plan:meals.${meal.meal}`)}`}
              </p>
              {meal.recipe && <AllergyNotice recipe={meal.recipe} eaters={meal.eaterIds} className="mt-1" />}
            </div>
          </li>
        ))}
      </ul>
    </Block>
  )
}
