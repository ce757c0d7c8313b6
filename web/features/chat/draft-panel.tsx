import { ChefHat } from 'lucide-react'
import { Fragment, useEffect, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Draft as DraftRecipe } from '#shared/contract/draft.ts'
import { formatMinutes } from '#shared/words/amounts.ts'
import { dishTypeWords } from '#shared/words/dish-types.ts'
import { underHeadings } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../i18n/language.ts'
import { settings } from '../../lib/settings.ts'
import { classNames } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { draftLines, type DraftLine } from './draft-changes.ts'
import { DraftControls, DraftWays } from './draft-controls.tsx'
import { EditableLine } from './draft-line.tsx'
import { MarkedText } from './marked-text.tsx'
import type { Chat } from './use-chat.ts'

/** How long a line that was taken out stays visible. */
const goneFor = 3000

export interface Draft {
  now: DraftRecipe | null
  before: DraftRecipe | null
}

interface DraftPanelProps extends Draft {
  /** The chips. */
  chips: ReactNode
  busy: boolean
  edits: Chat['edits']
  /** In a dialog with the same title, which has the controls at its bottom. */
  inSheet?: boolean
}

/** The recipe as it is after the last message, as a card, with the marks of what has just changed. */
export function DraftPanel({ now, before, chips, busy, edits, inSheet = false }: DraftPanelProps) {
  const { t } = useTranslation('chat')
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      aria-busy={busy || undefined}
      className={inSheet ? undefined : 'rounded-3xl border border-line bg-card p-6 shadow-card'}
    >
      <h2 id={id} className={inSheet ? 'sr-only' : 'font-sans text-sm font-semibold text-brand'}>
        {t('draft.title')}
      </h2>
      {now && <DraftHead now={now} busy={busy} />}
      {!inSheet && (now || edits.outcome) && (
        // In view while the list below is scrolled.
        <div className="sticky top-0 z-10 -mx-1 bg-card px-1 py-2">
          <DraftControls draft={now} edits={edits} />
        </div>
      )}
      {!now && (
        <p className="mt-1 text-sm text-ink-soft">
          {t(settings().chefModel === '' ? 'draft.empty' : 'draft.none')}
        </p>
      )}
      <div className={classNames('empty:hidden', now && !inSheet ? 'mt-1' : 'mt-3')}>{chips}</div>
      {now && <DraftText key={now.base?.recipe ?? now.title} {...{ now, before, edits }} />}
      {/* Before there is a dish, the note on AI says it. */}
      {now && <WhoCooks />}
    </section>
  )
}

/** Its name, and what it is; for how many, the controls say. */
function DraftHead({ now, busy }: { now: DraftRecipe; busy: boolean }) {
  const language = useLanguage()
  const facts = [
    dishTypeWords[language][now.dishType],
    formatMinutes(now.prepMinutes + now.cookMinutes, language),
  ]
  return (
    <>
      <h3 lang={now.language} className="mt-1 font-serif text-heading hyphens-auto wrap-anywhere">
        {now.title}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">
        {facts.join(' · ')}
        {busy && <Spinner className="ml-2 inline size-4 align-text-bottom" />}
      </p>
    </>
  )
}

function DraftText({ now, before, edits }: Pick<DraftPanelProps, 'before' | 'edits'> & { now: DraftRecipe }) {
  const { t } = useTranslation('chat')
  // A line that is left out moves those below it up: then none is open, so that a second tap meets no other.
  const count = now.ingredients.length
  const [opened, setOpened] = useState<{ place: number; count: number } | null>(null)
  const open = opened?.count === count ? opened.place : null
  const setOpen = (place: number | null) => setOpened(place === null ? null : { place, count })
  const lines = draftLines(now, before)
  const showsGone = useShownFor(now, goneFor)
  const shown = (list: readonly DraftLine[]) => list.filter(({ change }) => showsGone || change !== 'gone')
  return (
    <div lang={now.language} className="mt-2">
      {underHeadings(shown(lines.ingredients)).map(({ name, lines: listed }, index) => (
        <Fragment key={name ?? index}>
          {name && <h4 className="mt-4 font-semibold wrap-anywhere">{name}</h4>}
          <ul
            aria-label={name ?? t('draft.ingredients')}
            className={classNames('grid divide-y divide-line text-[0.9375rem]', name && 'mt-1')}
          >
            {listed.map((line) => (
              <li key={line.key} className="wrap-anywhere">
                <IngredientLine {...{ line, now, edits, open, setOpen }} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <DraftWays draft={now} edits={edits} />
      <ol
        aria-label={t('draft.steps')}
        className="mt-6 grid list-decimal gap-3 pl-6 text-[0.9375rem] marker:font-serif marker:font-semibold marker:text-brand"
      >
        {shown(lines.steps).map((line) => (
          <li key={line.key} className={classNames('pl-1', line.change === 'gone' && 'list-none')}>
            <MarkedText line={line} />
          </li>
        ))}
      </ol>
    </div>
  )
}

interface IngredientLineProps {
  line: DraftLine
  now: DraftRecipe
  edits: Chat['edits']
  open: number | null
  setOpen: (place: number | null) => void
}

function IngredientLine({ line, now, edits, open, setOpen }: IngredientLineProps) {
  const { place } = line
  const ingredient = place === null ? undefined : now.ingredients[place]
  if (place === null || !ingredient) return <MarkedText line={line} />
  return (
    <EditableLine
      {...{ line, place, ingredient }}
      isOpen={open === place}
      onToggle={() => setOpen(open === place ? null : place)}
      busy={edits.isBusy}
      onEdit={edits.edit}
    />
  )
}

/** True for a while after a value has changed. */
function useShownFor(value: unknown, milliseconds: number): boolean {
  const [over, setOver] = useState<unknown>(null)
  useEffect(() => {
    const later = setTimeout(() => setOver(value), milliseconds)
    return () => clearTimeout(later)
  }, [value, milliseconds])
  return over !== value
}

function WhoCooks() {
  const { t } = useTranslation('chat')
  const { chefModel } = settings()
  return (
    <p className="mt-5 flex items-center gap-2 text-xs text-ink-soft">
      <ChefHat className="size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {chefModel === '' ? t('draft.builtinChef') : t('draft.modelChef', { model: chefModel })}
      </span>
    </p>
  )
}
