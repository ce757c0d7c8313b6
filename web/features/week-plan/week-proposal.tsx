import { useQuery } from '@tanstack/react-query'
import { RefreshCw, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import type { PlanIdea } from '#shared/contract/plans.ts'
import { useFormat } from '../../i18n/format.ts'
import { dateOf } from '../../lib/calendar-days.ts'
import { whenSettled } from '../../lib/when-settled.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { usePlan } from './plan-access.ts'
import { emptyFields, endOf, recipesOf } from './plan-entries.ts'
import { useOtherIdea, weekIdeas } from './plan-queries.ts'
import { SuggestedDish } from './suggested-dish.tsx'

interface WeekProposalProps {
  /** The days without a dinner when it was opened. */
  days: readonly string[]
  week: readonly string[]
  servings: number | null
  onOpenRecipe: (id: string) => void
  onPlanned: (ids: string[]) => void
  onClose: () => void
}

/** A dinner for each empty day, with the reasons; each can be exchanged or left out, and all are taken at once. */
export function WeekProposal(props: WeekProposalProps) {
  const { week, servings, onOpenRecipe, onPlanned, onClose } = props
  const { t } = useTranslation('plan')
  const heading = useId()
  const region = useRef<HTMLElement>(null)
  const { entries, setAll } = usePlan()
  // What is planned meanwhile changes nothing in what is shown.
  const [days] = useState(props.days)
  const [planned] = useState(() => recipesOf(entries, week).slice(0, limits.plan.excluded / 2))
  const [changed, setChanged] = useState<Readonly<Record<string, PlanIdea | null>>>({})
  const [seen, setSeen] = useState<readonly string[]>([])
  const query = useQuery(weekIdeas(days, planned))
  const other = useOtherIdea()
  const ideaOf = (day: string): PlanIdea | null =>
    changed[day] === undefined
      ? (query.data?.ideas.find((each) => each.day === day)?.idea ?? null)
      : changed[day]
  const proposed = days.flatMap((day) => {
    const idea = ideaOf(day)
    return idea ? [{ day, idea }] : []
  })

  // The button that was pressed is gone.
  useEffect(() => region.current?.focus({ preventScroll: true }), [])

  function exchange(day: string, { recipe }: PlanIdea) {
    const rejected = [...seen, recipe.id]
    setSeen(rejected)
    const others = proposed.filter((each) => each.day !== day)
    const sent = other.mutateAsync({
      day,
      exclude: [...planned, ...rejected].slice(-limits.plan.excluded),
      proposed: others.map(({ day: at, idea }) => ({ day: at, recipeId: idea.recipe.id })),
    })
    void whenSettled(sent, { onSuccess: ({ idea }) => setChanged((now) => ({ ...now, [day]: idea })) })
  }

  function take() {
    const added = proposed.map(({ day, idea: { recipe } }) => ({
      ...emptyFields,
      id: crypto.randomUUID(),
      day,
      recipeId: recipe.id,
      title: recipe.title,
      position: endOf(entries, day),
      servings,
    }))
    setAll(added)
    onPlanned(added.map(({ id }) => id))
  }

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-labelledby={heading}
      className="mb-6 rounded-3xl border border-success bg-card px-4 py-4 sm:px-5"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={heading} className="text-heading">
          {t('weekIdeas')}
        </h2>
        <IconButton label={t('closeIdeas')} icon={X} onClick={onClose} className="-mr-2" />
      </div>
      {query.isPending && <SkeletonText lines={5} />}
      <LoadError query={query}>{t('ideaFailed')}</LoadError>
      {query.data && (
        <ul aria-live="polite" className="divide-y divide-line">
          {days.map((day) => (
            <ProposedDay
              key={day}
              day={day}
              idea={ideaOf(day)}
              isBusy={other.isPending && other.variables.day === day}
              isFailed={other.isError && other.variables.day === day}
              onOpen={onOpenRecipe}
              onExchange={(idea) => exchange(day, idea)}
              onSkip={() => setChanged((now) => ({ ...now, [day]: null }))}
            />
          ))}
        </ul>
      )}
      {proposed.length > 0 && (
        <Button className="mt-4" onClick={take}>
          {t('takeWeek', { count: proposed.length })}
        </Button>
      )}
    </section>
  )
}

interface ProposedDayProps {
  day: string
  idea: PlanIdea | null
  isBusy: boolean
  isFailed: boolean
  onOpen: (recipeId: string) => void
  onExchange: (idea: PlanIdea) => void
  onSkip: () => void
}

function ProposedDay({ day, idea, isBusy, isFailed, onOpen, onExchange, onSkip }: ProposedDayProps) {
  const { t } = useTranslation('plan')
  const format = useFormat()
  const name = format.weekday(dateOf(day))
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <h3 className="w-full font-sans text-sm font-semibold text-ink-soft first-letter:uppercase md:w-36">
        {name}
      </h3>
      {idea === null && <p className="text-ink-soft">{t('dayLeftOpen')}</p>}
      {idea && (
        <>
          <SuggestedDish idea={idea} eaters={null} onOpen={onOpen} />
          <div className="flex flex-col sm:flex-row">
            <IconButton
              label={t('exchangeIdea', { day: name })}
              aria-busy={isBusy}
              icon={<RefreshCw className={isBusy ? 'size-5 motion-safe:animate-spin' : 'size-5'} />}
              onClick={() => (isBusy ? undefined : onExchange(idea))}
            />
            <IconButton label={t('skipDay', { day: name })} icon={X} onClick={onSkip} />
          </div>
          {isFailed && <p className="w-full text-sm text-danger">{t('ideaFailed')}</p>}
        </>
      )}
    </li>
  )
}
