import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { noteTableAsked } from '#shared/contract/home.ts'
import { addEater, setHousehold } from '#shared/contract/household.ts'
import type { RecipeCard } from '#shared/contract/recipe-cards.ts'
import { limits } from '#shared/constants/limits.ts'
import { paths } from '#shared/paths.ts'
import { allergens, allergenWords, type Allergen } from '#shared/words/allergens.ts'
import { useSession } from '../../app/session.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../lib/api.ts'
import { CardImage } from '../../lib/card-image.tsx'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { LaidPlate } from '../../ui/empty-plate.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Toggles } from '../household/toggles.tsx'
import { homeKey } from '../recipes/cooking-log/cooking-log-queries.ts'

const counts = [1, 2, 3, 4, 5, 6] as const

/** What is asked about most; the others are one tap away. */
const usual = ['gluten', 'milk', 'eggs', 'nuts', 'peanuts', 'fish'] as const satisfies Allergen[]
const others = allergens.filter((allergen) => !usual.some((each) => each === allergen))

/**
 * Asks a newcomer once who eats, what nobody may eat and what is in the fridge, and goes to the chef with it. Beside it a
 * dish of somebody else, which shows what for.
 */
export function TableSetting({ example }: { example: RecipeCard | undefined }) {
  const { t } = useTranslation(['home', 'words'])
  const language = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { me } = useSession()
  const [heading, who, what] = [useId(), useId(), useId()]
  const [id] = useState(() => crypto.randomUUID())
  const [servings, setServings] = useState<number | null>(null)
  const [without, setWithout] = useState<Allergen[]>([])
  const [hasAll, setHasAll] = useState(false)
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
    <section
      aria-labelledby={heading}
      className="grid overflow-hidden rounded-3xl border border-line bg-card shadow-lift lg:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <form onSubmit={submit} className="grid content-start gap-6 px-5 py-6 sm:p-9">
        <div>
          <h2 id={heading} className="text-heading">
            {t('tableTitle')}
          </h2>
          <p className="mt-1 text-ink-soft">{t('tableText')}</p>
        </div>
        <div role="group" aria-labelledby={who} className="grid gap-2.5">
          <h3 id={who} className={questionClass}>
            {t('howMany')}
          </h3>
          <div className="flex flex-wrap gap-1.5 sm:gap-2">
            {counts.map((count) => (
              <Chip key={count} pressed={servings === count} onClick={() => setServings(count)}>
                {count === 1 ? (
                  t('people', { count })
                ) : (
                  <>
                    <span aria-hidden="true">{count}</span>
                    <span className="sr-only">{t('people', { count })}</span>
                  </>
                )}
              </Chip>
            ))}
          </div>
        </div>
        <div role="group" aria-labelledby={what} className="grid gap-2.5">
          <h3 id={what} className={questionClass}>
            {t('mustNotEat')}
          </h3>
          <Toggles
            values={hasAll ? [...usual, ...others] : usual}
            chosen={without}
            nameOf={(allergen) => allergenWords[language][allergen]}
            onChange={setWithout}
          />
          {!hasAll && (
            <button
              type="button"
              onClick={() => setHasAll(true)}
              className="inline-flex min-h-11 items-center justify-self-start text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
            >
              {t('moreAllergens')}
            </button>
          )}
        </div>
        <TextField
          label={t('fridge')}
          placeholder={t('fridgePlaceholder')}
          value={fridge}
          maxLength={200}
          onChange={(event) => setFridge(event.currentTarget.value)}
        />
        <ErrorAlert error={set.error ?? skip.error} texts={{ failed: t('tableFailed') }} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={set.isPending}>
            {t('toChef')}
          </Button>
          <Button variant="quiet" busy={skip.isPending} onClick={() => skip.mutate()}>
            {t('words:notNow')}
          </Button>
        </div>
      </form>
      <figure className="relative order-first max-lg:aspect-21/9 lg:order-last">
        <CardImage
          picture={example?.picture ?? null}
          alt=""
          width={960}
          height={720}
          sizes="(min-width: 64rem) 26rem, 100vw"
          eager
          fallback={<LaidPlate />}
          className="absolute inset-0 size-full"
        />
        {example && (
          <figcaption className="absolute inset-x-3 bottom-3 rounded-2xl bg-card px-4 py-2.5 max-lg:hidden">
            <span className="block text-sm text-ink-soft">{t('comesOfIt')}</span>
            <Link
              to={paths.openRecipe(language, example.id)}
              lang={example.language}
              className="font-serif text-lg leading-snug wrap-anywhere hover:text-brand"
            >
              {example.title}
            </Link>
          </figcaption>
        )}
      </figure>
    </section>
  )
}

const questionClass = 'font-sans text-base font-semibold'
