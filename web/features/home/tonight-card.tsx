import { CalendarCheck, Check, ChefHat, CookingPot, NotebookPen, ShoppingBasket } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PlannedMeal } from '#shared/contract/home.ts'
import { paths } from '#shared/paths.ts'
import { formatDuration } from '#shared/words/recipe-page.ts'
import { useSession } from '../../app/session.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { CardImage } from '../../lib/card-image.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LaidPlate } from '../../ui/empty-plate.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { AllergyNotice } from '../household/allergy-notice.tsx'
import { newDraft } from '../recipes/cooking-log/entry-draft.ts'
import { startCooking } from '../recipes/cook/start-cooking.ts'
import { isServed, momentOf, startOf } from './moment-of-meal.ts'
import { useMealName } from './meal-name.ts'
import { useListMeal } from './use-list-meal.ts'

const EntryDialog = lazyDialog(async () => ({
  default: (await import('../recipes/cooking-log/entry-dialog.tsx')).EntryDialog,
}))

const cardClass = 'overflow-hidden rounded-3xl border border-line bg-card shadow-lift'
const insideClass = 'px-5 py-5 sm:px-7 sm:py-6'

/** The dish of the day at its moment: what is missing before, cooking at its time, how it was afterwards. */
export function TonightCard({ meal, now }: { meal: PlannedMeal; now: number }) {
  const { t } = useTranslation(['home', 'plan', 'cookingLog'])
  const language = useLanguage()
  const format = useFormat()
  const { me } = useSession()
  const heading = useId()
  const name = useMealName()(meal)
  const [entry, setEntry] = useState<{ id: string; open: boolean } | null>(null)
  const moment = momentOf(meal, now)
  const start = startOf(meal)
  const { recipe } = meal
  const isCooked = start !== null
  const facts = [
    ...(isCooked && recipe && recipe.minutes !== null ? [formatDuration(recipe.minutes, language)] : []),
    ...(meal.servings === null ? [] : [t('plan:forServings', { count: meal.servings })]),
    ...(meal.eaters.length === 0 ? [] : [t('plan:forEaters', { names: format.list(meal.eaters) })]),
    ...(meal.cook === null ? [] : [t('plan:cooks', { name: meal.cook })]),
  ]
  const isOver = moment === 'after'
  // A dinner may still be cooked late in the evening; of an earlier meal one more likely tells how it was.
  const asksFirst = isOver && meal.meal !== 'dinner'
  const cook = isCooked && recipe && !(isOver && meal.isLogged) && (
    <LinkButton
      to={paths.openRecipe(language, recipe.id)}
      state={startCooking(recipe.id, { servings: meal.servings, measures: null })}
      variant={asksFirst ? 'secondary' : 'primary'}
      icon={CookingPot}
    >
      {t('startCooking')}
    </LinkButton>
  )
  return (
    <section
      aria-labelledby={heading}
      className={classNames(
        cardClass,
        recipe && 'grid grid-cols-[minmax(0,1fr)] sm:grid-cols-[14rem_minmax(0,1fr)]',
      )}
    >
      {recipe && (
        // As high as the text beside it.
        <div className="relative max-sm:aspect-2/1 sm:min-h-44">
          <CardImage
            picture={recipe.picture}
            alt=""
            width={640}
            height={480}
            sizes="(width >= 40rem) 20rem, 92vw"
            eager
            className="absolute inset-0 size-full text-ink-faint"
            fallback={<LaidPlate />}
          />
        </div>
      )}
      <div className={insideClass}>
        <h2 id={heading} className="font-sans text-base font-semibold text-brand">
          {meal.meal === 'dinner' ? t('tonight') : t('todaysMeal', { meal: t(`plan:meals.${meal.meal}`) })}
        </h2>
        <p className="mt-1 font-serif text-heading leading-snug wrap-break-word">
          <Link
            to={recipe ? paths.openRecipe(language, recipe.id) : paths.plan(language)}
            lang={recipe && recipe.language !== language ? recipe.language : undefined}
            className="hover:text-brand"
          >
            {name}
          </Link>
        </p>
        {facts.length > 0 && <p className="mt-1 text-ink-soft">{facts.join(' · ')}</p>}
        {start !== null && moment === 'ahead' && (
          <p className="mt-1 font-medium">{t('startAt', { time: format.timeOrDay(start, now) })}</p>
        )}
        {recipe && <AllergyNotice recipe={recipe} eaters={meal.eaterIds} className="mt-2" />}
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:*:w-full">
          {!asksFirst && cook}
          {isCooked && !isOver && <Missing meal={meal} />}
          {isCooked && recipe && isServed(meal, now) && !meal.isLogged && (
            <Button
              variant={asksFirst ? 'primary' : 'secondary'}
              icon={NotebookPen}
              onClick={() => setEntry({ id: crypto.randomUUID(), open: true })}
            >
              {t('cookingLog:iCooked')}
            </Button>
          )}
          {asksFirst && cook}
          {meal.isLogged && (
            <p className="flex items-center gap-1.5 font-medium text-success">
              <Check className="size-5" />
              {t('cookingLog:saved')}
            </p>
          )}
        </div>
      </div>
      {entry && recipe && (
        <EntryDialog
          key={entry.id}
          open={entry.open}
          onClose={() => setEntry({ ...entry, open: false })}
          id={entry.id}
          isNew
          isFinish
          recipeId={recipe.id}
          canRate={recipe.owner?.id !== me?.id}
          isOwn={recipe.owner?.id === me?.id}
          initial={newDraft({ servings: meal.servings })}
        />
      )}
    </section>
  )
}

/** What is still to buy for it, or the tap that puts it on the shopping list. */
function Missing({ meal }: { meal: PlannedMeal }) {
  const { t } = useTranslation(['home', 'plan'])
  const language = useLanguage()
  const { isListed, list } = useListMeal(meal)
  const icon = <ShoppingBasket className="size-5" />
  if (!isListed)
    return (
      <Button variant="secondary" icon={icon} onClick={list}>
        {t('plan:addToList')}
      </Button>
    )
  // Until the server has put it there, nothing can be said of what is missing.
  if (!meal.onList || meal.toBuy > 0)
    return (
      <LinkButton variant="secondary" icon={icon} to={paths.shoppingList(language)}>
        {meal.onList ? t('toBuyForIt', { count: meal.toBuy }) : t('plan:onList')}
      </LinkButton>
    )
  return (
    <p className="flex items-center gap-1.5 text-success">
      <Check className="size-5" />
      {t('nothingMissing')}
    </p>
  )
}

/** Nothing is planned for today: the ways to a dinner. */
export function NothingTonight() {
  const { t } = useTranslation(['home', 'plan'])
  const language = useLanguage()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={classNames(cardClass, insideClass)}>
      <h2 id={heading} className="font-sans text-base font-semibold text-brand">
        {t('tonight')}
      </h2>
      <p className="mt-2 font-serif text-heading">{t('nothingTonight')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={paths.plan(language)} icon={CalendarCheck}>
          {t('plan:planWeek')}
        </LinkButton>
        <LinkButton to={paths.chat(language)} variant="secondary" icon={ChefHat}>
          {t('plan:askChef')}
        </LinkButton>
      </div>
    </section>
  )
}
