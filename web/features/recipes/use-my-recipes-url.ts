import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Marks an entry of the history that was made from the binder: closing what it opened goes back to the binder. */
export const fromMyRecipes = { fromMyRecipes: true }

/** Which recipe is open above the binder, or being written, as the address says it; Back closes either. */
export function useMyRecipesUrl() {
  const [address] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  return {
    /** The id of the recipe that is open. */
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
