import type { Translation } from '../catalog.ts'
import type english from '../en/recipes.ts'

export default {
  myRecipes: 'Mis recetas',
} satisfies Translation<'es', typeof english>
