import { useTranslation } from 'react-i18next'
import { Link, type To } from 'react-router'
import type { RecipeCard as Card } from '#shared/contract/recipe-cards.ts'
import { foundCardSizes } from '#shared/picture-widths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { SaveOnCard } from '../recipes/saved/save-button.tsx'
import { RecipeCard } from './recipe-card.tsx'

interface FoundLinkProps {
  recipe: Card
  /** The title in the reader's language, where the recipe is shown in it. */
  translated: string | undefined
  to: To
  state: object | undefined
}

/** The title, which opens the recipe from everywhere on its card. */
export function FoundLink({ recipe, translated, to, state }: FoundLinkProps) {
  const language = useLanguage()
  return (
    <Link
      to={to}
      state={state}
      preventScrollReset
      lang={translated !== undefined || recipe.language === language ? undefined : recipe.language}
      className="after:absolute after:inset-0 after:rounded-2xl hover:text-brand"
    >
      {translated ?? recipe.title}
    </Link>
  )
}

interface FoundCardProps {
  recipe: Card
  /** The title in the reader's language, where the recipe is shown in it. */
  translated?: string | undefined
  to: To
  state?: object
  eager: boolean
  heading?: 'h2' | 'h3' | undefined
}

/** A public recipe as a card that links to it and can be saved. */
export function FoundCard({ recipe, to, state, eager, heading = 'h2', translated }: FoundCardProps) {
  const { t } = useTranslation(['discover', 'ui', 'words'])
  return (
    <RecipeCard
      {...{ recipe, eager, heading }}
      isPublic
      dishType={recipe.dishType}
      sizes={foundCardSizes}
      title={<FoundLink {...{ recipe, to, state, translated }} />}
      by={t('words:by', { name: recipe.owner.name ?? t('ui:unnamedUser') })}
      corner={<SaveOnCard recipe={recipe} />}
    />
  )
}
