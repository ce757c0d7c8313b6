import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import { diets, dietWords, type Diet } from '#shared/words/diets.ts'
import { dishTypes, dishTypeWords } from '#shared/words/dish-types.ts'
import { formatDuration } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  countFilters,
  noFilters,
  ratingChoices,
  timeChoices,
  type DiscoverPlace,
  type Filters,
} from './discover-address.ts'

interface FilterPanelProps {
  place: DiscoverPlace
  /** Changes some of the filters, together with the current text of the text fields. */
  refine: (change: (now: Filters) => Partial<Filters>) => void
}

/** All filters; a recipe has to match every one. */
export function FilterPanel({ place, refine }: FilterPanelProps) {
  const { t } = useTranslation(['discover', 'words'])
  const language = useLanguage()
  const dietsId = useId()
  const { filters } = place
  const set = (change: Partial<Filters>) => refine(() => change)
  const applyText = () => refine(() => ({}))
  const toggle = (diet: Diet) =>
    refine((now) => ({ diets: diets.filter((each) => now.diets.includes(each) !== (each === diet)) }))
  return (
    <div id="discover-filters" className="grid gap-5 rounded-3xl bg-surface-sunken p-5 sm:p-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <IngredientField name="with" label={t('with')} value={filters.with} onBlur={applyText} />
        <IngredientField name="without" label={t('without')} value={filters.without} onBlur={applyText} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          label={t('words:dishType')}
          options={[
            { value: '', label: t('anyDishType') },
            ...dishTypes.map((value) => ({ value, label: dishTypeWords[language][value] })),
          ]}
          value={filters.dishType}
          onChange={(dishType) => set({ dishType })}
        />
        <Select
          label={t('time')}
          options={[
            { value: '', label: t('anyTime') },
            ...withChosen(timeChoices, filters.maxMinutes).map((minutes) => ({
              value: String(minutes),
              label: t('upTo', { time: formatDuration(minutes, language) }),
            })),
          ]}
          value={String(filters.maxMinutes ?? '')}
          onChange={(minutes) => set({ maxMinutes: Number(minutes) || null })}
        />
        <Select
          label={t('language')}
          options={[
            { value: '', label: t('anyLanguage') },
            ...languages.map((value) => ({ value, label: languageNames[value] })),
          ]}
          value={filters.language}
          onChange={(chosen) => set({ language: chosen })}
        />
        <Select
          label={t('words:rating')}
          options={[
            { value: '', label: t('anyRating') },
            ...withChosen(ratingChoices, filters.minRating).map((stars) => ({
              value: String(stars),
              label: t('atLeast', { count: stars }),
            })),
          ]}
          value={String(filters.minRating ?? '')}
          onChange={(stars) => set({ minRating: Number(stars) || null })}
        />
      </div>
      <div role="group" aria-labelledby={dietsId} className="grid gap-2">
        <p id={dietsId} className="text-sm font-semibold">
          {t('diets')}
        </p>
        <div className="flex flex-wrap gap-2">
          {diets.map((diet) => (
            <Chip key={diet} pressed={filters.diets.includes(diet)} onClick={() => toggle(diet)}>
              {dietWords[language][diet]}
            </Chip>
          ))}
        </div>
      </div>
      {countFilters(filters) > 0 && (
        <div>
          <Button
            variant="secondary"
            size="touch"
            onClick={() => refine(({ sort }) => ({ ...noFilters, sort }))}
          >
            {t('clearFilters')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Adds a value from the URL that is not among the choices, so that it shows as selected. */
function withChosen(choices: readonly number[], chosen: number | null): number[] {
  const all = chosen === null || choices.includes(chosen) ? choices : [...choices, chosen]
  return all.toSorted((a, b) => a - b)
}

interface IngredientFieldProps {
  name: string
  label: string
  /** From the URL, which Back and Forward change. */
  value: string
  onBlur: () => void
}

function IngredientField({ name, label, value, onBlur }: IngredientFieldProps) {
  const { t } = useTranslation('discover')
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  return (
    <TextField
      name={name}
      label={label}
      hint={t('ingredientsHint')}
      value={text}
      maxLength={limits.discover.ingredientListMax}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
