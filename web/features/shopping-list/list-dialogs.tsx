import { Trash2 } from 'lucide-react'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useListName } from './list-name.ts'
import type { ShoppingList } from './use-shopping-list.ts'

interface ListDialogProps {
  list: ShoppingList
  onClose: () => void
}

/** Names a new list, or the one that is shown. */
export function ListNameDialog({
  list,
  isNew,
  onNamed,
  onClose,
}: ListDialogProps & { isNew: boolean; onNamed: (id: string) => void }) {
  const { t } = useTranslation(['shoppingList', 'words'])
  const nameOf = useListName()
  const [text, setText] = useState(isNew ? '' : nameOf(list.shown))
  const field = useRef<HTMLInputElement>(null)
  const isFull = isNew && list.lists.length >= limits.shoppingList.lists

  function save(event: SubmitEvent) {
    event.preventDefault()
    const name = text.trim()
    if (name === '' || isFull) return
    const id = isNew ? crypto.randomUUID() : list.shown.id
    list.nameList(id, name)
    onNamed(id)
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isNew ? 'newList' : 'renameList')}
      size="small"
      initialFocus={field}
    >
      <form onSubmit={save} className="grid gap-5">
        <TextField
          ref={field}
          label={t('listName')}
          hint={isNew ? t('listNameHint') : undefined}
          error={isFull ? t('listsFull', { count: limits.shoppingList.lists }) : undefined}
          value={text}
          maxLength={limits.shoppingList.listNameMax}
          onChange={(event) => setText(event.currentTarget.value)}
          autoComplete="off"
        />
        <Button type="submit" disabled={text.trim() === '' || isFull}>
          {t(isNew ? 'createList' : 'words:save')}
        </Button>
      </form>
    </Dialog>
  )
}

/** The lists that are archived: they come back with everything on them, or go for good. */
export function ArchivedLists({ list, onClose }: ListDialogProps) {
  const { t } = useTranslation('shoppingList')
  const nameOf = useListName()
  const archived = list.lists.filter(({ isArchived }) => isArchived)
  return (
    <Dialog open onClose={onClose} title={t('archivedLists')} size="small">
      <ul className="divide-y divide-line">
        {archived.map((each) => {
          const name = nameOf(each)
          const count = list.allLines.filter(({ listId }) => listId === each.id).length
          return (
            <li key={each.id} className="flex items-center gap-2 py-2">
              <span className="min-w-0 flex-1">
                <span className="block font-medium wrap-anywhere">{name}</span>
                <span className="block text-sm text-ink-soft">{t('linesOnList', { count })}</span>
              </span>
              <Button
                variant="secondary"
                size="touch"
                aria-label={`${t('restoreList')}: ${name}`}
                onClick={() => list.restoreList(each.id)}
              >
                {t('restoreList')}
              </Button>
              <IconButton
                label={t('deleteList', { name })}
                icon={<Trash2 className="size-4" />}
                onClick={() => list.deleteList(each.id, name)}
              />
            </li>
          )
        })}
      </ul>
      {archived.length === 0 && <p className="text-ink-soft">{t('noneArchived')}</p>}
    </Dialog>
  )
}
