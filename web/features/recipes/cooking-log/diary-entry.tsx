import { GitFork, Lock, Pencil, Trash2, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { OwnEntry } from '#shared/contract/cooking-log.ts'
import { paths } from '#shared/paths.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { dateOf } from '../../../lib/calendar-days.ts'
import { CardImage } from '../../../lib/card-image.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { RemixDialog } from '../versions/remix-dialog.tsx'
import { Lightbox } from '../photos/lightbox.tsx'
import { CookedPhotos } from './cooked-photos.tsx'

interface DiaryEntryProps {
  entry: OwnEntry
  onEdit: () => void
  onDelete: () => void
}

/** One entry of the diary, with what only its cook sees. */
export function DiaryEntry({ entry, onEdit, onDelete }: DiaryEntryProps) {
  const { t } = useTranslation(['cookingLog', 'words'])
  const language = useLanguage()
  const format = useFormat()
  const [shown, setShown] = useState<string | null>(null)
  const [isRemixing, setIsRemixing] = useState(false)
  const { title, recipe } = entry
  const isShared = entry.visibleTo === 'members'
  const Seen = isShared ? UsersRound : Lock
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 py-6 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-6">
      <CardImage
        picture={recipe?.picture ?? null}
        alt=""
        width={320}
        height={240}
        sizes="7rem"
        className="aspect-square w-full rounded-2xl text-[0px] sm:aspect-[4/3]"
        fallback=""
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <time dateTime={entry.cookedOn}>{format.date(dateOf(entry.cookedOn).toISOString())}</time>
          <span>{t('forServings', { count: entry.servings })}</span>
          {entry.stars !== null && <Stars mean={entry.stars} decimals={0} />}
          <span className="inline-flex items-center gap-1">
            <Seen className="size-3.5" />
            {t(isShared ? 'members' : 'onlyYou')}
          </span>
          {entry.hidden && <Badge tone="warning">{t('words:hiddenNote')}</Badge>}
        </p>
        <h3 className="mt-1 text-xl leading-snug wrap-break-word">
          {recipe ? (
            <Link to={paths.openRecipe(language, recipe.id)} className="hover:text-brand">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {!recipe && <p className="text-sm text-ink-soft">{t('gone')}</p>}
        <div className="mt-2 grid gap-2">
          {entry.nextTime && (
            <p className="rounded-xl bg-warning-wash px-3 py-2 text-[0.9375rem] wrap-break-word whitespace-pre-line">
              <span className="font-semibold">{t('nextTime')}</span> {entry.nextTime}
            </p>
          )}
          {entry.note && <UserText>{entry.note}</UserText>}
          {entry.changed && <UserText>{t('changedThis', { text: entry.changed })}</UserText>}
        </div>
        {entry.photos.length > 0 && <CookedPhotos photos={entry.photos} onShow={setShown} />}
        <div className="-mb-2 -ml-3 mt-1 flex flex-wrap gap-x-1">
          {recipe && entry.changed && (
            <>
              <Button
                variant="quiet"
                size="touch"
                className="text-brand"
                icon={GitFork}
                onClick={() => setIsRemixing(true)}
              >
                {t('remixChanges')}
              </Button>
              <RemixDialog
                recipe={recipe}
                open={isRemixing}
                onClose={() => setIsRemixing(false)}
                initialWish={entry.changed}
              />
            </>
          )}
          <Button
            variant="quiet"
            size="touch"
            aria-label={t('words:editTitled', { title })}
            icon={Pencil}
            onClick={onEdit}
          >
            {t('words:edit')}
          </Button>
          <Button
            variant="quiet"
            size="touch"
            aria-label={t('words:deleteTitled', { title })}
            icon={Trash2}
            onClick={onDelete}
          >
            {t('words:delete')}
          </Button>
        </div>
      </div>
      <Lightbox photos={entry.photos} shown={shown} onShow={setShown} />
    </li>
  )
}
