import type { Translation } from '../catalog.ts'
import type english from '../en/search.ts'

export default {
  suggestions: 'Propositions',
  count_one: '{{count}} proposition',
  count_many: '{{count}} propositions',
  count_other: '{{count}} propositions',
  dish: 'Plat',
  food: 'Ingrédient',
  cook: 'Membre',
  title: 'Recette',
} satisfies Translation<'fr', typeof english>
