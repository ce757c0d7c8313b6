import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { controlClass } from '../../ui/field.tsx'
import { SuggestingInput } from '../search/suggesting-input.tsx'

/** A food by its id, or as typed until it is saved. */
export interface Dislike {
  value: string
  name: string
}

/** Foods by their names, with suggestions. */
export function Dislikes({ foods, onChange }: { foods: Dislike[]; onChange: (foods: Dislike[]) => void }) {
  const { t } = useTranslation(['household', 'words'])
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const isFull = foods.length >= limits.eaters.dislikes

  function add(name: string) {
    const food = name.trim()
    if (food === '' || isFull) return
    const isKnown = foods.some((each) => each.name.toLowerCase() === food.toLowerCase())
    if (!isKnown) onChange([...foods, { value: food, name: food }])
    setText('')
    field.current?.focus()
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {t('dislikes')}
      </label>
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          add(text)
        }}
      >
        {/* The list opens upwards: below, the buttons of the dialog would cover it. */}
        <div className="relative min-w-0 flex-1 **:[[role=listbox]]:top-auto **:[[role=listbox]]:bottom-full **:[[role=listbox]]:mb-2 **:[[role=listbox]]:max-h-56">
          <SuggestingInput
            id={id}
            field={field}
            kind="food"
            value={text}
            maxLength={limits.eaters.dislikeMax}
            placeholder={t('dislikePlaceholder')}
            className={`${controlClass} min-h-11`}
            // Out from under the buttons of the dialog.
            onFocus={() => field.current?.scrollIntoView?.({ block: 'center' })}
            onType={setText}
            onChoose={add}
          />
        </div>
        <Button type="submit" variant="secondary" disabled={text.trim() === '' || isFull}>
          {t('words:add')}
        </Button>
      </form>
      {foods.length > 0 && (
        <div className="mt-1 flex flex-wrap gap-2">
          {foods.map(({ value, name }) => (
            <Chip key={value} onRemove={() => onChange(foods.filter((each) => each.value !== value))}>
              {name}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
