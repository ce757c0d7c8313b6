import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getRecipeLines, type RecipeLine } from '#shared/contract/shopping-list.ts'
import { formatAmount } from '#shared/words/amounts.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../lib/api.ts'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { AllergyNoticeOf } from '../household/allergy-notice.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'

interface RecipeLinesDialogProps {
  open: boolean
  title: string
  recipeId: string
  /** Null for those of the recipe. */
  servings: number | null
  /** Adds the chosen lines; sending an id twice adds them once. */
  send: (chosen: { id: string; servings: number; lines: number[] }) => Promise<{ added: number }>
  onAdded: (count: number) => void
  onClose: () => void
}

/** The ingredients of a recipe, to be put on the shopping list; what is always at home is not chosen. */
export function RecipeLinesDialog({
  open,
  title,
  recipeId,
  servings,
  send,
  onAdded,
  onClose,
}: RecipeLinesDialogProps) {
  const { t } = useTranslation('shoppingList')
  const offered = useQuery({
    queryKey: ['recipe lines', recipeId],
    queryFn: ({ signal }) => call(getRecipeLines, { params: { id: recipeId }, signal }),
    gcTime: 0,
  })
  const [id] = useState(() => crypto.randomUUID())
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set())
  const lines = offered.data?.lines ?? []
  const isChosen = ({ line, isAtHome }: RecipeLine) => toggled.has(line) === isAtHome
  const chosen = lines.filter(isChosen)
  const own = offered.data?.servings ?? 1
  const count = servings ?? own
  const add = useMutation({
    mutationFn: () => send({ id, servings: count, lines: chosen.map(({ line }) => line) }),
    onSuccess: ({ added }) => onAdded(added),
  })

  function toggle(line: number) {
    const next = new Set(toggled)
    if (!next.delete(line)) next.add(line)
    setToggled(next)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={offered.data && t('addToListText', { count })}
      footer={
        <Button busy={add.isPending} disabled={chosen.length === 0} onClick={() => add.mutate()}>
          {t('addLines', { count: chosen.length })}
        </Button>
      }
    >
      <AllergyNoticeOf recipeId={recipeId} className="mb-4" />
      {offered.isPending && <SkeletonText lines={6} />}
      <LoadError query={offered}>{t('linesFailed')}</LoadError>
      <ErrorAlert error={add.error} texts={{ failed: t('notAdded'), 'limit reached': t('listFull') }} />
      {offered.data && offered.data.listed > 0 && (
        <p className="mb-3 text-ink-soft">{t('alreadyListed', { count: offered.data.listed })}</p>
      )}
      <ul>
        {lines.map((line) => (
          <li key={line.line} className="border-b border-line last:border-0">
            <label className="flex min-h-12 cursor-pointer items-center gap-3 py-1.5">
              <input
                type="checkbox"
                checked={isChosen(line)}
                onChange={() => toggle(line.line)}
                className="size-5 shrink-0 accent-success"
              />
              <span className="min-w-0 flex-1 wrap-anywhere" lang={offered.data?.language}>
                {line.item}
                {line.note && <span className="text-ink-soft">, {line.note}</span>}
              </span>
              {line.isAtHome && <span className="text-sm text-ink-soft">{t('atHome')}</span>}
              <LineAmount line={line} factor={count / own} />
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function LineAmount({ line, factor }: { line: RecipeLine; factor: number }) {
  const language = useLanguage()
  const { amount, unit, scales } = line
  return (
    <span className="shrink-0 text-ink-soft tabular-nums">
      {amount !== null && formatAmount(amount * (scales ? factor : 1), unit, language)}
    </span>
  )
}
