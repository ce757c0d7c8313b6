import { TimerIcon } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

interface TimerFormProps {
  /** What it is called, and set to, unless somebody changes it. */
  name: string
  minutes: number | null
  onStart: (name: string, minutes: number) => void
}

/** A timer for this step, named and set to what the step says; both can be changed before it starts. */
export function TimerForm({ name: defaultName, minutes: defaultMinutes, onStart }: TimerFormProps) {
  const { t } = useTranslation('recipeView')
  const [name, setName] = useState(defaultName)
  const [minutes, setMinutes] = useState(() => String(defaultMinutes ?? ''))
  const wanted = Number(minutes.replace(',', '.'))
  const isPossible = wanted > 0 && wanted <= limits.recipe.minutesMax

  function start(event: SubmitEvent) {
    event.preventDefault()
    if (isPossible) onStart(name.trim() || defaultName, wanted)
  }

  return (
    <form onSubmit={start} className="flex flex-wrap items-end gap-3">
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
        variant="secondary"
        disabled={!isPossible}
        icon={<TimerIcon aria-hidden="true" className="size-5" />}
      >
        {t('startTimer')}
      </Button>
    </form>
  )
}
