import type { Translation } from '../catalog.ts'
import type english from '../en/home.ts'

export default {
  nextMeals: 'En el menú',
  today: 'Hoy',
  tomorrow: 'Mañana',
  lately: 'Cocinado hace poco',
  toDiary: 'Diario de cocina',
  nextTime: 'La próxima vez: {{text}}',
  talks: 'Seguir con el chef',
  threads: 'Novedades en tus hilos',
  unread_one: '{{count}} mensaje nuevo',
  unread_many: '{{count}} mensajes nuevos',
  unread_other: '{{count}} mensajes nuevos',
  inSeason: 'Ahora de temporada',
  newRecipes: 'Recetas nuevas',
  toDiscover: 'Verlas todas',
  failed: 'No se han podido cargar las novedades.',
  unshared: 'Una receta que ya no se comparte',
  startText: 'Lo que cocines, comentes y sigas se reunirá aquí.',
} satisfies Translation<'es', typeof english>
