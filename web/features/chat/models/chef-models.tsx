import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { checkChefModels, readChefModels } from '#shared/contract/chef-models.ts'
import { useFormat } from '../../../i18n/format.ts'
import { call } from '../../../lib/api.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { ModelUsage, type ModelsStatus } from './model-usage.tsx'
import { askQuery } from '../../../lib/ask-query.ts'

type Model = ModelsStatus['models'][number]

const status = askQuery(['chef models'], readChefModels)

/** The models that cook: whether they answer, what they can do, and what they have cost today. For admins. */
export function ChefModels() {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const known = useQuery(status)
  const { data } = known
  const check = useMutation({
    mutationFn: () => call(checkChefModels),
    onSuccess: (checked) => client.setQueryData(status.queryKey, checked),
  })
  if (known.isError) return <LoadError query={known}>{t('models.failed')}</LoadError>
  if (!data) return <SkeletonText lines={4} />
  if (data.models.length === 0) return <p className="text-ink-soft">{t('models.none')}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ul className="divide-y divide-line border-y border-line">
        {data.models.map((model) => (
          <ModelRow key={model.setting} model={model} />
        ))}
      </ul>
      <div className="grid justify-items-start gap-2">
        <Button
          variant="secondary"
          icon={<RefreshCw className="size-[1.125rem]" />}
          busy={check.isPending}
          onClick={() => check.mutate()}
        >
          {t('models.check')}
        </Button>
        <p className="text-sm text-ink-soft">{t('models.checkHint')}</p>
        {check.isError && <Alert tone="error">{t('models.checkFailed')}</Alert>}
      </div>
      <ModelUsage {...data} />
    </div>
  )
}

function ModelRow({ model }: { model: Model }) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const { setting, provider, problem, checked_at: checkedAt, paused_until: pausedUntil } = model
  const can = (known: boolean | null) => t(`models.can.${known === null ? 'unknown' : known ? 'yes' : 'no'}`)
  const facts = [
    `${t('models.tools')}: ${can(model.tools)}`,
    `${t('models.pictures')}: ${can(model.vision)}`,
    `${t('models.shape')}: ${t(`models.schema.${model.schema}`)}`,
    ...(model.context_length === null
      ? []
      : [t('models.context', { tokens: format.number(model.context_length) })]),
  ]
  const state = problem !== null || pausedUntil !== null ? 'away' : checkedAt === null ? 'untried' : 'answers'
  return (
    <li className="grid gap-1.5 py-3 text-[0.9375rem]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{model.model}</span>
        <Badge tone={state === 'answers' ? 'success' : state === 'away' ? 'warning' : 'plain'}>
          {t(`models.state.${state}`)}
        </Badge>
      </div>
      <span className="text-sm text-ink-soft">
        {[setting, provider, ...(checkedAt === null ? [] : [format.dateTime(checkedAt)])].join(' · ')}
      </span>
      {problem !== null && (
        // In English, as in the log: it names settings.
        <span lang="en" className="wrap-anywhere">
          {problem}
        </span>
      )}
      {pausedUntil !== null && <span>{t('models.paused', { time: format.dateTime(pausedUntil) })}</span>}
      <span className="text-sm text-ink-soft">{facts.join(' · ')}</span>
    </li>
  )
}
