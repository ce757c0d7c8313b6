import { Printer, Share2, Store } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { useSession } from '../app/session.tsx'
import { AddLines } from '../features/shopping-list/add-lines.tsx'
import { AisleView } from '../features/shopping-list/aisle-view.tsx'
import { DishView } from '../features/shopping-list/dish-view.tsx'
import { LineDialog } from '../features/shopping-list/line-dialog.tsx'
import { byAisle, nameOfSum, type ListLine } from '../features/shopping-list/list-lines.ts'
import { listText } from '../features/shopping-list/list-text.ts'
import { PantryView } from '../features/shopping-list/pantry-view.tsx'
import { amountOfSum } from '../features/shopping-list/shown-amount.ts'
import { useShoppingList, type ShoppingList } from '../features/shopping-list/use-shopping-list.ts'
import { useLanguage } from '../i18n/language.ts'
import { useConnection } from '../lib/connection.ts'
import { rememberReturnTo } from '../lib/return-to.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonText } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { UndoBar } from '../ui/undo-bar.tsx'

/** The shopping list of the user's household. */
export default function ShoppingListPage() {
  const { t } = useTranslation('shoppingList')
  const { status, me } = useSession()
  const language = useLanguage()
  if (me) return <List userId={me.id} />
  return (
    <Page title={t('title')} heading={status === 'signedOut' ? null : undefined}>
      {status === 'loading' && <SkeletonText lines={6} />}
      {status === 'signedOut' && (
        <EmptyState
          title={t('title')}
          heading="h1"
          action={
            <LinkButton
              to={paths.login(language)}
              onClick={() => rememberReturnTo(paths.shoppingList(language))}
            >
              {t('logIn')}
            </LinkButton>
          }
        >
          {t('signedOut')}
        </EmptyState>
      )}
    </Page>
  )
}

function List({ userId }: { userId: string }) {
  const { t } = useTranslation('shoppingList')
  const list = useShoppingList(userId)
  const [isShopping, setShopping] = useState(false)
  const [face, setFace] = useState<'aisle' | 'dish' | 'pantry'>('aisle')
  const [edited, setEdited] = useState<ListLine | null>(null)
  const { state, lines } = list
  const isEmpty = state.isLoaded && lines.length === 0
  const faces = [
    { value: 'aisle' as const, label: t('byAisle') },
    { value: 'dish' as const, label: t('byDish') },
    { value: 'pantry' as const, label: t('pantry') },
  ]
  const content = {
    aisle: <AisleView list={list} isLarge={false} onEdit={setEdited} />,
    dish: <DishView list={list} onEdit={setEdited} />,
    pantry: <PantryView list={list} />,
  }
  const empty = (
    <EmptyState title={t('empty')} className="py-10">
      {t('emptyText')}
    </EmptyState>
  )

  return (
    <Page title={t('title')} actions={!isEmpty && <Actions {...{ list, isShopping, setShopping }} />}>
      <Status list={list} />
      {!state.isLoaded && !state.isOffline && lines.length === 0 && <SkeletonText lines={6} />}
      {!state.isLoaded && state.isOffline && lines.length === 0 && (
        <LoadError busy={false} onRetry={() => location.reload()}>
          {t('failed')}
        </LoadError>
      )}
      {isShopping && !isEmpty ? (
        <AisleView list={list} isLarge onEdit={setEdited} />
      ) : (
        <div className="grid gap-8">
          {face !== 'pantry' && <AddLines onAdd={list.add} />}
          <Tabs
            label={t('views')}
            value={face}
            onChange={setFace}
            tabs={faces.map((each) => ({
              ...each,
              content: isEmpty && each.value !== 'pantry' ? empty : content[each.value],
            }))}
          />
        </div>
      )}
      {edited && <LineDialog key={edited.id} line={edited} list={list} onClose={() => setEdited(null)} />}
      <UndoBar
        done={list.undo}
        text={list.undo ? t(list.undo.kind, { name: list.undo.name }) : ''}
        undoLabel={t('undo')}
        action={isShopping ? atHomeAction(list, t('atHomeNow')) : null}
        onUndo={list.takeBack}
        onDismiss={list.dismissUndo}
      />
    </Page>
  )
}

/** After a tick in the shop: the food is at home from now on. */
function atHomeAction({ undo, storePantry }: ShoppingList, label: string) {
  const { foodId = null, name = '' } = undo ?? {}
  return foodId === null ? null : { label, run: () => storePantry(foodId, 'have', name) }
}

/** What is not as usual: no connection, changes that wait, changes that the server refused. */
function Status({ list }: { list: ShoppingList }) {
  const { t } = useTranslation('shoppingList')
  const { isOffline, replica } = list.state
  const isNoted = useConnection().isOffline
  const waiting = new Set(replica.pending.map(({ row }) => row)).size
  return (
    <output data-screen-only className="block text-sm text-ink-soft empty:hidden">
      {isOffline && !isNoted && (
        <span className="mb-4 block">
          {t('offline')} {waiting > 0 && t('waiting', { count: waiting })}
        </span>
      )}
    </output>
  )
}

function Actions({
  list,
  isShopping,
  setShopping,
}: {
  list: ShoppingList
  isShopping: boolean
  setShopping: (isShopping: boolean) => void
}) {
  const { t } = useTranslation('shoppingList')
  const language = useLanguage()
  const [isCopied, setCopied] = useState(false)

  async function share() {
    const nameOf = (sum: Parameters<typeof nameOfSum>[0]) => nameOfSum(sum, list.state.foods, language)
    const groups = byAisle(list.lines, nameOf).map(({ aisle, sums }) => ({
      title: t(`aisles.${aisle}`),
      sums: sums.map((sum) => ({
        name: nameOf(sum),
        amount: amountOfSum(sum, list.state.measures, language),
      })),
    }))
    const text = listText(groups, t('title'), language)
    try {
      // Missing in some browsers, although its type says otherwise.
      const canShare: unknown = navigator.share
      if (typeof canShare === 'function') return await navigator.share({ text })
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch (error) {
      // Closing the device's dialog is no failure.
      if (!(error instanceof DOMException)) throw error
    }
  }

  return (
    <div data-screen-only className="flex flex-wrap items-center gap-2">
      <Button
        variant={isShopping ? 'secondary' : 'primary'}
        icon={<Store aria-hidden="true" className="size-5" />}
        onClick={() => setShopping(!isShopping)}
      >
        {t(isShopping ? 'leaveShop' : 'inShop')}
      </Button>
      {!isShopping && (
        <>
          <Button
            variant="secondary"
            icon={<Share2 aria-hidden="true" className="size-5" />}
            onClick={() => void share()}
          >
            {t('share')}
          </Button>
          <Button
            variant="secondary"
            icon={<Printer aria-hidden="true" className="size-5" />}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        </>
      )}
      <output className="text-sm text-ink-soft">{isCopied && t('copied')}</output>
    </div>
  )
}
