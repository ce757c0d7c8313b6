import { use, type ReactNode } from 'react'
import { useConnection } from '../../../lib/connection.ts'
import { RecipeToolsContext } from '../recipe-tools-context.ts'
import type { ShownAmounts } from '../recipe-view.tsx'
import { SaveButton } from '../saved/save-button.tsx'
import { CopyLink } from '../share/public-link.tsx'
import { ShareMenu } from '../share/share-menu.tsx'
import type { RecipeSharing } from '../share/share-to-group.ts'
import type { ShownRecipe } from '../translations/shown-texts.tsx'
import { RecipeBar } from './bar-button.tsx'
import { MoreMenu } from './more-menu.tsx'
import { CookButton } from './visitor-bar.tsx'

interface MemberBarProps {
  amounts: ShownAmounts
  recipe: ShownRecipe
  sharing: RecipeSharing | undefined
  /** Not for a link to the page on which one is. */
  isPublicPage: boolean
  /** One more verb. */
  children?: ReactNode
}

/**
 * All that a member can do with a recipe, wherever it is shown. What needs a connection stays in its place without one,
 * disabled.
 */
export function MemberBar({ recipe, amounts, sharing, isPublicPage, children }: MemberBarProps) {
  const { isOffline } = useConnection()
  const renderTools = use(RecipeToolsContext)
  return (
    <RecipeBar>
      <CookButton cook={amounts.cook} />
      {!recipe.mine && <SaveButton recipeId={recipe.id} disabled={isOffline} />}
      {sharing?.recipePlan?.(recipe)}
      {amounts.servings !== null && renderTools?.(recipe, amounts.servings)}
      <ShareOrCopy {...{ recipe, sharing }} disabled={isOffline} />
      {children}
      <MoreMenu {...{ recipe, isPublicPage }} />
    </RecipeBar>
  )
}

/** The share menu is for members of a group; others have the link of their own recipes. */
function ShareOrCopy({
  recipe,
  sharing,
  disabled,
}: Pick<MemberBarProps, 'recipe' | 'sharing'> & { disabled: boolean }): ReactNode {
  if (sharing?.shareToGroup)
    return <ShareMenu {...{ recipe, disabled }} shareToGroup={sharing.shareToGroup} />
  return recipe.mine && <CopyLink {...{ recipe, disabled }} />
}
