import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '#shared/languages.ts'
import { diets, dietWords, type Diet } from '#shared/words/diets.ts'
import { dishTypes, dishTypeWords } from '#shared/words/dish-types.ts'
import { durationWords } from '#shared/words/recipe-page.ts'
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
import type { Go } from './use-discover-place.ts'

interface FilterPanelProps {
  place: DiscoverPlace
  go: Go
  /** An ingredient field was left. */
  onTyped: () => void
}

/** What narrows the list; all of it must hold. */
export function FilterPanel({ place, go, onTyped }: FilterPanelProps) {
  const { t } = useTranslation('discover')
  const language = useLanguage()
  const dietsId = useId()
  const { filters } = place
  const set = (change: Partial<Filters>) => go({ filters: { ...filters, ...change } })
  const toggled = (diet: Diet) => diets.filter((each) => filters.diets.includes(each) !== (each === diet))
  return (
    <div id="discover-filters" className="grid gap-5 rounded-3xl bg-well p-5 sm:p-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          // The address may change by Back: then the field begins anew.
          key={`with ${filters.with}`}
          name="with"
          label={t('with')}
          hint={t('ingredientsHint')}
          defaultValue={filters.with}
          maxLength={500}
          onBlur={onTyped}
        />
        <TextField
          key={`without ${filters.without}`}
          name="without"
          label={t('without')}
          hint={t('ingredientsHint')}
          defaultValue={filters.without}
          maxLength={500}
          onBlur={onTyped}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          label={t('dishType')}
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
              label: t('upTo', { time: durationWords(minutes, language) }),
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
          label={t('rating')}
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
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset's legend cannot be laid out
        role="group"
        aria-labelledby={dietsId}
        className="grid gap-2"
      >
        <p id={dietsId} className="text-sm font-semibold">
          {t('diets')}
        </p>
        <div className="flex flex-wrap gap-2">
          {diets.map((diet) => (
            <Chip
              key={diet}
              pressed={filters.diets.includes(diet)}
              onClick={() => set({ diets: toggled(diet) })}
            >
              {dietWords[language][diet]}
            </Chip>
          ))}
        </div>
      </div>
      {countFilters(filters) > 0 && (
        <div>
          <Button
            look="secondary"
            size="small"
            className="min-h-11"
            onClick={() => go({ filters: { ...noFilters, sort: filters.sort } })}
          >
            {t('clearFilters')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** An address may carry a number that is not offered; it shows as chosen all the same. */
function withChosen(choices: readonly number[], chosen: number | null): number[] {
  const all = chosen === null || choices.includes(chosen) ? choices : [...choices, chosen]
  return all.toSorted((a, b) => a - b)
}
