import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Correction } from '#shared/contract/recipe-translations.ts'
import type { Recipe } from '#shared/contract/recipes.ts'
import { useContentActions } from '../../../lib/content-actions.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import {
  correctionsOf,
  useDecideCorrection,
  useDeleteCorrection,
  useSetTranslatable,
} from './corrections-api.ts'
import { useLanguageName, usePartName } from './part-name.ts'

/** For the owner: whether others may read the recipe in their language, and the corrections of readers. */
export function ManageTranslations({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('translations')
  const [isOpen, setIsOpen] = useState(false)
  const { translations, structure } = recipe
  if (!translations || !structure) return null
  const { proposals } = translations
  return (
    <>
      <button
        type="button"
        data-screen-only
        aria-label={proposals > 0 ? t('manageWaiting', { count: proposals }) : undefined}
        onClick={() => setIsOpen(true)}
      >
        {t('manage')}
      </button>
      {proposals > 0 && (
        <>
          {' '}
          <Badge tone="warning">{proposals}</Badge>
        </>
      )}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('manage')}>
        <AllowTranslations recipe={recipe} areAllowed={translations.areAllowed} />
        <Corrections recipe={recipe} />
      </Dialog>
    </>
  )
}

function AllowTranslations({ recipe, areAllowed }: { recipe: Recipe; areAllowed: boolean }) {
  const { t } = useTranslation('translations')
  const allow = useSetTranslatable(recipe)
  return (
    <>
      <Switch label={t('allow')} checked={areAllowed} onChange={(checked) => allow.mutate(checked)} />
      {allow.isError && <Alert tone="error">{t('notSaved')}</Alert>}
    </>
  )
}

/** The corrections of a recipe, for its owner and for moderators. */
function Corrections({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('translations')
  const list = useQuery(correctionsOf(recipe.id))
  return (
    <section aria-busy={list.isPending} className="mt-6">
      <h3 className="text-lg font-semibold">{t('corrections')}</h3>
      {list.isPending && <SkeletonText lines={3} className="mt-3" />}
      <LoadError query={list} className="mt-3">
        {t('listFailed')}
      </LoadError>
      {list.data?.length === 0 && <p className="mt-3 text-ink-soft">{t('noCorrections')}</p>}
      {list.data && list.data.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {list.data.map((correction) => (
            <CorrectionItem key={correction.id} recipe={recipe} correction={correction} />
          ))}
        </ul>
      )}
    </section>
  )
}

function CorrectionItem({ recipe, correction }: { recipe: Recipe; correction: Correction }) {
  const { t } = useTranslation(['translations', 'ui', 'words'])
  const nameOf = usePartName()
  const languageName = useLanguageName()
  const decide = useDecideCorrection(recipe.id)
  const remove = useDeleteCorrection(recipe.id)
  const { menu, collapseMuted } = useContentActions()
  const { id, language, key, original, text, authorId, accepted, isOutdated, hidden, mine } = correction
  const author = correction.author ?? t('ui:unnamedUser')
  const state = isOutdated ? 'outdated' : accepted ? 'shown' : 'waiting'
  return (
    <li className="flex gap-3 py-4">
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
          <span className="font-semibold">{nameOf(key)}</span>
          <span className="text-ink-soft">{`${author} (${languageName(language)})`}</span>
          <Badge tone={hidden ? 'warning' : 'plain'}>{hidden ? t('words:hiddenNote') : t(state)}</Badge>
        </p>
        {collapseMuted(
          authorId,
          <>
            <p lang={language} className="wrap-anywhere">
              {text}
            </p>
            <p lang={recipe.language} className="text-sm wrap-anywhere text-ink-soft">
              {original}
            </p>
          </>,
        )}
        {(decide.isError || remove.isError) && <Alert tone="error">{t('notSaved')}</Alert>}
        <div className="flex flex-wrap gap-3">
          {!isOutdated && !hidden && (
            <Button
              variant={accepted ? 'quiet' : 'secondary'}
              size="small"
              busy={decide.isPending}
              onClick={() => decide.mutate({ id, accepted: !accepted })}
            >
              {t(accepted ? 'takeBack' : 'accept')}
            </Button>
          )}
          <Button variant="quiet" size="small" busy={remove.isPending} onClick={() => remove.mutate(id)}>
            {t('words:delete')}
          </Button>
        </div>
      </div>
      {!mine && (
        <span className="-mt-1 self-start">{menu({ kind: 'correction', id, authorId, author })}</span>
      )}
    </li>
  )
}
