import { OpenRecipe, type OpenRecipeProps } from '../recipes/open-recipe.tsx'
import { useGroupSharing } from './group-sharing.tsx'

/** An open recipe with everything that one can do with it. More code than most pages: see `recipe-on-demand.tsx`. */
export default function ShareableRecipe(props: Omit<OpenRecipeProps, 'sharing'>) {
  return <OpenRecipe {...props} sharing={useGroupSharing()} />
}
