import { Archive, ArchiveRestore, ListPlus, Pencil, Printer, Share2, Star, Store } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstList } from '#shared/shopping/lists.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { menuItem } from '../../ui/menu-item.tsx'
import { ArchivedLists, ListNameDialog } from './list-dialogs.tsx'
import { byAisle, nameOfSum } from './list-lines.ts'
import { useListName } from './list-name.ts'
import { listText } from './list-text.ts'
import { amountOfSum } from './shown-amount.ts'
import type { ShoppingList } from './use-shopping-list.ts'

/** Into shop mode; on a phone at the bottom of the window, where the thumb is. */
export function StartShopping({ onShop, className }: { onShop: () => void; className?: string }) {
  const { t } = useTranslation('shoppingList')
  return (
    <Button data-screen-only icon={Store} onClick={onShop} className={className}>
      {t('inShop')}
    </Button>
  )
}

/** What can be done with the list that is shown. */
export function ListActions({ list, onChoose }: { list: ShoppingList; onChoose: (id: string) => void }) {
  const { t } = useTranslation(['shoppingList', 'words'])
  const language = useLanguage()
  const nameOf = useListName()
  const [isCopied, setCopied] = useState(false)
  const [dialog, setDialog] = useState<'new' | 'rename' | 'archived' | null>(null)
  const { lists, lines, shown, defaultList } = list
  const title = lists.length === 1 ? t('title') : nameOf(shown)

  async function share() {
    const text = textOf(list, title)
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

  function textOf({ state }: ShoppingList, heading: string) {
    const nameOfEach = (sum: Parameters<typeof nameOfSum>[0]) => nameOfSum(sum, state.foods, language)
    const groups = byAisle(lines, nameOfEach).map(({ aisle, sums }) => ({
      title: t(`aisles.${aisle}`),
      sums: sums.map((sum) => ({
        name: nameOfEach(sum),
        amount: amountOfSum(sum, state.measures, language),
      })),
    }))
    return listText(groups, heading, language)
  }

  const items = [
    lines.length > 0 && menuItem('share', t('words:share'), Share2, () => void share()),
    lines.length > 0 && menuItem('print', t('words:print'), Printer, () => window.print()),
    menuItem('new', t('newList'), ListPlus, () => setDialog('new')),
    menuItem('rename', t('renameList'), Pencil, () => setDialog('rename')),
    shown.id !== defaultList && menuItem('default', t('makeDefault'), Star, () => list.makeDefault(shown.id)),
    shown.id !== firstList &&
      menuItem('archive', t('archiveList'), Archive, () => list.archiveList(shown.id, nameOf(shown))),
    lists.some(({ isArchived }) => isArchived) &&
      menuItem('archived', t('archivedLists'), ArchiveRestore, () => setDialog('archived')),
  ]

  return (
    <div data-screen-only className="flex flex-wrap items-center gap-2">
      <Menu label={t('listActions', { name: title })} items={items} />
      <output className="text-sm text-ink-soft">{isCopied && t('copied')}</output>
      {(dialog === 'new' || dialog === 'rename') && (
        <ListNameDialog
          key={dialog}
          list={list}
          isNew={dialog === 'new'}
          onNamed={onChoose}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'archived' && <ArchivedLists list={list} onClose={() => setDialog(null)} />}
    </div>
  )
}
