import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { addPlanEntryToList } from '#shared/contract/plans.ts'
import { getRecipeLines } from '#shared/contract/shopping-list.ts'
import { ingredientLine } from '#shared/words/amounts.ts'
import { call } from '../../lib/api.ts'
import { useErrorMessage } from '../../lib/errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import type { PlanEntry } from './plan-entries.ts'

interface ToListDialogProps {
  open: boolean
  entry: PlanEntry
  recipeId: string
  onAdded: (count: number) => void
  onClose: () => void
}

/** The ingredients of a planned recipe for its servings; what is always at home is not ticked. */
export function ToListDialog({ open, onClose, ...lines }: ToListDialogProps) {
  const { t } = useTranslation('plan')
  return (
    <Dialog open={open} onClose={onClose} title={t('listTitle', { title: lines.entry.title ?? '' })}>
      <Lines {...lines} onClose={onClose} />
    </Dialog>
  )
}

function Lines({ entry, recipeId, onAdded, onClose }: Omit<ToListDialogProps, 'open'>) {
  const { t } = useTranslation('plan')
  const errorMessage = useErrorMessage()
  const query = useQuery({
    queryKey: ['plan', 'lines', recipeId],
    queryFn: ({ signal }) => call(getRecipeLines, { params: { id: recipeId }, signal }),
    gcTime: 0,
  })
  // Sending it twice adds it once.
  const [id] = useState(() => crypto.randomUUID())
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set())
  const add = useMutation({
    mutationFn: (lines: number[]) =>
      call(addPlanEntryToList, { params: { id: entry.id }, body: { id, lines } }),
    onSuccess: ({ added }) => onAdded(added),
  })
  if (query.isPending) return <SkeletonText lines={5} />
  if (!query.data)
    return (
      <LoadError busy={query.isFetching} onRetry={() => void query.refetch()}>
        {t('linesFailed')}
      </LoadError>
    )
  const { lines, servings, language, listed } = query.data
  const factor = (entry.servings ?? servings) / servings
  const isChosen = (line: (typeof lines)[number]) => toggled.has(line.line) === line.isAtHome
  const chosen = lines.filter(isChosen)

  function submit(event: FormEvent) {
    event.preventDefault()
    add.mutate(chosen.map(({ line }) => line))
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <p className="text-ink-soft">{t('forServings', { count: entry.servings ?? servings })}</p>
      {listed > 0 && <Alert tone="info">{t('alreadyListed', { count: listed })}</Alert>}
      <ul lang={language} className="divide-y divide-line border-y border-line">
        {lines.map((line) => {
          const amount = line.amount === null || !line.scales ? line.amount : line.amount * factor
          return (
            <li key={line.line}>
              <label className="flex min-h-12 cursor-pointer items-center gap-3 py-1.5">
                <input
                  type="checkbox"
                  checked={isChosen(line)}
                  onChange={() =>
                    setToggled((now) => {
                      const next = new Set(now)
                      if (!next.delete(line.line)) next.add(line.line)
                      return next
                    })
                  }
                  className="size-5 shrink-0 accent-(--color-brand-fill)"
                />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {ingredientLine({ ...line, amount }, language)}
                </span>
                {line.isAtHome && <span className="text-sm text-ink-soft">{t('atHome')}</span>}
              </label>
            </li>
          )
        })}
      </ul>
      {add.isError && <Alert tone="error">{errorMessage(add.error, { failed: t('linesNotAdded') })}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={add.isPending} disabled={chosen.length === 0}>
          {t('addLines', { count: chosen.length })}
        </Button>
      </div>
    </form>
  )
}
