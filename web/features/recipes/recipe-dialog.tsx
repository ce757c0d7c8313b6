import { CloudOff, ExternalLink, Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation } from 'react-router'
import type { Recipe } from '#shared/contract/recipes.ts'
import { ui } from '#shared/constants/ui.ts'
import { recipePageWords } from '#shared/words/recipe-page.ts'
import { paths, patterns } from '#shared/paths.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useConnection } from '../../lib/connection.ts'
import { SignedImage } from '../../lib/signed-image.tsx'
import { TimerStrip } from '../kitchen-bar/timer-strip.tsx'
import { useStoredTimers } from '../kitchen-bar/use-timers.ts'
import { CookedSection } from './cooking-log/cooked-section.tsx'
import { FinishCookingContext } from './cooking-log/finish-cooking-context.ts'
import { useFinishCooking } from './cooking-log/finish-cooking.tsx'
import { Comments } from './comments/comments.tsx'
import { CopyLink } from './share/public-link.tsx'
import { RecipeReactions } from './reactions/recipe-reactions.tsx'
import { Photos } from './photos/photos.tsx'
import type { RecipeSharing } from './share/share-to-group.ts'
import { PictureCredit } from './public-recipe.tsx'
import { useReaderLanguage } from './reader-language.tsx'
import { useFreshRecipe } from './recipe-cache.ts'
import { RecipeFacts } from './recipe-body.tsx'
import { RecipeView } from './recipe-view.tsx'
import { CorrectDialog } from './translations/correct-dialog.tsx'
import { ManageTranslations } from './translations/manage-translations.tsx'
import { TranslationNote } from './translations/translation-note.tsx'
import { OwnPart } from './saved/own-part.tsx'
import { fromMyRecipes } from './use-my-recipes-url.ts'
import { LineageLine } from './versions/lineage-line.tsx'
import { OriginLink, VersionActions } from './versions/version-actions.tsx'

/** A recipe in a dialog, with reactions, photos and comments. Keep it mounted while the dialog closes. */
export function RecipeDialog({
  recipe: known,
  open,
  onClose,
  sharing,
}: {
  recipe: Recipe
  open: boolean
  onClose: () => void
  sharing?: RecipeSharing
}) {
  const { recipe, toggle, reload } = useReaderLanguage(useFreshRecipe(known))
  const [isCorrecting, setIsCorrecting] = useState(false)
  const language = useLanguage()
  const cooking = useFinishCooking(recipe)
  const hasTimers = useStoredTimers().length > 0
  const { isOffline } = useConnection()
  const { t } = useTranslation('offline')
  const own = recipe.language === language ? undefined : recipe.language
  const { translation } = recipe
  const langOf = (key: string) =>
    translation?.untranslated.includes(key) ? translation.original.language : own
  const note = (toggle || recipe.mine) && (
    <>
      {toggle && (
        <TranslationNote recipe={recipe} onToggle={toggle} onCorrect={() => setIsCorrecting(true)} />
      )}{' '}
      {recipe.mine && <ManageTranslations recipe={recipe} />}
    </>
  )
  return (
    <FinishCookingContext value={cooking.finish}>
      <Dialog
        open={open}
        onClose={onClose}
        title={recipe.title}
        titleLang={langOf('title')}
        size="wide"
        footer={
          // One row on a phone: the kitchen bar, which is behind the dialog, or the actions of the owner.
          hasTimers ? (
            <div className="timers-in-dialog">
              <TimerStrip isAlone onRemove={() => undefined} />
            </div>
          ) : (
            recipe.mine && <OwnActions recipe={recipe} />
          )
        }
      >
        <RecipeView
          key={recipe.id}
          recipe={recipe}
          level={3}
          lead={<Lead recipe={recipe} lang={langOf('taste')} sharing={sharing} note={note} />}
        >
          <OwnPart
            recipeId={recipe.id}
            mine={recipe.mine}
            heading="h3"
            collections={sharing?.recipeCollections?.(recipe.id)}
          />
          {isOffline ? (
            <p className="flex items-center gap-2 text-ink-soft" data-screen-only>
              <CloudOff aria-hidden="true" className="size-5 shrink-0" />
              {t('partNeedsConnection')}
            </p>
          ) : (
            <>
              <CookedSection recipe={recipe} heading="h3" />
              <Photos recipe={recipe} heading="h3" />
              <Comments recipe={recipe} heading="h3" />
            </>
          )}
        </RecipeView>
        {hasTimers && recipe.mine && (
          <div className="mt-8 border-t border-line pt-4" data-screen-only>
            <OwnActions recipe={recipe} />
          </div>
        )}
        {cooking.dialog}
        <CorrectDialog
          recipe={recipe}
          open={isCorrecting}
          onClose={() => setIsCorrecting(false)}
          onChange={reload}
        />
      </Dialog>
    </FinishCookingContext>
  )
}

