import { useQuery } from '@tanstack/react-query'
import { GitFork } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Recipe } from '#shared/contract/recipes.ts'
import { paths } from '#shared/paths.ts'
import { recipePageWords } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import type { Origin } from './lineage-line.tsx'
import { familyOf } from './version-queries.ts'
import type { ShownServings } from '../cook/start-cooking.ts'

/** What the recipe is a variant of, to open it; what goes into it opens for as many as go in. */
export function OriginLink({ id, title, mine, servings }: Origin & { servings?: number }) {
  const language = useLanguage()
  const state: ShownServings | undefined = servings === undefined ? undefined : { shown: { id, servings } }
  return (
    <Link to={mine ? paths.myRecipe(language, id) : paths.openRecipe(language, id)} state={state}>
      {title}
    </Link>
  )
}

/** A way to the variants of the recipe, where there are any. */
export function Family({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipeVersions')
  const [isOpen, setIsOpen] = useState(false)
  const remixes = recipe.version?.remixes ?? 0
  if (remixes === 0) return null
  return (
    <p data-screen-only>
      <Button variant="secondary" icon={GitFork} onClick={() => setIsOpen(true)}>
        {t('variants', { count: remixes })}
      </Button>
      <FamilyDialog recipe={recipe} open={isOpen} onClose={() => setIsOpen(false)} />
    </p>
  )
}

/** The variants of a recipe that the user may read. */
function FamilyDialog({ recipe, open, onClose }: { recipe: Recipe; open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['recipeVersions', 'ui'])
  const language = useLanguage()
  const family = useQuery({ ...familyOf(recipe.id), enabled: open })
  return (
    <Dialog open={open} onClose={onClose} title={t('variantsOf', { title: recipe.title })}>
      {family.isPending && <SkeletonText lines={3} />}
      <LoadError query={family}>{t('variantsFailed')}</LoadError>
      <ul className="divide-y divide-line">
        {family.data?.remixes.map((variant) => (
          <li key={variant.id} className="flex flex-wrap items-baseline gap-x-3 py-3">
            <Link
              to={
                variant.mine ? paths.myRecipe(language, variant.id) : paths.openRecipe(language, variant.id)
              }
              onClick={onClose}
              className="font-semibold underline"
            >
              {variant.title}
            </Link>
            {!variant.mine && (
              <span className="text-ink-soft">
                {recipePageWords[language].by(variant.ownerName ?? t('ui:unnamedUser'))}
              </span>
            )}
            {!variant.isPublic && <Badge>{t('private')}</Badge>}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
