import type { Translation } from '../catalog.ts'
import type english from '../en/search.ts'

export default {
  suggestions: 'Sugerencias',
  count_one: '{{count}} sugerencia',
  count_many: '{{count}} sugerencias',
  count_other: '{{count}} sugerencias',
  dish: 'Plato',
  food: 'Ingrediente',
  cook: 'Miembro',
  title: 'Receta',
} satisfies Translation<'es', typeof english>
