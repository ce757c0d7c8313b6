import { useTranslation } from 'react-i18next'
import type { RecipeCard } from '#shared/contract/recipe-cards.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import { LinkButton } from '../../ui/button.tsx'
import { FoundCard } from '../discover/found-card.tsx'
import { Block } from './block.tsx'

/** The newest public recipes of others in the reader's language. */
export function NewRecipes({ recipes }: { recipes: readonly RecipeCard[] }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  return (
    <Block
      title={t('newRecipes')}
      link={
        <LinkButton to={paths.discover(language)} variant="quiet" size="touch">
          {t('toDiscover')}
        </LinkButton>
      }
    >
      <ul className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {recipes.map((recipe) => (
          <li key={recipe.id} className="max-sm:nth-[n+4]:hidden">
            <FoundCard
              recipe={recipe}
              to={paths.openRecipe(language, recipe.id)}
              heading="h3"
              eager={false}
            />
          </li>
        ))}
      </ul>
    </Block>
  )
}
