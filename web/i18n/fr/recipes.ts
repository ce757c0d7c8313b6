import type { Translation } from '../catalog.ts'
import type english from '../en/recipes.ts'

export default {
  myRecipes: 'Mes recettes',
} satisfies Translation<'fr', typeof english>
