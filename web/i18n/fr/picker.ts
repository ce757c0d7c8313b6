import type { Translation } from '../catalog.ts'
import type english from '../en/picker.ts'

export default {
  title: 'Choisir une recette',
  search: 'Rechercher une recette',
  placeholder: 'Un plat ou un ingrédient',
  start: 'Recherchez parmi les recettes publiques et les vôtres.',
  found_one: '{{count}} recette trouvée',
  found_many: '{{count}} recettes trouvées',
  found_other: '{{count}} recettes trouvées',
  failed: 'La recherche n’a pas abouti. Veuillez réessayer.',
  results: 'Recettes trouvées',
  private: 'Privée : les membres de ce groupe pourront la lire',
} satisfies Translation<'fr', typeof english>
