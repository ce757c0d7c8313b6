import type { Translation } from '../catalog.ts'
import type english from '../en/picker.ts'

export default {
  title: 'Elegir una receta',
  search: 'Buscar recetas',
  placeholder: 'Un plato o un ingrediente',
  start: 'Busca entre las recetas públicas y las tuyas.',
  found_one: '{{count}} receta encontrada',
  found_many: '{{count}} recetas encontradas',
  found_other: '{{count}} recetas encontradas',
  failed: 'La búsqueda no ha funcionado. Vuelve a intentarlo.',
  results: 'Recetas encontradas',
  private: 'Privada: los miembros de este grupo podrán leerla',
} satisfies Translation<'es', typeof english>
