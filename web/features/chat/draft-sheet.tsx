import {
  Ban,
  ChevronDown,
  ChevronUp,
  ShieldAlert,
  SlidersHorizontal,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatTable, TableField } from '#shared/contract/chat-table.ts'
import { formatMinutes } from '#shared/words/amounts.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DraftControls } from './draft-controls.tsx'
import { DraftPanel, type Draft } from './draft-panel.tsx'
import { useTableLabels } from './table-labels.ts'
import { chipsOf, doubtsOf, type ChipEntry } from './table.ts'
import type { Chat } from './use-chat.ts'
import type { Tonight } from './use-tonight.ts'

interface DraftSheetProps extends Draft {
  now: NonNullable<Draft['now']>
  table: ChatTable
  chips: ReactNode
  busy: boolean
  edits: Chat['edits']
}

/**
 * On small screens: the closed sheet is a line with the title, the time, for how many, and what those must not have; a
 * tap opens it. A dot says that the draft has changed since it was last seen.
 */
export function DraftSheet({ now, before, table, chips, busy, edits }: DraftSheetProps) {
  const { t } = useTranslation('chat')
  const { nameOf } = useTableLabels()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const [seen, setSeen] = useState(now)
  const isNew = now !== seen && !isOpen
  const show = (open: boolean) => {
    setIsOpen(open)
    setSeen(now)
  }
  const facts = [
    formatMinutes(now.prepMinutes + now.cookMinutes, language),
    t('table.people', { count: now.servings }),
  ]
  const allergies = chipsOf(table)
    .filter(({ field }) => field === 'allergens')
    .map(nameOf)
  return (
    <>
      <button
        type="button"
        onClick={() => show(true)}
        className="relative -my-1 flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-xl text-left"
      >
        <span className="sr-only">{t('draft.title')}</span>
        <span className="min-w-0 flex-1">
          <span
            lang={now.language}
            className="line-clamp-2 font-serif leading-tight font-semibold hyphens-auto max-sm:text-[0.9375rem]"
          >
            {now.title}
          </span>
          <span className="flex flex-wrap gap-x-2 text-[0.8125rem] leading-snug text-ink-soft sm:gap-x-3 sm:text-sm">
            <span className="sr-only">{facts.join(' · ')}</span>
            <span aria-hidden="true">{facts[0]}</span>
            <Counted Icon={Users} count={now.servings} />
            {allergies.length > 0 && (
              // None may be cut off: of several one sees how many they are, and the sheet names them.
              <span className="flex min-w-0 gap-1">
                <span className={allergies.length > 1 ? 'sr-only' : 'order-last min-w-0 wrap-anywhere'}>
                  {allergies.join(', ')}
                </span>
                <Counted
                  Icon={ShieldAlert}
                  count={allergies.length > 1 ? allergies.length : null}
                  className="text-danger"
                />
              </span>
            )}
            {/* In the lower line, so that the title has the width. */}
            <span className="relative shrink-0 self-center">
              <ChevronUp className="size-4" />
              {isNew && (
                <span
                  aria-hidden="true"
                  className="absolute -top-1.5 -right-1 size-2.5 rounded-full border-2 border-paper bg-brand-fill"
                />
              )}
            </span>
          </span>
        </span>
        {isNew && <span className="sr-only">{t('draft.hasChanged')}</span>}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => show(false)}
        title={t('draft.title')}
        footer={<DraftControls draft={now} edits={edits} />}
      >
        <DraftPanel {...{ now, before, chips, busy, edits }} inSheet />
      </Dialog>
    </>
  )
}

/** A number that is said in words beside it. */
function Counted({ Icon, count, className }: { Icon: LucideIcon; count: number | null; className?: string }) {
  return (
    <span aria-hidden="true" className="flex shrink-0 gap-1">
      <Icon className={classNames('mt-0.5 size-3.5', className)} />
      {count}
    </span>
  )
}

interface TableFoldProps {
  table: ChatTable
  tonight: Tonight | null
  /** What is said beside it: who eats, or the draft, which says for how many and with what. */
  beside?: 'eaters' | 'draft' | undefined
  /** The chips, which call the function when one of them is changed: they do not fold away under the hand. */
  children: (keepOpen: () => void) => ReactNode
}

/**
 * Who eats and what was understood, in a line for each kind; a tap opens the chips, which would hide the dish. A question
 * that waits for an answer is not folded away.
 */
export function TableFold({ table, tonight, beside, children }: TableFoldProps) {
  const { t } = useTranslation('chat')
  const { labelOf, nameOf } = useTableLabels()
  const format = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  const chips = chipsOf(table).filter(({ field }) => beside !== 'draft' || field !== 'servings')
  const of = (...fields: TableField[]) => chips.filter(({ field }) => fields.includes(field))
  const eaters = tonight?.household.eaters.filter(({ id }) => tonight.eaterIds.includes(id)) ?? []
  const names = eaters.length > 0 ? [format.list(eaters.map(({ name }) => name))] : []
  const isWhole = chips.length + names.length === 0 || doubtsOf(table).length > 0
  const isSaidOfEater = ({ value }: ChipEntry) =>
    eaters.some(({ allergens }) => allergens.some((allergen) => allergen === value))
  const lines = [
    {
      Icon: Users,
      texts: beside === 'eaters' ? [] : [...names, ...of('servings', 'eaters').map(labelOf)],
    },
    {
      Icon: ShieldAlert,
      texts: of('allergens')
        .filter((chip) => beside !== 'eaters' || !isSaidOfEater(chip))
        .map(nameOf),
    },
    { Icon: Ban, texts: of('diets', 'without').map(labelOf) },
    {
      Icon: SlidersHorizontal,
      texts: of('minutes', ...(beside === 'draft' ? [] : ['with' as const]), 'equipment').map(labelOf),
    },
  ].filter(({ texts }) => texts.length > 0)
  if (lines.length === 0) lines.push({ Icon: SlidersHorizontal, texts: [t('table.add')] })
  return (
    <details
      open={isWhole || isOpen}
      onToggle={(event) => {
        if (!isWhole) setIsOpen(event.currentTarget.open)
      }}
      className="group"
    >
      <summary
        hidden={isWhole}
        className="[&:not([hidden])]:flex min-h-11 list-none items-start gap-3 border-y border-line py-3 text-sm leading-snug text-ink-soft transition-colors hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <span className="grid min-w-0 flex-1 gap-1">
          {lines.map(({ Icon, texts }) => (
            <span
              key={texts.join()}
              className={classNames('flex gap-2', Icon === ShieldAlert && 'font-semibold text-ink')}
            >
              <Icon
                className={classNames(
                  'mt-0.5 size-4 shrink-0',
                  Icon === ShieldAlert ? 'text-danger' : 'text-ink-soft',
                )}
              />
              {/* A line does not begin with the dot. */}
              <span className="min-w-0 wrap-anywhere">{texts.join('\u00A0· ')}</span>
            </span>
          ))}
        </span>
        <ChevronDown className="size-4 shrink-0 text-ink-soft group-open:rotate-180" />
      </summary>
      <div className={isWhole ? undefined : 'mt-3'}>{children(() => setIsOpen(true))}</div>
    </details>
  )
}
