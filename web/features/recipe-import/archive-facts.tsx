import { useTranslation } from 'react-i18next'
import type { RecipeArchive } from '#shared/contract/recipe-archives.ts'
import { useFormat } from '../../i18n/format.ts'

/** What an archive holds, or what became of it, in numbers; those of nothing are left out. */
export function ArchiveFacts({ archive: { state, counts, otherFiles } }: { archive: RecipeArchive }) {
  const { t } = useTranslation('recipeArchives')
  const { number } = useFormat()
  const isPreview = state === 'ready'
  const facts: [label: string, value: number][] = [
    [t('factRecipes'), counts.recipes],
    [t('factSaved'), counts.saved],
    [t('factUndone'), counts.undone],
    [t('factKept'), counts.kept],
    [t('factDuplicates'), counts.duplicate],
    [t('factFailed'), counts.failed],
    [t('factLeft'), isPreview ? 0 : counts.waiting],
    [t('factPictures'), counts.pictures],
    [t('factMissing'), counts.missingPictures],
    [t('factDoubtful'), counts.doubtful],
    [t('factOther'), otherFiles],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {facts
        .filter(([, value]) => value > 0)
        .map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-1.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">{number(value)}</dd>
          </div>
        ))}
    </dl>
  )
}
