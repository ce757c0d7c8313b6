import { useQuery } from '@tanstack/react-query'
import { BookOpen, MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/contract/recipes.ts'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '../../i18n/language.ts'
import type { FinishedRecipe as Finished } from '../../features/chat/conversation.ts'
import { DishImage } from '../../features/chat/panels.tsx'
import { useGroupSharing } from '../../features/forum/group-sharing.tsx'
import { ModerationProviders } from '../../features/moderation/providers.tsx'
import { BarButton } from '../../features/recipes/bar/bar-button.tsx'
import { useSetVisibility, useVisibilityErrorMessage } from '../../features/recipes/my-recipes-queries.ts'
import { recipeById } from '../../features/recipes/recipe-cache.ts'
import { RecipeScreen } from '../../features/recipes/recipe-screen.tsx'
import { Alert } from '../../ui/alert.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'

interface FinishedRecipeProps {
  finished: Finished
  /** Goes on with the conversation that the recipe comes from. */
  onTalkOn: () => void
}

/** The recipe that the chat has saved, on the screen that every recipe has. */
export default function FinishedRecipe({ finished, onTalkOn }: FinishedRecipeProps) {
  const { t } = useTranslation(['chat', 'discover'])
  const sharing = useGroupSharing()
  const saved = useQuery(recipeById(finished.id))
  if (!saved.data) {
    return (
      <div aria-busy={saved.isPending} className="grid gap-6">
        {saved.isPending ? (
          <>
            <Skeleton className="h-10 w-2/3" />
            <Skeleton className="aspect-[3/2] max-w-xl rounded-3xl" />
            <SkeletonText lines={5} />
          </>
        ) : (
          <LoadError query={saved}>{t('discover:recipeFailed')}</LoadError>
        )}
      </div>
    )
  }
  return (
    <ModerationProviders>
      <RecipeScreen
        recipe={saved.data}
        sharing={sharing}
        titleAs="h2"
        renderPicture={({ title }) => (
          <section aria-label={t('image')} className="recipe-figure">
            <figure>
              <DishImage image={finished.image} dishTitle={title} />
              <figcaption>{t('imageMade')}</figcaption>
            </figure>
          </section>
        )}
        ownerActions={<OwnerActions recipe={saved.data} />}
        verb={
          <BarButton icon={MessageCircle} short={t('talkOnShort')} label={t('talkOn')} onClick={onTalkOn} />
        }
        renderFrame={({ body, bar }) => (
          <>
            <section aria-label={t('recipe')}>{body}</section>
            {bar}
          </>
        )}
      />
    </ModerationProviders>
  )
}

/** Publishing, and the way to the binder. */
function OwnerActions({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation(['chat', 'recipes'])
  const language = useLanguage()
  const visibility = useSetVisibility()
  const failure = useVisibilityErrorMessage()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-6">
      <Switch
        label={t('recipes:public')}
        checked={recipe.isPublic}
        onChange={(isPublic) => visibility.mutate({ recipe, isPublic })}
      />
      <LinkButton
        to={paths.myRecipe(language, recipe.id)}
        variant="quiet"
        className="max-sm:px-2"
        icon={BookOpen}
      >
        {t('openInBinder')}
      </LinkButton>
      {visibility.isError && <Alert tone="error">{failure(visibility.error)}</Alert>}
    </div>
  )
}
