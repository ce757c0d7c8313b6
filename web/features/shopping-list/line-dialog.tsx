import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { aisles } from '#shared/shopping/aisles.ts'
import { readTypedLine } from '#shared/lines/list-lines.ts'
import { formatAmount } from '#shared/words/amounts.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { nameOfLine, type ListLine } from './list-lines.ts'
import { useListName } from './list-name.ts'
import type { ShoppingList } from './use-shopping-list.ts'

interface LineDialogProps {
  line: ListLine
  list: ShoppingList
  onClose: () => void
}

/** Everything about one line: its words, its aisle, and whether it is at home anyway. */
export function LineDialog({ line, list, onClose }: LineDialogProps) {
  const { t } = useTranslation(['shoppingList', 'words'])
  const language = useLanguage()
  const nameOf = useListName()
  const name = nameOfLine(line, list.state.foods, language)
  const counted = [formatAmount(line.amount, line.unit, language), name].filter(Boolean).join(' ')
  const written = [counted, line.note].filter(Boolean).join(', ')
  const [text, setText] = useState(written)
  const [aisle, setAisle] = useState(line.aisle ?? 'other')
  const [to, setTo] = useState(line.listId)
  const { foodId } = line
  const same = foodId === null ? [line] : list.allLines.filter((each) => each.foodId === foodId)
  const lists = list.lists.filter(({ isArchived }) => !isArchived)

  function save(event: SubmitEvent) {
    event.preventDefault()
    const read = readTypedLine(text, language)
    if (!read) return
    if (text !== written) {
      const isRenamed = read.item !== name
      list.change([line], {
        ...(isRenamed && { item: read.item, language }),
        ...(read.amount !== line.amount && { amount: read.amount }),
        ...(read.unit !== line.unit && { unit: read.unit }),
        ...(read.note !== line.note && { note: read.note }),
      })
    }
    if (aisle !== (line.aisle ?? 'other')) list.change(same, { aisle })
    if (to !== line.listId) {
      // What is bought there is bought there for every dish.
      const moved = same.filter(
        ({ id, listId, tickedAt }) => id === line.id || (listId === line.listId && tickedAt === null),
      )
      list.move(moved, to, name)
    }
    onClose()
  }

  function storePantry(state: 'always' | 'have') {
    if (foodId !== null) list.storePantry(foodId, state, name, same)
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title={t('line')} size="small">
      <form onSubmit={save} className="grid gap-5">
        <TextField
          label={t('lineText')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          autoComplete="off"
        />
        <Select
          label={t('aisle')}
          hint={t('aisleHint')}
          value={aisle}
          options={aisles.map((value) => ({ value, label: t(`aisles.${value}`) }))}
          onChange={setAisle}
        />
        {lists.length > 1 && (
          <Select
            label={t('listOfLine')}
            value={to}
            options={lists.map((each) => ({ value: each.id, label: nameOf(each) }))}
            onChange={setTo}
          />
        )}
        {foodId !== null && (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" size="touch" onClick={() => storePantry('always')}>
              {t('alwaysAtHome')}
            </Button>
            <Button variant="secondary" size="touch" onClick={() => storePantry('have')}>
              {t('atHomeNow')}
            </Button>
          </div>
        )}
        <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-4">
          <Button
            variant="danger"
            onClick={() => {
              list.remove([line], name)
              onClose()
            }}
          >
            {t('words:delete')}
          </Button>
          <Button type="submit">{t('words:save')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
