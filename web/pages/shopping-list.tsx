import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { LogInToSee } from '../app/log-in-to-see.tsx'
import { useSession } from '../app/session.tsx'
import { AddLines } from '../features/shopping-list/add-lines.tsx'
import { AisleView } from '../features/shopping-list/aisle-view.tsx'
import { DishView } from '../features/shopping-list/dish-view.tsx'
import { LineDialog } from '../features/shopping-list/line-dialog.tsx'
import { ListActions, StartShopping } from '../features/shopping-list/list-actions.tsx'
import type { ListLine } from '../features/shopping-list/list-lines.ts'
import { useListName } from '../features/shopping-list/list-name.ts'
import { ListSwitch } from '../features/shopping-list/list-switch.tsx'
import { PantryView } from '../features/shopping-list/pantry-view.tsx'
import { ShopMode } from '../features/shopping-list/shop-mode.tsx'
import { useShoppingList, type ShoppingList } from '../features/shopping-list/use-shopping-list.ts'
import { useConnection } from '../lib/connection.ts'
import { useMedia } from '../lib/use-media.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonText } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { UndoBar } from '../ui/undo-bar.tsx'

/** The shopping lists of the user's household. */
export default function ShoppingListPage() {
  const { t } = useTranslation(['shoppingList', 'words'])
  const { status, me } = useSession()
  if (me) return <List userId={me.id} />
  return (
    <Page title={t('title')} heading={status === 'signedOut' ? null : undefined}>
      {status === 'loading' && <SkeletonText lines={6} />}
      {status === 'signedOut' && (
        <LogInToSee title={t('title')} logIn={t('words:logIn')}>
          {t('signedOut')}
        </LogInToSee>
      )}
    </Page>
  )
}

function List({ userId }: { userId: string }) {
  const { t } = useTranslation(['shoppingList', 'words'])
  const nameOf = useListName()
  const address = useListAddress()
  const list = useShoppingList(userId, address.list)
  const [face, setFace] = useState<'aisle' | 'dish' | 'pantry'>('aisle')
  const [edited, setEdited] = useState<ListLine | null>(null)
  const { state, lines, lists, shown } = list
  const isMissing = !state.isLoaded && list.allLines.length === 0
  const hasOneList = lists.filter(({ isArchived }) => !isArchived).length === 1
  const isWide = useMedia('(min-width: 64rem)')
  const name = lists.length === 1 ? t('title') : nameOf(shown)
  const actions = <ListActions list={list} onChoose={address.choose} />
  const empty = (
    <EmptyState title={t('empty')} className="py-10">
      {t('emptyText')}
    </EmptyState>
  )
  const isEmpty = state.isLoaded && lines.length === 0
  const tabs = [
    {
      value: 'aisle' as const,
      label: t('byAisle'),
      content: isEmpty ? empty : <AisleView list={list} onEdit={setEdited} />,
    },
    {
      value: 'dish' as const,
      label: t('byDish'),
      content: isEmpty ? empty : <DishView list={list} onEdit={setEdited} />,
    },
    { value: 'pantry' as const, label: t('pantry'), content: <PantryView list={list} /> },
  ]

  return (
    <Page
      title={t('title')}
      isNamedAbove
      actions={
        isWide &&
        !isMissing && (
          <>
            {lines.length > 0 && <StartShopping onShop={address.shop} />}
            {actions}
          </>
        )
      }
    >
      <Status list={list} />
      {isMissing && !state.isOffline && <SkeletonText lines={6} />}
      {isMissing && state.isOffline && (
        <LoadError query={{ isError: true, refetch: () => location.reload() }}>{t('failed')}</LoadError>
      )}
      <div className="mb-3 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-1 gap-y-2.5 sm:mb-8 lg:gap-y-4">
        <ListSwitch list={list} onChoose={address.choose} />
        {!isWide && !isMissing && <div className="col-start-2 row-start-1 -mr-3">{actions}</div>}
        {face !== 'pantry' && (
          // With one list there is no row of lists above it, and the actions stand beside it.
          <div className={isWide || !hasOneList ? 'col-span-2' : 'col-start-1 row-start-1'}>
            <AddLines onAdd={list.add} />
          </div>
        )}
      </div>
      {lists.length > 1 && (
        <p className="mb-4 hidden text-heading print:block" aria-hidden="true">
          {name}
        </p>
      )}
      <Tabs label={t('views')} value={face} onChange={setFace} tabs={tabs} />
      {!isWide && !isMissing && lines.length > 0 && (
        <div className="sticky bottom-(--bottom-inset) z-10 -mx-5 mt-4 bg-linear-to-t from-paper from-70% px-5 pt-6 pb-3 sm:-mx-8 sm:px-8">
          <StartShopping onShop={address.shop} className="w-full" />
        </div>
      )}
      {edited && <LineDialog key={edited.id} line={edited} list={list} onClose={() => setEdited(null)} />}
      {address.isShopping && !isMissing ? (
        <ShopMode list={list} title={name} onClose={address.leaveShop} />
      ) : (
        <UndoBar
          done={list.undo}
          text={list.undo ? t(list.undo.kind, { name: list.undo.name }) : ''}
          undoLabel={t('words:undo')}
          action={atHomeAction(list, t('atHomeNow'))}
          onUndo={list.takeBack}
          onDismiss={list.dismissUndo}
        />
      )}
    </Page>
  )
}

/** The list that is shown and shop mode are in the address: a phone that has dropped the page comes back to them. */
function useListAddress() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const state = useLocation().state as { isPushed?: boolean } | null
  const change = (name: string, value: string | null, options: Parameters<typeof setSearch>[1]) =>
    setSearch(
      (before) => {
        if (value === null) before.delete(name)
        else before.set(name, value)
        return before
      },
      { preventScrollReset: true, ...options },
    )
  return {
    list: search.get('list'),
    isShopping: search.has('shop'),
    choose: (id: string) => change('list', id, { replace: true }),
    shop: () => change('shop', '', { state: { isPushed: true } }),
    // Back from what was opened here; a page that was loaded in the shop has nothing before it.
    leaveShop: () => (state?.isPushed === true ? void navigate(-1) : change('shop', null, { replace: true })),
  }
}

/** After a tick: the food is at home from now on. */
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
