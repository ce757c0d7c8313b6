import type { Translation } from '../catalog.ts'
import type english from '../en/ui.ts'

export default {
  close: 'Cerrar',
  cancel: 'Cancelar',
  loading: 'Cargando…',
  tryAgain: 'Volver a intentarlo',
  remove: 'Quitar {{name}}',
  optional: 'opcional',
  stars: '{{mean}} de 5 estrellas',
  noStars: 'Aún sin valoraciones',
  guest: 'Un comensal',
} satisfies Translation<'es', typeof english>
