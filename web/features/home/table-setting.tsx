import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { noteTableAsked } from '#shared/contract/home.ts'
import { addEater, setHousehold } from '#shared/contract/household.ts'
import { limits } from '#shared/constants/limits.ts'
import { paths } from '#shared/paths.ts'
import { allergens, allergenWords, type Allergen } from '#shared/words/allergens.ts'
import { useSession } from '../../app/session.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../lib/api.ts'
import { useErrorMessage } from '../../lib/errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Toggles } from '../household/toggles.tsx'
import { homeKey } from '../recipes/cooking-log/cooking-log-queries.ts'

const counts = [1, 2, 3, 4, 5, 6] as const

/** Asks a newcomer once who eats, what nobody may eat and what is in the fridge, and goes to the chef with it. */
export function TableSetting() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { me } = useSession()
  const errorMessage = useErrorMessage()
  const [heading, who, what] = [useId(), useId(), useId()]
  const [id] = useState(() => crypto.randomUUID())
  const [servings, setServings] = useState<number | null>(null)
  const [without, setWithout] = useState<Allergen[]>([])
  const [fridge, setFridge] = useState('')

  const skip = useMutation({
    mutationFn: () => call(noteTableAsked),
    onSuccess: () => client.invalidateQueries({ queryKey: [homeKey] }),
  })
  // Sent again after a failure, each of the calls changes nothing more.
  const set = useMutation({
    mutationFn: async () => {
      if (servings !== null) await call(setHousehold, { body: { servings } })
      const name = (me?.name?.trim() || t('you')).slice(0, limits.eaters.nameMax)
      await call(addEater, { body: { id, name, allergens: without, isUsual: true, isMe: true } })
      await call(noteTableAsked)
    },
    onSuccess() {
      const foods = fridge.trim()
      void client.invalidateQueries()
      void navigate(paths.chat(language), { state: foods ? { say: t('inFridge', { foods }) } : null })
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!set.isPending) set.mutate()
  }

  return (
    <section aria-labelledby={heading}>
      <form
        onSubmit={submit}
        className="grid gap-6 rounded-3xl border border-line bg-card px-5 py-6 shadow-lift sm:px-7"
      >
        <div>
          <h2 id={heading} className="text-heading">
            {t('tableTitle')}
          </h2>
          <p className="mt-1.5 max-w-text text-ink-soft">{t('tableText')}</p>
        </div>
        <div role="group" aria-labelledby={who} className="grid gap-2.5">
          <h3 id={who} className="font-sans text-base font-semibold">
            {t('howMany')}
          </h3>
          <div className="flex flex-wrap gap-2">
            {counts.map((count) => (
              <Chip key={count} pressed={servings === count} onClick={() => setServings(count)}>
                {t('people', { count })}
              </Chip>
            ))}
          </div>
        </div>
        <div role="group" aria-labelledby={what} className="grid gap-2.5">
          <h3 id={what} className="font-sans text-base font-semibold">
            {t('mustNotEat')}
          </h3>
          <Toggles
            values={allergens}
            chosen={without}
            nameOf={(allergen) => allergenWords[language][allergen]}
            onChange={setWithout}
          />
        </div>
        <TextField
          label={t('fridge')}
          placeholder={t('fridgePlaceholder')}
          value={fridge}
          maxLength={200}
          onChange={(event) => setFridge(event.currentTarget.value)}
        />
        {(set.isError || skip.isError) && (
          <Alert tone="error">{errorMessage(set.error ?? skip.error, { failed: t('tableFailed') })}</Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={set.isPending}>
            {t('toChef')}
          </Button>
          <Button variant="quiet" busy={skip.isPending} onClick={() => skip.mutate()}>
            {t('skipTable')}
          </Button>
        </div>
      </form>
    </section>
  )
}
