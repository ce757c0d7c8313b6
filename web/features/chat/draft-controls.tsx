import { Minus, Plus, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Draft } from '#shared/contract/draft.ts'
import { limits } from '#shared/constants/limits.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EarlierDrafts } from './earlier-drafts.tsx'
import type { Chat } from './use-chat.ts'
import { useEditWords } from './use-edit-words.ts'

interface DraftControlsProps {
  draft: Draft | null
  edits: Chat['edits']
}

/** For how many it is, what the last change did, and the way back; on a phone at the bottom, where the thumb is. */
export function DraftControls({ draft, edits }: DraftControlsProps) {
  const { t } = useTranslation('chat')
  const { isBusy, canUndo, edit, undo } = edits
  const serve = (servings: number) => {
    if (servings >= 1 && servings <= limits.recipe.servingsMax) edit({ op: 'serve', servings })
  }
  return (
    <div className="grid w-full min-w-0 gap-2">
      <OutcomeText {...{ draft, edits }} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        {draft && (
          <div
            role="group"
            aria-label={t('draft.byHand')}
            className="flex items-center rounded-full border border-line"
          >
            <IconButton
              label={t('draft.fewer')}
              icon={Minus}
              aria-disabled={isBusy || draft.servings <= 1 || undefined}
              onClick={() => serve(draft.servings - 1)}
            />
            <span className="min-w-20 text-center text-sm font-semibold">
              {t('table.people', { count: draft.servings })}
            </span>
            <IconButton
              label={t('draft.morePeople')}
              icon={Plus}
              aria-disabled={isBusy || draft.servings >= limits.recipe.servingsMax || undefined}
              onClick={() => serve(draft.servings + 1)}
            />
          </div>
        )}
        <EarlierDrafts {...edits.earlier} />
        {canUndo && <UndoButton {...{ isBusy, undo }} outcome={edits.outcome} />}
      </div>
    </div>
  )
}

/** Where the line that was left out had the focus, this gets it. */
function UndoButton({ isBusy, undo, outcome }: Pick<Chat['edits'], 'isBusy' | 'undo' | 'outcome'>) {
  const { t } = useTranslation('chat')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (outcome && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [outcome])
  return (
    <Button
      ref={button}
      variant="quiet"
      aria-disabled={isBusy || undefined}
      icon={<Undo2 className="size-4" />}
      onClick={undo}
    >
      {t('draft.undo')}
    </Button>
  )
}

/** What the last change did, or why it was not made, with what could be done instead. */
function OutcomeText({ draft, edits: { outcome, edit, isBusy } }: DraftControlsProps) {
  const { t } = useTranslation('chat')
  const { textOf, offerOf } = useEditWords()
  const offers = outcome?.kind === 'edited' && draft ? outcome.refused : []
  return (
    <div className="grid justify-items-start gap-2">
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {textOf(outcome)}
      </p>
      {offers.map((refused) => {
        const name = draft && offerOf(refused, draft)
        const { offer } = refused
        return (
          name &&
          offer && (
            <Button
              key={name}
              variant="secondary"
              className="max-w-full"
              aria-disabled={isBusy || undefined}
              onClick={() => edit(offer)}
            >
              {t('draft.useInstead', { name })}
            </Button>
          )
        )
      })}
    </div>
  )
}

/** The ways in which it may be cooked, where there are several. */
export function DraftWays({ draft, edits }: { draft: Draft; edits: Chat['edits'] }) {
  const { t } = useTranslation('chat')
  const { wayOf } = useEditWords()
  const { ways = [], way = null } = draft
  if (ways.length < 2) return null
  return (
    <div role="group" aria-label={t('draft.wayTitle')} className="mt-5 flex flex-wrap gap-2">
      {ways.map((each) => (
        <Chip
          key={each ?? 'asWritten'}
          pressed={each === way}
          onClick={() => {
            if (each !== way) edits.edit({ op: 'way', way: each })
          }}
        >
          {wayOf(each)}
        </Chip>
      ))}
    </div>
  )
}
