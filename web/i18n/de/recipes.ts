import type { Translation } from '../catalog.ts'
import type english from '../en/recipes.ts'

export default {
  myRecipes: 'Meine Rezepte',
} satisfies Translation<'de', typeof english>
