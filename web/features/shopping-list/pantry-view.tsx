import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NamedFood } from '#shared/contract/household-changes.ts'
import { staples } from '#shared/shopping/staples.ts'
import { useLanguage } from '../../i18n/language.ts'
import { X } from 'lucide-react'
import { Chip } from '../../ui/chip.tsx'
import { IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AddStaple } from './add-staple.tsx'
import type { ShoppingList } from './use-shopping-list.ts'

/** What the household always has, which recipes then leave off the list, and what should be used up. */
export function PantryView({ list }: { list: ShoppingList }) {
  const { t } = useTranslation('shoppingList')
  const language = useLanguage()
  const heading = useId()
  const { pantry, state } = list
  const always = new Set(pantry.filter(({ values }) => values.state === 'always').map(({ id }) => id))
  // Until the server has sent the row with its food.
  const [added, setAdded] = useState<ReadonlyMap<string, NamedFood>>(new Map())
  const nameOf = (id: string) => (state.foods.get(id) ?? added.get(id))?.names[language][1] ?? id
  const shown = [...new Set([...staples, ...always])].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
  const atHome = pantry.filter(({ values }) => values.state === 'have')
  return (
    <div className="grid gap-10">
      <div>
        <p className="mb-4 max-w-text text-ink-soft">{t('alwaysText')}</p>
        <div role="group" aria-label={t('alwaysAtHome')} className="flex flex-wrap gap-2">
          {shown.map((id) => (
            <Chip
              key={id}
              pressed={always.has(id)}
              onClick={() =>
                list.setPantry(
                  id,
                  always.has(id) ? { isDeleted: true } : { state: 'always', isDeleted: false },
                )
              }
            >
              {nameOf(id)}
            </Chip>
          ))}
        </div>
        <AddStaple
          onAdd={(food) => {
            setAdded(new Map(added).set(food.id, food))
            list.setPantry(food.id, { state: 'always', isDeleted: false })
          }}
        />
      </div>
      <section aria-labelledby={heading}>
        <h2 id={heading} className="text-heading">
          {t('useSoon')}
        </h2>
        <p className="mt-1.5 mb-4 max-w-text text-ink-soft">{t('useSoonText')}</p>
        <ul className="grid gap-3 sm:grid-cols-2">
          {atHome.map(({ id, values }) => (
            <li key={id} className="flex items-end gap-2 rounded-2xl border border-line bg-card p-4">
              <TextField
                label={nameOf(id)}
                hint={t('useBy')}
                type="date"
                value={typeof values.useBy === 'string' ? values.useBy : ''}
                onChange={(event) => list.setPantry(id, { useBy: event.currentTarget.value || null })}
                fieldClassName="min-w-0 flex-1"
              />
              <IconButton
                label={t('usedUp', { name: nameOf(id) })}
                icon={X}
                onClick={() => list.setPantry(id, { isDeleted: true })}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
