import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** State of a history entry that was pushed from the binder: closing its recipe goes back instead of navigating. */
export const fromMyRecipes = { fromMyRecipes: true }

/** The open recipe and the edited recipe, both in the URL, so that Back closes them. */
export function useMyRecipesUrl() {
  const [address] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  return {
    /** The id of the open recipe. */
    opened: address.get('recipe') || null,
    /** The id of the recipe in the editor, or `new`. */
    edited: address.get('edit') || null,
    open: (id: string) => void navigate(`?${new URLSearchParams({ recipe: id })}`, { state: fromMyRecipes }),
    close() {
      if (state?.fromMyRecipes === true) void navigate(-1)
      else void navigate(pathname, { replace: true })
    },
  }
}
