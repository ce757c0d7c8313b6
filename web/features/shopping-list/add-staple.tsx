import { Plus } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import type { NamedFood } from '#shared/contract/household-changes.ts'
import { findShopFood } from '#shared/contract/shopping-list.ts'
import { call } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Any food by its name, as one that is always at home. The server knows the names, so this needs a connection. */
export function AddStaple({ onAdd }: { onAdd: (food: NamedFood) => void }) {
  const { t } = useTranslation(['shoppingList', 'words'])
  const [text, setText] = useState('')
  const [error, setError] = useState<'unknownFood' | 'foodNotFound' | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const name = text.trim()
    if (name === '' || isBusy) return
    setBusy(true)
    try {
      const { food } = await call(findShopFood, { query: { name } })
      if (food) {
        onAdd(food)
        setText('')
      }
      setError(food ? null : 'unknownFood')
    } catch {
      setError('foodNotFound')
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      onSubmit={(event) => void submit(event)}
      data-screen-only
      className="mt-5 flex max-w-text items-start gap-3"
    >
      <TextField
        label={t('addStaple')}
        labelHidden
        placeholder={t('addStaple')}
        error={error === null ? undefined : t(error)}
        value={text}
        maxLength={limits.shoppingList.itemMax}
        onChange={(event) => setText(event.currentTarget.value)}
        enterKeyHint="done"
        autoComplete="off"
        fieldClassName="min-w-0 flex-1"
      />
      <Button type="submit" variant="secondary" icon={Plus} className="shrink-0">
        {t('words:add')}
      </Button>
    </form>
  )
}
