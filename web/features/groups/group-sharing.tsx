import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Recipe } from '#shared/contract/recipes.ts'
import { myGroups } from './group-queries.ts'
import { RecipeShares } from './recipe-shares.tsx'
import { ShareDialog } from './share-dialog.tsx'
import {
  RecipeSharesContext,
  ShareToGroupContext,
  type ShareToGroup,
} from '../recipes/share/share-to-group.ts'
import { useSession } from '../../app/session.tsx'

const shareToGroup: ShareToGroup = (dialog) => <ShareDialog {...dialog} />

const recipeShares = ({ id }: Recipe) => <RecipeShares recipeId={id} />

/** Hands 'Share to Group' down to recipes, for who belongs to any group, and where one's own are shared. Stands below `Queries`. */
export function GroupSharing({ children }: { children: ReactNode }) {
  const isSignedIn = useSession().status === 'signedIn'
  const belongsToGroups = useQuery({ ...myGroups, enabled: isSignedIn }).data?.length
  return (
    <ShareToGroupContext value={belongsToGroups ? shareToGroup : null}>
      <RecipeSharesContext value={isSignedIn ? recipeShares : null}>{children}</RecipeSharesContext>
    </ShareToGroupContext>
  )
}
