import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Eater, Household } from '#shared/contract/household.ts'
import { allergenWords } from '#shared/words/allergens.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Chip } from '../../ui/chip.tsx'
import { isAsUsual } from './table-of-household.ts'

interface TonightProps {
  household: Household
  /** Who eats today. */
  eaterIds: readonly string[]
  disabled?: boolean
  onChange: (eaterIds: string[]) => void
}

/** "As usual: Ada and Léa, no tree nuts for Léa", with a tap for everybody who may eat today. */
export function TonightLine(props: TonightProps) {
  const { t } = useTranslation('household')
  const { household, eaterIds } = props
  const language = useLanguage()
  const format = useFormat()
  const eating = household.eaters.filter(({ id }) => eaterIds.includes(id))
  const names = eating.length === 0 ? t('nobody') : format.list(eating.map(({ name }) => name))
  const without = eating.flatMap(({ name, allergens }) =>
    allergens.length === 0
      ? []
      : t('noneFor', {
          name,
          allergens: format.excluded(allergens.map((allergen) => allergenWords[language][allergen])),
        }),
  )
  return (
    <div className="mt-5 grid gap-2.5 font-sans">
      <p className="flex gap-2 text-[0.9375rem]">
        <Users className="mt-0.5 size-[1.125rem] shrink-0 text-ink-soft" />
        <span className="min-w-0 wrap-anywhere">
          {t(isAsUsual(household, eaterIds) ? 'asUsual' : 'todayOnly', {
            names: [names, ...without].join(', '),
          })}
        </span>
      </p>
      <EaterToggles {...props} />
    </div>
  )
}

/** One tap changes who eats today. */
export function EaterToggles(props: TonightProps) {
  const { t } = useTranslation('household')
  return (
    <div role="group" aria-label={t('tonight')} className="flex flex-wrap gap-2">
      {props.household.eaters.map((eater) => (
        <EaterToggle key={eater.id} eater={eater} {...props} />
      ))}
    </div>
  )
}

export function EaterToggle({
  eater: { id, name },
  eaterIds,
  onChange,
  disabled,
}: Omit<TonightProps, 'household'> & { eater: Pick<Eater, 'id' | 'name'> }) {
  const eats = eaterIds.includes(id)
  return (
    <Chip
      pressed={eats}
      disabled={disabled ?? false}
      onClick={() => onChange(eats ? eaterIds.filter((each) => each !== id) : [...eaterIds, id])}
    >
      <span className="max-w-40 truncate">{name}</span>
    </Chip>
  )
}
