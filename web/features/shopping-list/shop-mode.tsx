import { Dialog } from '@base-ui/react/dialog'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sumLines, type Sum } from '#shared/shopping/sum-lines.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useCookingLock } from '../../lib/cooking-lock.ts'
import { useWakeLock } from '../../lib/use-wake-lock.ts'
import { Button } from '../../ui/button.tsx'
import { AisleGroups } from './aisle-view.tsx'
import { nameOfSum, notesOf, type ListLine } from './list-lines.ts'
import { amountOfSum } from './shown-amount.ts'
import { TickRow } from './tick-row.tsx'
import type { ShoppingList } from './use-shopping-list.ts'

interface ShopModeProps {
  list: ShoppingList
  /** The name of the list. */
  title: string
  onClose: () => void
}

/** The list across the whole screen, for one hand in the shop: nothing but rows to tick, the last tick's undo and the way out. */
export function ShopMode({ list, title, onClose }: ShopModeProps) {
  const { t } = useTranslation(['shoppingList', 'words'])
  const language = useLanguage()
  useWakeLock(true)
  // As while cooking, no new version of the page takes over.
  useCookingLock(true)
  const { lines, state } = list
  const placed = useResting(lines)
  const present = new Map(lines.map((line) => [line.id, line]))
  const left = sumLines(lines.filter(({ tickedAt }) => tickedAt === null)).length
  const done = sumLines(lines.filter(({ tickedAt }) => tickedAt !== null)).length
  // No row is marked before it is reached by keyboard.
  const popup = useRef<HTMLDivElement>(null)
  const undo = list.undo?.kind === 'ticked' ? list.undo : null

  function renderSum(sum: Sum<ListLine>) {
    const name = nameOfSum(sum, state.foods, language)
    const now = sum.lines.map((line) => present.get(line.id) ?? line)
    const isTicked = now.every(({ tickedAt }) => tickedAt !== null)
    return (
      <TickRow
        key={sum.key}
        name={name}
        notes={notesOf(now)}
        amount={amountOfSum(sum, state.measures, language)}
        isTicked={isTicked}
        onTick={() => list.tick(now, !isTicked, name)}
      />
    )
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup ref={popup} initialFocus={popup} className="shop-mode">
          <div className="shop-head">
            <Dialog.Title className="min-w-0 flex-1 font-serif text-xl leading-snug wrap-anywhere">
              {title}
            </Dialog.Title>
            <output className="shrink-0 text-right text-ink-soft">
              <span className="font-semibold text-ink tabular-nums">{t('toGo', { count: left })}</span>
              {state.isOffline && <span className="block text-sm">{t('words:offline')}</span>}
            </output>
            <div
              aria-hidden="true"
              className="shop-progress"
              style={{ '--progress': done / Math.max(1, left + done) } as React.CSSProperties}
            />
          </div>
          <div className="shop-body">
            <AisleGroups lines={placed} foods={state.foods} renderSum={renderSum} />
          </div>
          <div className="shop-foot">
            <Button variant="secondary" size="large" disabled={!undo} icon={Undo2} onClick={list.takeBack}>
              <span className="line-clamp-2 wrap-anywhere">
                {undo ? t('undoTick', { name: undo.name }) : t('words:undo')}
              </span>
            </Button>
            <Button size="large" onClick={onClose}>
              {t('leaveShop')}
            </Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const restMs = 1200

/** The lines as of when nothing had changed for a moment: a row that is ticked does not sink under a thumb that goes on. */
function useResting(lines: readonly ListLine[]): readonly ListLine[] {
  const [rested, setRested] = useState(lines)
  useEffect(() => {
    const later = setTimeout(() => setRested(lines), restMs)
    return () => clearTimeout(later)
  }, [lines])
  return rested.length === 0 ? lines : rested
}
