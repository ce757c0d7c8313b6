import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { readSharedPage } from '../../lib/shared-page.ts'

/** State of a history entry that was pushed from the binder: closing its recipe goes back instead of navigating. */
export const fromMyRecipes = { fromMyRecipes: true }

/** The open recipe, the edited recipe and the open collection, all in the URL, so that Back closes them. */
export function useMyRecipesUrl() {
  const [address] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const collection = address.get('collection') || null
  const within = (more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ ...(collection !== null && { collection }), ...more }).toString()
    return query === '' ? pathname : `?${query}`
  }
  return {
    /** The id of the open recipe. */
    opened: address.get('recipe') || null,
    /** The id of the recipe in the editor, or `new`, which also imports what another app has shared. */
    edited: address.get('edit') || (readSharedPage(address) ? 'new' : null),
    /** The id of the open collection. */
    collection,
    open: (id: string) => void navigate(within({ recipe: id }), { state: fromMyRecipes }),
    openCollection: (id: string | null) =>
      void navigate(id === null ? pathname : `?${new URLSearchParams({ collection: id })}`),
    close() {
      if (state?.fromMyRecipes === true) void navigate(-1)
      else void navigate(within(), { replace: true })
    },
  }
}
