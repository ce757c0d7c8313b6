import type { Translation } from '../catalog.ts'
import type english from '../en/ui.ts'

export default {
  close: 'Cerrar',
  cancel: 'Cancelar',
  copy: 'Copiar',
  copyIt: 'Copiar: {{name}}',
  copied: 'Copiado',
  loading: 'Cargando…',
  tryAgain: 'Reintentar',
  remove: 'Quitar {{name}}',
  optional: 'opcional',
  stars: '{{mean}} de 5 estrellas',
  noStars: 'Aún sin valoraciones',
  ratings_one: '{{count}} valoración',
  ratings_many: '{{count}} valoraciones',
  ratings_other: '{{count}} valoraciones',
  unnamedUser: 'Un miembro',
  page: 'Página {{number}}',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
} satisfies Translation<'es', typeof english>
