import { CloudOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/contract/recipes.ts'
import { ui } from '#shared/constants/ui.ts'
import { recipePageWords } from '#shared/words/recipe-page.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useConnection } from '../../lib/connection.ts'
import { MemberBar } from './bar/member-bar.tsx'
import { Comments } from './comments/comments.tsx'
import { CookedSection } from './cooking-log/cooked-section.tsx'
import { FinishCookingContext } from './cooking-log/finish-cooking-context.ts'
import { useFinishCooking } from './cooking-log/finish-cooking.tsx'
import { Photos } from './photos/photos.tsx'
import type { Rating } from './mean-stars.tsx'
import { pageRating } from './public-recipe.tsx'
import { RecipeReactions } from './reactions/recipe-reactions.tsx'
import { useReaderLanguage } from './reader-language.tsx'
import { useFreshRecipe } from './recipe-cache.ts'
import { useTextLanguageOf, type RecipeBodyProps } from './recipe-body.tsx'
import { RecipeView } from './recipe-view.tsx'
import { OwnPart } from './saved/own-part.tsx'
import type { RecipeSharing } from './share/share-to-group.ts'
import { StoredStepPicture } from './stored-picture.tsx'
import { CorrectDialog } from './translations/correct-dialog.tsx'
import { ManageTranslations } from './translations/manage-translations.tsx'
import type { ShownRecipe } from './translations/shown-texts.tsx'
import { TranslationNote } from './translations/translation-note.tsx'
import { Family, OriginLink } from './versions/family.tsx'

interface RecipeParts {
  /** As it is shown: in the reader's language where it can be. */
  recipe: ShownRecipe
  /** The language of the title where it is not the interface's. */
  titleLang: string | undefined
  body: ReactNode
  bar: ReactNode
}

interface RecipeScreenProps extends Pick<RecipeBodyProps, 'titleAs'> {
  recipe: Recipe
  sharing: RecipeSharing | undefined
  /** The public page has its own address, and a mean with two decimals. */
  isPublicPage?: boolean
  renderPicture: (recipe: ShownRecipe) => ReactNode
  /** What its owner can do with it here, beside Like. */
  ownerActions?: ReactNode
  /** One more verb in the bar. */
  verb?: ReactNode
  /** Puts the parts into a dialog or on a page. Keep the screen mounted while a dialog closes. */
  renderFrame: (parts: RecipeParts) => ReactNode
}

/**
 * A recipe as members see it: the same screen on its page, in the dialog of a list or a thread, and at the end of a
 * chat.
 */
export function RecipeScreen(props: RecipeScreenProps) {
  const { recipe: known, sharing, isPublicPage = false, titleAs, renderFrame } = props
  const { recipe, toggle, reload } = useReaderLanguage(useFreshRecipe(known), { onPublicPage: isPublicPage })
  const [isCorrecting, setIsCorrecting] = useState(false)
  const cooking = useFinishCooking(recipe)
  const rating = useRating(recipe, isPublicPage)
  const meta = useMeta(recipe, rating)
  const titleLang = useTextLanguageOf(recipe)('title')
  const hasProposals = useHadProposals(recipe)
  const note = (toggle || hasProposals) && (
    <>
      {toggle && (
        <TranslationNote recipe={recipe} onToggle={toggle} onCorrect={() => setIsCorrecting(true)} />
      )}{' '}
      {hasProposals && <ManageTranslations recipe={recipe} />}
    </>
  )
  return (
    <FinishCookingContext value={cooking.finish}>
      <RecipeView
        {...{ recipe, titleAs, note, meta }}
        picture={props.renderPicture(recipe)}
        lineage={OriginLink}
        stepPicture={StoredStepPicture}
        reactions={<RecipeReactions {...{ recipe, rating }}>{props.ownerActions}</RecipeReactions>}
        renderFrame={(body, amounts) =>
          renderFrame({
            recipe,
            titleLang,
            body,
            bar: <MemberBar {...{ recipe, amounts, sharing, isPublicPage }}>{props.verb}</MemberBar>,
          })
        }
      >
        <Activity
          {...{ recipe, sharing }}
          managesTranslations={!hasProposals}
          heading={titleAs === 'h1' ? 'h2' : 'h3'}
        />
        {cooking.dialog}
        <CorrectDialog
          recipe={recipe}
          open={isCorrecting}
          onClose={() => setIsCorrecting(false)}
          onChange={reload}
        />
      </RecipeView>
    </FinishCookingContext>
  )
}

/**
 * What readers propose waits for an answer at the top; else its place is behind the recipe. It stays at the top while the
 * last one is answered.
 */
function useHadProposals({ mine, translations }: ShownRecipe): boolean {
  const [had, setHad] = useState(false)
  const has = mine && (translations?.proposals ?? 0) > 0
  if (has && !had) setHad(true)
  return had || has
}

/** With two decimals on the public page, with one elsewhere. */
function useRating(recipe: ShownRecipe, isPublicPage: boolean): Rating {
  const language = useLanguage()
  const format = useFormat()
  if (isPublicPage) return pageRating(recipe, language)
  const { rating: mean, ratingCount: count } = recipe
  return { mean, text: mean > 0 ? format.number(mean, ui.ratingDecimals.onCards) : '', count }
}

/** The author, or the rating of an own recipe: that of another, and the likes, stand where one gives them. */
function useMeta(recipe: ShownRecipe, rating: Rating): RecipeBodyProps['meta'] {
  const { t } = useTranslation('ui')
  const words = recipePageWords[useLanguage()]
  // One that nobody else sees waits for no ratings.
  if (recipe.mine) return rating.mean > 0 || recipe.isPublic ? [{ rating }] : []
  return [{ text: words.by(recipe.ownerName ?? t('unnamedUser')) }]
}

interface ActivityProps {
  recipe: ShownRecipe
  sharing: RecipeSharing | undefined
  managesTranslations: boolean
  heading: 'h2' | 'h3'
}

/** Below the recipe: photos, own words, who cooked it, variants and comments. */
function Activity({ recipe, sharing, managesTranslations, heading }: ActivityProps) {
  const { isOffline } = useConnection()
  const { t } = useTranslation('offline')
  const ownPart = (
    <OwnPart
      recipeId={recipe.id}
      mine={recipe.mine}
      heading={heading}
      collections={sharing?.recipeCollections?.(recipe.id)}
    />
  )
  if (isOffline) {
    return (
      <div className="recipe-activity" data-screen-only>
        {ownPart}
        <p className="flex items-center gap-2 text-ink-soft">
          <CloudOff className="size-5 shrink-0" />
          {t('partNeedsConnection')}
        </p>
      </div>
    )
  }
  return (
    <div className="recipe-activity" data-screen-only>
      <Photos recipe={recipe} heading={heading} />
      {ownPart}
      {recipe.mine && sharing?.recipeShares(recipe)}
      <CookedSection recipe={recipe} heading={heading} />
      <Family recipe={recipe} />
      {recipe.mine && managesTranslations && (
        <p className="recipe-translation">
          <ManageTranslations recipe={recipe} />
        </p>
      )}
      <Comments recipe={recipe} heading={heading} />
    </div>
  )
}
