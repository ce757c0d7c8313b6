import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  deleteImport,
  retryImport,
  stopImport,
  type ImportItem,
  type ImportList,
} from '#shared/contract/recipe-imports.ts'
import { paths } from '#shared/paths.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../lib/api.ts'
import { recipeLists } from '../recipes/recipe-cache.ts'
import { ErrorAlert } from '../../ui/error-alert.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Progress } from '../../ui/progress.tsx'
import { importsQuery, isOpen } from './import-queries.ts'

const reasons = {
  'unreachable page': 'reasonUnreachable',
  'no recipe found': 'reasonNone',
  'storage full': 'reasonFull',
  'chef unavailable': 'reasonError',
  'server error': 'reasonError',
} as const

const states = {
  waiting: 'stateWaiting',
  reading: 'stateReading',
  saved: 'stateSaved',
  duplicate: 'stateDuplicate',
  several: 'stateSeveral',
  failed: 'stateFailed',
  stopped: 'stateStopped',
} as const

const tones: Partial<Record<ImportItem['state'], BadgeTone>> = { saved: 'success', failed: 'brand' }

/** How far a list of addresses is, and what became of each. */
export function ListProgress({ list }: { list: ImportList }) {
  const { t } = useTranslation(['recipeImport', 'words'])
  const format = useFormat()
  const client = useQueryClient()
  const params = { id: list.id }
  const acting = useMutation({
    mutationFn: async (action: 'stop' | 'forget' | { position: number; anyway: boolean }) => {
      if (action === 'stop') await call(stopImport, { params })
      else if (action === 'forget') await call(deleteImport, { params })
      else await call(retryImport, { params, body: action })
    },
    onSettled: async () => {
      await client.invalidateQueries(importsQuery)
      await client.invalidateQueries({ queryKey: [recipeLists.mine] })
    },
  })
  const { items } = list
  const done = items.filter(({ state }) => state !== 'waiting' && state !== 'reading').length
  const saved = items.filter(({ state }) => state === 'saved').length
  const isReading = isOpen(list)
  const progress = t('progress', { done, total: items.length })
  return (
    <section
      aria-label={format.dateTime(list.createdAt)}
      className="grid gap-3 rounded-2xl border border-line bg-card p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 className="font-semibold">{format.dateTime(list.createdAt)}</h3>
          <output className="text-sm text-ink-soft">
            {isReading ? progress : t('summary', { saved, open: items.length - saved })}
          </output>
        </div>
        <Button
          variant="quiet"
          size="touch"
          busy={acting.isPending && typeof acting.variables === 'string'}
          onClick={() => acting.mutate(isReading ? 'stop' : 'forget')}
        >
          {t(isReading ? 'stop' : 'forget')}
        </Button>
      </div>
      {isReading && <Progress label={progress} value={(100 * done) / items.length} />}
      <ErrorAlert error={acting.error} texts={{ failed: t('words:actionFailed') }} />
      <ol className="divide-y divide-line">
        {items.map((item) => (
          <Item
            key={item.position}
            item={item}
            busy={acting.isPending}
            onRetry={(anyway) => acting.mutate({ position: item.position, anyway })}
          />
        ))}
      </ol>
    </section>
  )
}

interface ItemProps {
  item: ImportItem
  busy: boolean
  onRetry: (anyway: boolean) => void
}

function Item({ item: { address, state, reason, recipe }, busy, onRetry }: ItemProps) {
  const { t } = useTranslation('recipeImport')
  const language = useLanguage()
  const isAgain = state === 'failed' || state === 'stopped'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        {recipe && (
          <Link
            to={paths.myRecipe(language, recipe.id)}
            className="inline-flex min-h-9 min-w-0 items-center justify-self-start font-semibold underline decoration-line-strong underline-offset-4"
          >
            {recipe.title}
          </Link>
        )}
        <span className={classNames('min-w-0 break-all', recipe && 'text-sm text-ink-soft')}>{address}</span>
        {reason && <span className="text-sm text-ink-soft">{t(reasons[reason])}</span>}
      </div>
      <Badge tone={tones[state] ?? 'plain'}>{t(states[state])}</Badge>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {state === 'several' && (
          <Link
            to={`${paths.writeRecipe(language)}&${new URLSearchParams({ shared_url: address })}`}
            className="inline-flex min-h-11 items-center underline"
          >
            {t('choose')}
          </Link>
        )}
        {(isAgain || state === 'duplicate') && (
          <Button
            variant="secondary"
            size="touch"
            disabled={busy}
            onClick={() => onRetry(state === 'duplicate')}
          >
            {t(state === 'duplicate' ? 'saveAnyway' : 'again')}
          </Button>
        )}
      </div>
    </li>
  )
}
