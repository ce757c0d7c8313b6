import { GitFork, History } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Recipe } from '#shared/contract/recipes.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { Button } from '../../../ui/button.tsx'
import { FamilyDialog } from './family-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import type { Origin } from './lineage-line.tsx'
import { RemixDialog } from './remix-dialog.tsx'

/** What the recipe is a variant of, to open it. */
export function OriginLink({ id, title, mine }: Origin) {
  const language = useLanguage()
  return <Link to={mine ? paths.myRecipe(language, id) : paths.openRecipe(language, id)}>{title}</Link>
}

/** Ways to a variant of the recipe, to its history and to the variants of others. */
export function VersionActions({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipeVersions')
  const [opened, setOpened] = useState<'remix' | 'history' | 'family' | null>(null)
  const remixes = recipe.version?.remixes ?? 0
  const close = () => setOpened(null)
  return (
    <div className="flex flex-wrap items-center gap-2" data-screen-only>
      {!recipe.hidden && (
        <Button
          variant="secondary"
          icon={<GitFork aria-hidden="true" className="size-5" />}
          onClick={() => setOpened('remix')}
        >
          {t('makeMine')}
        </Button>
      )}
      <Button
        variant="quiet"
        icon={<History aria-hidden="true" className="size-5" />}
        onClick={() => setOpened('history')}
      >
        {t('history')}
      </Button>
      {remixes > 0 && (
        <Button variant="quiet" onClick={() => setOpened('family')}>
          {t('variants', { count: remixes })}
        </Button>
      )}
      <RemixDialog recipe={recipe} open={opened === 'remix'} onClose={close} />
      <HistoryDialog recipe={recipe} open={opened === 'history'} onClose={close} />
      <FamilyDialog recipe={recipe} open={opened === 'family'} onClose={close} />
    </div>
  )
}
