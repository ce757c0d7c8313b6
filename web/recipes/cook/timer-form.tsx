import { TimerIcon } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/limits.ts'
import type { RecipeStep } from '#shared/recipe.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** A timer for this step, named and set to what the step says; both can be changed before it starts. */
export function TimerForm({
  step,
  place,
  onStart,
}: {
  step: RecipeStep
  place: number
  onStart: (name: string, minutes: number) => void
}) {
  const { t } = useTranslation('recipeView')
  const [name, setName] = useState(() => nameOf(step.text))
  const [minutes, setMinutes] = useState(() => String(step.minutes ?? ''))
  const wanted = Number(minutes.replace(',', '.'))
  const isPossible = wanted > 0 && wanted <= limits.recipe.minutesMax

  function start(event: SubmitEvent) {
    event.preventDefault()
    if (isPossible) onStart(name.trim() || t('stepNumber', { number: place + 1 }), wanted)
  }

  return (
    <form onSubmit={start} className="mt-6 flex flex-wrap items-end gap-3">
      <TextField
        label={t('timerName')}
        value={name}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setName(event.currentTarget.value)}
        fieldClassName="min-w-0 flex-[1_1_10rem] max-w-72"
      />
      <TextField
        label={t('timerMinutes')}
        value={minutes}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => setMinutes(event.currentTarget.value)}
        fieldClassName="w-24"
      />
      <Button
        type="submit"
        look="secondary"
        disabled={!isPossible}
        icon={<TimerIcon aria-hidden="true" className="size-5" />}
      >
        {t('startTimer')}
      </Button>
    </form>
  )
}

/** The first few words of the step, without what ends a sentence: "Simmer the leeks". */
function nameOf(text: string): string {
  const clause = /^[^.,;:!?()]*/.exec(text)?.[0] ?? ''
  return clause.trim().split(/\s+/).slice(0, 4).join(' ').slice(0, 60)
}
