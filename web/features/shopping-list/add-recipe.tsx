import { useQuery } from '@tanstack/react-query'
import { ShoppingBasket } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addRecipeToList, getRecipeLines, type RecipeLine } from '#shared/contract/shopping-list.ts'
import { paths } from '#shared/paths.ts'
import { formatAmount } from '#shared/words/amounts.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../lib/api.ts'
import { useErrorMessage } from '../../lib/errors.ts'
import { replicaOf } from '../../lib/replica/use-replica.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'

interface AddRecipeProps {
  recipeId: string
  userId: string
  servings: number
}

/** Opens the lines of a recipe and adds the chosen ones to the shopping list. */
export function AddRecipe(props: AddRecipeProps) {
  const { t } = useTranslation('shoppingList')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [added, setAdded] = useState<number | null>(null)
  return (
    <div data-screen-only className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        icon={<ShoppingBasket aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {t('addToList')}
      </Button>
      <output className="text-[0.9375rem] text-ink-soft">
        {added !== null && (
          <>
            {t('added', { count: added })}{' '}
            <Link to={paths.shoppingList(language)} className="font-semibold text-ink underline">
              {t('openList')}
            </Link>
          </>
        )}
      </output>
      {isOpen && (
        <LinesDialog
          {...props}
          onClose={() => setOpen(false)}
          onAdded={(count) => {
            setAdded(count)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

function LinesDialog({
  recipeId,
  userId,
  servings,
  onClose,
  onAdded,
}: AddRecipeProps & { onClose: () => void; onAdded: (count: number) => void }) {
  const { t } = useTranslation('shoppingList')
  const errorMessage = useErrorMessage()
  const offered = useQuery({
    queryKey: ['recipe lines', recipeId],
    queryFn: () => call(getRecipeLines, { params: { id: recipeId } }),
    staleTime: 0,
    gcTime: 0,
  })
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  // One id for the dialog: a second try after a lost answer adds nothing twice.
  const [id] = useState(() => crypto.randomUUID())
  const lines = offered.data?.lines ?? []
  const isChosen = ({ line, isAtHome }: RecipeLine) => changed.get(line) ?? !isAtHome
  const chosen = lines.filter(isChosen)

  async function add() {
    setBusy(true)
    setProblem(null)
    try {
      const body = { id, servings, lines: chosen.map(({ line }) => line) }
      await call(addRecipeToList, { params: { id: recipeId }, body })
      void replicaOf(userId).sync()
      onAdded(chosen.length)
    } catch (error) {
      setProblem(error)
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('addToList')}
      description={t('addToListText', { count: servings })}
      footer={
        <Button busy={isBusy} disabled={chosen.length === 0} onClick={() => void add()}>
          {t('addLines', { count: chosen.length })}
        </Button>
      }
    >
      {offered.isPending && <SkeletonText lines={6} />}
      {offered.error && (
        <Alert tone="error">{errorMessage(offered.error, { failed: t('linesFailed') })}</Alert>
      )}
      {problem !== null && (
        <Alert tone="error">
          {errorMessage(problem, { failed: t('notAdded'), 'limit reached': t('listFull') })}
        </Alert>
      )}
      {offered.data && offered.data.listed > 0 && (
        <p className="mb-3 text-ink-soft">{t('alreadyListed', { count: offered.data.listed })}</p>
      )}
      <ul>
        {lines.map((line) => (
          <li key={line.line} className="border-b border-line last:border-0">
            <label className="flex min-h-12 items-center gap-3 py-1.5">
              <input
                type="checkbox"
                checked={isChosen(line)}
                onChange={(event) =>
                  setChanged(new Map([...changed, [line.line, event.currentTarget.checked]]))
                }
                className="size-5 shrink-0 accent-success"
              />
              <span className="min-w-0 flex-1" lang={offered.data?.language}>
                {line.item}
                {line.note && <span className="text-ink-soft">, {line.note}</span>}
              </span>
              {line.isAtHome && <span className="text-sm text-ink-soft">{t('atHome')}</span>}
              <LineAmount line={line} factor={servings / (offered.data?.servings ?? servings)} />
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
