import { useTranslation } from 'react-i18next'
import type { readChefModels } from '#shared/contract/chef-models.ts'
import type { AnswerOf } from '#shared/contract/endpoint.ts'
import { useFormat } from '../../../i18n/format.ts'
import type english from '../../../i18n/en/settings.ts'

export type ModelsStatus = AnswerOf<typeof readChefModels>
type Labels = typeof english.models

/** What all members have used today, by model, task and outcome, and the budgets of the day. */
export function ModelUsage({ usage, budgets }: Pick<ModelsStatus, 'usage' | 'budgets'>) {
  const { t, i18n } = useTranslation('settings')
  const format = useFormat()
  // A later version may count others: they are shown by their names in the log.
  const labelOf = (kind: 'tasks' | 'outcomes', code: string) =>
    i18n.exists(`settings:models.${kind}.${code}`)
      ? t(`models.${kind}.${code}` as `models.tasks.${keyof Labels['tasks']}`)
      : code
  const limits = [
    ['memberBudget', budgets.member_tokens],
    ['siteBudget', budgets.site_tokens],
    ['pictureBudget', budgets.pictures],
  ] as const
  const isPriced = usage.some(({ cost }) => cost > 0)
  const columns = ['model', 'task', 'outcome', 'calls', 'tokens', ...(isPriced ? ['cost'] : [])] as const
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-lg">{t('models.today')}</h3>
      {usage.length === 0 ? (
        <p className="text-ink-soft">{t('models.unused')}</p>
      ) : (
        // A wide table scrolls by itself, also by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={t('models.today')}>
          <table className="w-full text-left text-[0.9375rem] whitespace-nowrap">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className="pr-4 pb-1.5 text-sm font-medium text-ink-soft">
                    {t(`models.columns.${column as keyof Labels['columns']}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {usage.map((row) => (
                <tr key={[row.provider, row.model, row.task, row.outcome].join()} className="align-top">
                  <td className="py-1.5 pr-4">{row.model}</td>
                  <td className="py-1.5 pr-4">{labelOf('tasks', row.task)}</td>
                  <td className="py-1.5 pr-4">{labelOf('outcomes', row.outcome)}</td>
                  <td className="py-1.5 pr-4 tabular-nums">{format.number(row.calls)}</td>
                  <td className="py-1.5 pr-4 tabular-nums">
                    {format.number(row.input_tokens)} + {format.number(row.output_tokens)}
                  </td>
                  {isPriced && <td className="py-1.5 tabular-nums">{format.number(row.cost, 2)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ul className="text-sm text-ink-soft">
        {limits.map(([name, most]) => (
          <li key={name}>
            {t(`models.${name}`, { most: most === null ? t('models.unlimited') : format.number(most) })}
          </li>
        ))}
      </ul>
    </div>
  )
}
