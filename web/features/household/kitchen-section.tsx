import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { equipmentKinds } from '#shared/contract/chat-table.ts'
import type { Household } from '#shared/contract/household.ts'
import { limits } from '#shared/constants/limits.ts'
import { measures } from '#shared/constants/measures.ts'
import { seasonRegions } from '#shared/constants/season-regions.ts'
import { formatMinutes } from '#shared/words/amounts.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Alert } from '../../ui/alert.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { useSetHousehold } from './household-queries.ts'
import { Section } from '../../ui/section.tsx'
import { ControlGroup } from './control-group.tsx'
import { Toggles } from './toggles.tsx'
import { useWeekdayNames } from './weekdays.ts'

const minuteChoices = [15, 20, 30, 45, 60, 90, 120]

/** What the kitchen has, and how the household counts. Each change is saved at once. */
export function KitchenSection({ household }: { household: Household }) {
  const { t } = useTranslation(['household', 'chat', 'words'])
  const language = useLanguage()
  const settings = useSetHousehold(language)
  const weekdays = useWeekdayNames()
  const set = settings.mutate
  return (
    <Section title={t('kitchen')} intro={t('kitchenIntro')}>
      {settings.isError && <Alert tone="error">{t('notSaved')}</Alert>}
      <ControlGroup title={t('words:servings')}>
        <Servings count={household.servings} onChange={(servings) => set({ servings })} />
      </ControlGroup>
      <ControlGroup title={t('minutes')}>
        <WeekdayMinutes
          minutes={household.weekdayMinutes}
          onChange={(weekdayMinutes) => set({ weekdayMinutes })}
        />
      </ControlGroup>
      <ControlGroup title={t('equipment')}>
        <Toggles
          values={equipmentKinds}
          chosen={household.equipment}
          nameOf={(kind) => t(`chat:table.kitchen.${kind}`)}
          onChange={(equipment) => set({ equipment })}
        />
      </ControlGroup>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Select
          label={t('words:measures')}
          options={measures.map((value) => ({ value, label: t(value) }))}
          value={household.measures}
          onChange={(value) => set({ measures: value })}
        />
        <Select
          label={t('region')}
          options={seasonRegions.map((value) => ({ value, label: t(`regions.${value}`) }))}
          value={household.region}
          onChange={(region) => set({ region })}
        />
        <Select
          label={t('weekStarts')}
          options={weekdays.map((label, day) => ({ value: `${day + 1}`, label }))}
          value={`${household.weekStarts}`}
          onChange={(day) => set({ weekStarts: Number(day) })}
        />
      </div>
    </Section>
  )
}

function Servings({ count, onChange }: { count: number | null; onChange: (count: number | null) => void }) {
  const { t } = useTranslation(['household', 'chat'])
  return (
    <div className="inline-flex w-fit items-center rounded-full border border-line-strong">
      <IconButton
        label={t('chat:table.fewer')}
        icon={<Minus className="size-4" />}
        disabled={count === null}
        onClick={() => onChange(count === null || count <= 1 ? null : count - 1)}
      />
      <output className="min-w-36 px-2 text-center text-[0.9375rem] font-semibold tabular-nums">
        {count === null ? t('servingsAuto') : t('servingsOf', { count })}
      </output>
      <IconButton
        label={t('chat:table.more')}
        icon={<Plus className="size-4" />}
        disabled={count !== null && count >= limits.recipe.servingsMax}
        onClick={() => onChange((count ?? 0) + 1)}
      />
    </div>
  )
}

interface WeekdayMinutesProps {
  minutes: readonly (number | null)[]
  onChange: (minutes: (number | null)[]) => void
}

/** The minutes of each day of the week; "no limit" is a choice like the others. */
function WeekdayMinutes({ minutes, onChange }: WeekdayMinutesProps) {
  const { t } = useTranslation('household')
  const language = useLanguage()
  const weekdays = useWeekdayNames()
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
      {weekdays.map((label, day) => {
        const now = minutes[day] ?? null
        const choices = [...new Set([...minuteChoices, ...(now === null ? [] : [now])])].toSorted(
          (a, b) => a - b,
        )
        return (
          <Select
            key={label}
            label={label}
            options={[
              { value: '', label: t('noLimit') },
              ...choices.map((each) => ({ value: `${each}`, label: formatMinutes(each, language) })),
            ]}
            value={now === null ? '' : `${now}`}
            onChange={(value) =>
              onChange(weekdays.map((_, at) => (at === day ? Number(value) || null : (minutes[at] ?? null))))
            }
          />
        )
      })}
    </div>
  )
}
