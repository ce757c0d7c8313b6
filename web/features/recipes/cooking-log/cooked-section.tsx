import { useQuery } from '@tanstack/react-query'
import { CookingPot } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SharedEntry } from '#shared/contract/cooking-log.ts'
import type { Recipe } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { useFormat } from '../../../i18n/format.ts'
import { dateOf } from '../../../lib/calendar-days.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { Lightbox } from '../photos/lightbox.tsx'
import { cookedOf } from './cooking-log-queries.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { newDraft } from './entry-draft.ts'
import { CookedPhotos } from './cooked-photos.tsx'
import { SharedEntryItem } from './shared-entry-item.tsx'

const { pageSize } = limits.cookingLog
/** Below the photos; the rest is unfolded. */
const shownFirst = 3

/** Who cooked the recipe and how it went, with their photos; and "I cooked this". */
export function CookedSection({ recipe, heading: Heading }: { recipe: Recipe; heading: 'h2' | 'h3' }) {
  const { t } = useTranslation(['cookingLog', 'words'])
  const format = useFormat()
  const titleId = useId()
  const [count, setCount] = useState<number>(pageSize)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const [saved, setSaved] = useState(false)
  const query = useQuery({ ...cookedOf(recipe.id, count), placeholderData: (before) => before })
  const entries = query.data?.entries ?? []
  const listed = isUnfolded ? entries : entries.slice(0, shownFirst)
  const photos = entries.flatMap((entry) => entry.photos)
  const hasMore = entries.length > listed.length || (entries.length === count && count < limits.list.max)

  function showMore() {
    if (isUnfolded) setCount(limits.list.max)
    setIsUnfolded(true)
  }

  return (
    <section aria-labelledby={titleId} aria-busy={query.isPending} data-screen-only>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Heading id={titleId} className="!mb-0">
          {t('cooked')}
        </Heading>
        <CookedButton recipe={recipe} onSaved={() => setSaved(true)} />
      </div>
      {saved && (
        <Alert tone="success" className="mb-4">
          {t('saved')}
        </Alert>
      )}
      {query.isPending && <SkeletonText lines={2} />}
      {query.isError && !query.data && <LoadError query={query}>{t('failed')}</LoadError>}
      {query.data && (
        <p className="text-ink-soft">
          {query.data.cooks === 0 ? t('nobodyYet') : t('cookedBy', { count: query.data.cooks })}
          {query.data.changers > 0 && `, ${t('changedBy', { count: query.data.changers })}`}
          {query.data.lastCookedOn !== null && (
            <>
              {query.data.cooks > 0 && '.'}{' '}
              {t('lastCooked', { date: format.date(dateOf(query.data.lastCookedOn).toISOString()) })}
            </>
          )}
        </p>
      )}
      {photos.length > 0 && <CookedPhotos photos={photos} onShow={setShown} />}
      {listed.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {listed.map((entry: SharedEntry) => (
            <SharedEntryItem key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button variant="secondary" className="mt-4" busy={query.isFetching} onClick={showMore}>
          {t('words:showMore')}
        </Button>
      )}
      <Lightbox photos={photos} shown={shown} onShow={setShown} />
    </section>
  )
}

/** Notes a time that was not cooked in cook mode. */
function CookedButton({ recipe, onSaved }: { recipe: Recipe; onSaved: () => void }) {
  const { t } = useTranslation('cookingLog')
  const [entry, setEntry] = useState<{ id: string; open: boolean } | null>(null)
  return (
    <>
      <Button
        variant="secondary"
        icon={CookingPot}
        onClick={() => setEntry({ id: crypto.randomUUID(), open: true })}
      >
        {t('iCooked')}
      </Button>
      {entry && (
        <EntryDialog
          key={entry.id}
          open={entry.open}
          onClose={() => setEntry({ ...entry, open: false })}
          id={entry.id}
          isNew
          recipeId={recipe.id}
          canRate={!recipe.mine}
          isOwn={recipe.mine}
          initial={newDraft({ servings: recipe.structure?.servings ?? null })}
          onSaved={onSaved}
        />
      )}
    </>
  )
}
