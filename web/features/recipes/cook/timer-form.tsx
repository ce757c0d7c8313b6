import { TimerIcon } from 'lucide-react'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

interface TimerFormProps {
  /** The initial name and minutes. */
  name: string
  minutes: number | null
  onStart: (name: string, minutes: number) => void
}

const timerNameMax = 60

/** Folded away: most steps name their time. Its name and minutes come from the step and can be changed. */
export function TimerForm({ name: defaultName, minutes: defaultMinutes, onStart }: TimerFormProps) {
  const { t } = useTranslation(['recipeView', 'words'])
  const [name, setName] = useState(defaultName)
  const [minutes, setMinutes] = useState(() => String(defaultMinutes ?? ''))
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const length = Number(minutes.replace(',', '.'))
  const isValid = length > 0 && length <= limits.recipe.minutesMax

  function start(event: SubmitEvent) {
    event.preventDefault()
    if (!isValid) return
    onStart(name.trim() || defaultName, length)
    setIsOpen(false)
  }

  // What was pressed is gone.
  useEffect(() => {
    if (isOpen !== null) box.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [isOpen])

  if (!isOpen)
    return (
      <div ref={box} className="-ml-5">
        <Button variant="quiet" icon={TimerIcon} onClick={() => setIsOpen(true)}>
          {t('setTimer')}
        </Button>
      </div>
    )
  return (
    <div ref={box}>
      <form onSubmit={start} className="flex flex-wrap items-end gap-3">
        <TextField
          label={t('timerName')}
          value={name}
          maxLength={timerNameMax}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
          fieldClassName="min-w-0 basis-full sm:basis-96"
        />
        <TextField
          label={t('words:minutes')}
          value={minutes}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setMinutes(event.currentTarget.value)}
          fieldClassName="w-24"
        />
        <Button type="submit" variant="secondary" disabled={!isValid} icon={TimerIcon}>
          {t('startTimer')}
        </Button>
      </form>
    </div>
  )
}