/** In the footer of the dialog, so that the actions and their messages are always visible. */
function OwnActions({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation(['recipes', 'recipeEditor'])
  const language = useLanguage()
  const { pathname } = useLocation()
  return (
    <CopyLink recipe={recipe}>
      <LinkButton
        to={paths.writeRecipe(language, recipe.id)}
        // From another page no state: the user stays in the binder, which shows that the recipe is saved.
        state={matchPath(patterns.myRecipes, pathname) ? fromMyRecipes : undefined}
        variant="quiet"
        icon={<Pencil aria-hidden="true" className="size-5" />}
      >
        {t('recipeEditor:edit')}
      </LinkButton>
      {recipe.isPublic && (
        <LinkButton
          to={paths.recipe(recipe.uuid)}
          variant="quiet"
          icon={<ExternalLink aria-hidden="true" className="size-5" />}
        >
          {t('publicPage')}
        </LinkButton>
      )}
    </CopyLink>
  )
}

function Lead({
  recipe,
  lang,
  sharing,
  note,
}: {
  recipe: Recipe
  lang?: string | undefined
  sharing?: RecipeSharing
  note: ReactNode
}) {
  const { t } = useTranslation('ui')
  const words = recipePageWords[useLanguage()]
  const format = useFormat()
  return (
    <div className="recipe-lead">
      <Picture recipe={recipe} />
      <div className="recipe-glance">
        {recipe.taste && (
          <p className="recipe-taste" lang={lang}>
            {recipe.taste}
          </p>
        )}
        <p className="recipe-meta">
          {!recipe.mine && <span>{words.by(recipe.ownerName ?? t('unnamedUser'))}</span>}
          <span>
            {recipe.rating > 0
              ? words.rating(format.number(recipe.rating, ui.ratingDecimals.onCards))
              : words.noRatings}
          </span>
          {recipe.ratingCount > 0 && <span>{words.ratings(recipe.ratingCount)}</span>}
          <span>{words.likes(recipe.likeCount)}</span>
          <LineageLine recipe={recipe} link={OriginLink} />
        </p>
        {note && <p className="recipe-translation">{note}</p>}
        <RecipeFacts recipe={recipe} />
        <RecipeReactions recipe={recipe} sharing={sharing} />
        {sharing?.recipePlan?.(recipe)}
        <VersionActions recipe={recipe} />
      </div>
    </div>
  )
}

function Picture({ recipe }: { recipe: Recipe }) {
  const words = recipePageWords[useLanguage()]
  if (recipe.imageKey === null) return <p className="recipe-no-image">{words.noImage}</p>
  return (
    <figure className="recipe-figure">
      <SignedImage
        image={recipe.imageKey}
        alt={recipe.title}
        width={1200}
        height={900}
        sizes="(width >= 48rem) 28rem, 92vw"
        eager
        className="aspect-[4/3] w-full rounded-3xl text-ink-faint"
        fallback={words.noImage}
      />
      <PictureCredit recipe={recipe} />
    </figure>
  )
}
