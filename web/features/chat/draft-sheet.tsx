import { Ban, ChevronDown, ChevronUp, ShieldAlert, SlidersHorizontal, Users } from 'lucide-react'
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
import { chipsOf } from './table.ts'
import type { Chat } from './use-chat.ts'
import type { Tonight } from './use-tonight.ts'

interface DraftSheetProps extends Draft {
  now: NonNullable<Draft['now']>
  table: ChatTable
  chips: ReactNode
  tonight: Tonight | null
  busy: boolean
  edits: Chat['edits']
}

/**
 * On small screens: the closed sheet shows the title, the time, for how many, and what those must not have; a tap opens it. A dot says that the draft
 * has changed since it was last seen.
 */
export function DraftSheet({ now, before, table, chips, tonight, busy, edits }: DraftSheetProps) {
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
        className="relative flex min-h-13 min-w-0 items-center gap-3 rounded-2xl border border-line-strong bg-card py-1.5 pr-3.5 pl-4 text-left"
      >
        <span className="sr-only">{t('draft.title')}</span>
        <span className="min-w-0 flex-1">
          <span
            lang={now.language}
            className="block truncate font-serif text-[1.0625rem] leading-tight font-semibold"
          >
            {now.title}
          </span>
          <span className="mt-0.5 flex flex-wrap gap-x-3 text-sm leading-snug text-ink-soft">
            <span>{facts.join(' · ')}</span>
            {allergies.length > 0 && (
              // All of them: none may be cut off.
              <span className="flex min-w-0 gap-1.5">
                <ShieldAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-danger" />
                <span className="min-w-0 wrap-anywhere">{allergies.join(', ')}</span>
              </span>
            )}
          </span>
        </span>
        <ChevronUp aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
        {isNew && (
          <>
            <span
              aria-hidden="true"
              className="absolute -top-1 right-3 size-3 rounded-full border-2 border-paper bg-brand-fill"
            />
            <span className="sr-only">{t('draft.hasChanged')}</span>
          </>
        )}
      </button>
      <Dialog
        open={isOpen}
        onClose={() => show(false)}
        title={t('draft.title')}
        footer={<DraftControls draft={now} edits={edits} />}
      >
        <DraftPanel
          {...{ now, before, busy, edits }}
          chips={
            <TableFold table={table} tonight={tonight}>
              {chips}
            </TableFold>
          }
          titleHidden
          controlsHidden
        />
      </Dialog>
    </>
  )
}

/** What was understood, in a line for each kind; a tap opens the chips, which would hide the dish. */
function TableFold({
  table,
  tonight,
  children,
}: Pick<DraftSheetProps, 'table' | 'tonight'> & { children: ReactNode }) {
  const { labelOf, nameOf } = useTableLabels()
  const format = useFormat()
  const chips = chipsOf(table)
  const of = (...fields: TableField[]) => chips.filter(({ field }) => fields.includes(field))
  const eaters = tonight?.household.eaters.filter(({ id }) => tonight.eaterIds.includes(id)) ?? []
  const names = eaters.length > 0 ? [format.list(eaters.map(({ name }) => name))] : []
  const lines = [
    { Icon: Users, texts: [...names, ...of('servings', 'eaters').map(labelOf)] },
    { Icon: ShieldAlert, texts: of('allergens').map(nameOf) },
    { Icon: Ban, texts: of('diets', 'without').map(labelOf) },
    { Icon: SlidersHorizontal, texts: of('minutes', 'with', 'equipment').map(labelOf) },
  ].filter(({ texts }) => texts.length > 0)
  if (lines.length === 0) return children
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-start gap-3 rounded-2xl bg-surface-sunken px-3.5 py-2.5 text-sm leading-snug [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 flex-1 gap-1">
          {lines.map(({ Icon, texts }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line has no other name
            <span key={index} className={classNames('flex gap-2', Icon === ShieldAlert && 'font-semibold')}>
              <Icon
                aria-hidden="true"
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
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft group-open:rotate-180" />
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  )
}
