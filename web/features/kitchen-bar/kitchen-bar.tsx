import { ChevronUp, CookingPot, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { prefixTitle } from '../../lib/tab-title.ts'
import { IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { removeDish, removeOldDishes, useDishes, type Dish } from './dishes.ts'
import { startTimerAlarms } from './timer-alarms.ts'
import { TimerList } from './timer-list.tsx'
import { TimerStrip } from './timer-strip.tsx'
import { bySoonest, clockFace, isDone, leftOf, type Timer } from './timers.ts'
import { timerActions, useTimers } from './use-timers.ts'

/** Longer names of dishes would hide the step in the tab. */
const titleMax = 24

/** The dishes that are being cooked and their timers, at the bottom of every page. It also rings the timers. */
export default function KitchenBar() {
  const { t } = useTranslation('kitchenBar')
  const { timers, now } = useTimers()
  const dishes = useDishes().filter(({ step }) => step !== null)
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const [first] = bySoonest(timers, now)
  const hasEnded = first !== undefined && isDone(first, now)
  const [dish] = dishes
  useEffect(() => startTimerAlarms(), [])
  useEffect(() => removeOldDishes(), [])
  useRemovalOfEnded(timers)
  useTitlePrefix(first, dish, now)
  const count = timers.length + dishes.length
  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setIsOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen])
  if (count === 0) return null

  /** The button that removes something goes with it; with the last one the whole bar does. */
  function moveFocus() {
    if (count > 1) toggle.current?.focus()
    else document.getElementById('content')?.focus()
  }

  return (
    <section aria-label={t('kitchen')} data-screen-only className="kitchen-bar">
      {isOpen && (
        <div id={panelId} className="kitchen-panel">
          <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-4 px-5 sm:px-8">
            {dishes.length > 0 && (
              <ul aria-label={t('dishes')} className="grid grid-cols-[minmax(0,1fr)] gap-1">
                {dishes.map((each) => (
                  <li key={each.recipeId} className="flex items-center gap-2">
                    <DishLink dish={each} />
                    <IconButton
                      label={t('stopCooking', { title: each.title })}
                      icon={X}
                      onClick={() => {
                        moveFocus()
                        removeDish(each.recipeId)
                      }}
                    />
                  </li>
                ))}
              </ul>
            )}
            <TimerList of={dishes.length === 1 ? dish?.recipeId : undefined} onRemove={moveFocus} />
            {timers.length > 0 && <p className="text-sm text-ink-soft">{t('whenItRings')}</p>}
          </div>
        </div>
      )}
      <div className="kitchen-row">
        {isOpen ? (
          <p className="min-w-0 flex-1 truncate font-semibold">{t('details')}</p>
        ) : (
          <>
            {dish && !hasEnded && <DishLink dish={dish} />}
            <TimerStrip isAlone={!dish} onRemove={moveFocus} />
          </>
        )}
        <IconButton
          ref={toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          label={t('details')}
          icon={<ChevronUp className={classNames('size-5 transition-transform', isOpen && 'rotate-180')} />}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
    </section>
  )
}

/** How long a timer that has ended stays: nobody waits for it any more. */
const endedFor = 10 * 60_000

/** Removes what has ended a while after this page has shown it, so that it is seen also after the device was asleep. */
function useRemovalOfEnded(timers: readonly Timer[]) {
  const ended = timers.flatMap(({ id, endsAt, rung }) => (rung && endsAt !== null ? [id] : [])).join(' ')
  useEffect(() => {
    if (ended === '') return
    const later = setTimeout(() => {
      for (const id of ended.split(' ')) timerActions.remove(id)
    }, endedFor)
    return () => clearTimeout(later)
  }, [ended])
}

/** Leads to cook mode at the step where the cook left it. */
function DishLink({ dish }: { dish: Dish }) {
  const { t } = useTranslation('recipeView')
  const language = useLanguage()
  const here = useLocation()
  const { recipeId, uuid, title, step, steps } = dish
  const address = uuid === null ? paths.openRecipe(language, recipeId) : paths.recipe(uuid)
  const isHere = here.pathname + here.search === address
  return (
    <Link
      to={address}
      replace={false}
      // On the page of the recipe itself, Back only closes cook mode, as when it is opened there.
      state={{ cooking: recipeId, isPushed: isHere }}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-xl"
    >
      <CookingPot className="size-5 shrink-0 text-brand" />
      <span className="min-w-0 leading-tight">
        <span
          lang={dish.language === language ? undefined : dish.language}
          className="block truncate text-sm font-semibold"
        >
          {title}
        </span>
        <span className="block truncate text-sm text-ink-soft">
          {t('stepOf', { number: Math.min((step ?? 0) + 1, steps), total: steps })}
        </span>
      </span>
    </Link>
  )
}

/** "7:58 Leek gratin (2/5) · " in the tab, before the page's title. */
function useTitlePrefix(timer: Timer | undefined, dish: Dish | undefined, now: number) {
  const { t } = useTranslation('recipeView')
  const name = timer?.of?.title ?? timer?.name ?? dish?.title ?? ''
  const time = timer && (isDone(timer, now) ? t('timerDone') : clockFace(leftOf(timer, now)))
  const step = dish && dish.title === name && `(${Math.min((dish.step ?? 0) + 1, dish.steps)}/${dish.steps})`
  const shortName = name.length > titleMax ? `${name.slice(0, titleMax).trimEnd()}…` : name
  const prefix = [time, shortName, step].filter(Boolean).join(' ')
  useEffect(() => {
    if (prefix === '') return
    const apply = () => prefixTitle(`${prefix} · `)
    apply()
    // The next page sets its own title.
    const observer = new MutationObserver(apply)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      prefixTitle('')
    }
  }, [prefix])
}
