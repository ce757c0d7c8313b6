import { useTranslation } from 'react-i18next'
import { languageNames } from '#shared/constants/languages.ts'
import { dietWords } from '#shared/words/diets.ts'
import { dishTypeWords } from '#shared/words/dish-types.ts'
import { formatDuration } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Chip } from '../../ui/chip.tsx'
import { noFilters, type Filters } from './discover-address.ts'

const listed = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

interface FilterChipsProps {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
}

/** The active filters, each with a button that takes it away. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const { t } = useTranslation('discover')
  const language = useLanguage()
  const without = (words: string[], word: string) => words.filter((each) => each !== word).join(', ')
  const [wanted, unwanted] = [listed(filters.with), listed(filters.without)]
  const one = (isSet: unknown, text: string, name: keyof Filters) =>
    isSet ? [{ text, rest: { [name]: noFilters[name] } }] : []
  const { maxMinutes, minRating } = filters
  const chips: { text: string; rest: Partial<Filters> }[] = [
    ...one(filters.dishType, filters.dishType && dishTypeWords[language][filters.dishType], 'dishType'),
    ...one(maxMinutes, t('upTo', { time: formatDuration(maxMinutes ?? 0, language) }), 'maxMinutes'),
    ...filters.diets.map((diet) => ({
      text: dietWords[language][diet],
      rest: { diets: filters.diets.filter((each) => each !== diet) },
    })),
    ...wanted.map((food) => ({ text: t('withFood', { food }), rest: { with: without(wanted, food) } })),
    ...unwanted.map((food) => ({
      text: t('withoutFood', { food }),
      rest: { without: without(unwanted, food) },
    })),
    ...one(filters.language, filters.language && languageNames[filters.language], 'language'),
    ...one(minRating, t('atLeast', { count: minRating ?? 0 }), 'minRating'),
  ]
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('chosenFilters')} className="flex flex-wrap gap-2">
      {chips.map(({ text, rest }) => (
        <li key={text}>
          <Chip onRemove={() => onChange(rest)}>{text}</Chip>
        </li>
      ))}
    </ul>
  )
}
