import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VersionSummary } from '#shared/contract/recipe-versions.ts'
import type { Recipe } from '#shared/contract/recipes.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { Select, type SelectOption } from '../../../ui/select.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { VersionDiff } from './version-diff.tsx'
import { diffOf } from './version-queries.ts'

interface VersionComparisonProps {
  recipe: Recipe
  versions: readonly VersionSummary[]
}

/** Two versions to choose, at first the newest one and the one before, and what changed between them. */
export function VersionComparison({ recipe, versions }: VersionComparisonProps) {
  const { t } = useTranslation('recipeVersions')
  const hasParent = Boolean(recipe.version?.from?.recipe)
  const newest = versions[0]?.number ?? 1
  const before = versions[1]?.number ?? (hasParent ? 'parent' : newest)
  const [from, setFrom] = useState(String(before))
  const [to, setTo] = useState(String(newest))
  const options = versions.map(({ number }): SelectOption => ({
    value: String(number),
    label: t('version', { number }),
  }))
  const parent = hasParent ? [{ value: 'parent', label: t('parent') }] : []
  const canCompare = versions.length > 1 || hasParent
  if (!canCompare) return <p className="text-ink-soft">{t('onlyOne')}</p>
  return (
    <section aria-label={t('comparison')}>
      <div className="grid grid-cols-2 gap-3 sm:max-w-xl">
        <Select label={t('from')} options={[...options, ...parent]} value={from} onChange={setFrom} />
        <Select label={t('to')} options={options} value={to} onChange={setTo} />
      </div>
      <div className="mt-5">
        <VersionChanges id={recipe.id} from={from === 'parent' ? 'parent' : Number(from)} to={Number(to)} />
      </div>
    </section>
  )
}

/** What changed from one version of a recipe, or from the original, to another. */
export function VersionChanges({ id, from, to }: { id: string; from: number | 'parent'; to: number }) {
  const { t } = useTranslation('recipeVersions')
  const diff = useQuery({ ...diffOf(id, from, to), placeholderData: keepPreviousData })
  return (
    <div aria-live="polite" aria-busy={diff.isFetching}>
      {diff.isPending && <SkeletonText lines={4} />}
      <LoadError query={diff}>{t('comparisonFailed')}</LoadError>
      {diff.data && <VersionDiff compared={diff.data} />}
    </div>
  )
}
